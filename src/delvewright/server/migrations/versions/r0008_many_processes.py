"""Many processes: who keeps which tables, and promises that any of them may keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("worker", sa.Integer, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("slots", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
        sa.UniqueConstraint("server", "worker", name="uq_nodes_server_worker"),
    )
    op.create_table(
        "promises",
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("commitment", name="pk_promises"),
    )
    op.create_index("ix_promises_at", "promises", ["at"])
