"""Where the chance of a table comes from: a secret, the players' shares, and who may know the deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name, before in (("secret", ""), ("shares", "[]"), ("deal", "")):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=before))
