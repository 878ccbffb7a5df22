"""Alembic's way in: run the revisions on the connection that the server has opened."""

from __future__ import annotations

from alembic import context

from delvewright.server.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
