"""The server: tables with seats, one ordered stream a client, and a log that is stored before it is told."""
