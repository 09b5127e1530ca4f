"""`python -m univoca` is the command line."""

from univoca.cli import main

if __name__ == "__main__":
    main()
