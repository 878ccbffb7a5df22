"""What advises on Thunderstone: the account of a hand, and the guide made of it."""
