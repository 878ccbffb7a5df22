"""Logs without holes: an entry goes in only after the one before it. What a repair cuts off is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# By the database itself, row by row: whoever writes, and however many rows at a time.
MISSING = 'NOT EXISTS (SELECT 1 FROM entries WHERE "table" = NEW."table" AND n = NEW.n - 1)'
COMPLAINT = "an entry without the one before it"
SQLITE = f"""
CREATE TRIGGER entries_in_order BEFORE INSERT ON entries WHEN NEW.n > 0 AND {MISSING}
BEGIN SELECT RAISE(ABORT, '{COMPLAINT}'); END
"""
POSTGRESQL = f"""
CREATE FUNCTION entries_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.n > 0 AND {MISSING} THEN
    RAISE EXCEPTION '{COMPLAINT}' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$
"""
ON_EACH = """
CREATE TRIGGER entries_in_order BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_in_order()
"""


def upgrade() -> None:
    op.create_table(
        "repairs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("cut", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_repairs"),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRESQL)
        op.execute(ON_EACH)
    else:
        op.execute(SQLITE)
