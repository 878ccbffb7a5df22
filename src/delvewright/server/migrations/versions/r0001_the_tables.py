"""The first tables: guests, tables, their logs and positions, archives and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("forked_from", sa.Text, nullable=False),
        sa.Column("next_table", sa.Text, nullable=False),
        sa.Column("saw_ahead", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seatings",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_seatings"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seatings_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seatings_guest"),
    )
    op.create_index("ix_seatings_guest", "seatings", ["guest"])
    op.create_table(
        "positions",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_positions"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_positions_table"),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("sort", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
    )
    op.create_table(
        "archives",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "first", name="pk_archives"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_archives_table"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
