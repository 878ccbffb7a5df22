"""What advises: the account of what could be done, hints and guides; views tell, this room counsels."""
