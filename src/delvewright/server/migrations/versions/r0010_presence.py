"""Presence: who is at which process's tables; and browsers to call, each a row of its own."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("node", "table", "guest", name="pk_presence"),
        sa.ForeignKeyConstraint(["node"], ["nodes.id"], name="fk_presence_node_nodes", ondelete="CASCADE"),
    )
    op.create_index("ix_presence_table", "presence", ["table"])
    known = op.get_bind().execute(sa.text("SELECT guest, devices FROM devices")).all()
    op.drop_table("devices")
    devices = op.create_table(
        "devices",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", "endpoint", name="pk_devices"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_devices_guest_guests"),
    )
    rows = [{"guest": guest, **one} for guest, text in known for one in json.loads(text)]
    if rows:
        op.bulk_insert(devices, rows)
