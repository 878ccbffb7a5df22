"""Hooks: where people want to be called when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "hooks",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_hooks"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_hooks_guest_guests"),
    )
