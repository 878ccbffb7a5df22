"""Studies: many games by a plan, on one process, all cores or a cluster; the results as Parquet files."""
