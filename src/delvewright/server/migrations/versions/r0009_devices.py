"""Devices: the browsers by which people want to be called when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("devices", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_devices"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_devices_guest_guests"),
    )
