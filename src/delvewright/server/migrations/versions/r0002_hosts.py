"""Who hosts from where, and whom a host has removed: tables are counted, and some stay closed to somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("removed", sa.Text, nullable=False, server_default="[]"))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_origin", "tables", ["origin"])
