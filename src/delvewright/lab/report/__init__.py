"""Reports: what a study found, as one page with plots, as pictures, and in short for the terminal."""
