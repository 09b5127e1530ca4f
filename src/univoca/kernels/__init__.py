"""Search engines over plain integers, compiled when a C compiler is there. They know no puzzle."""
