"""Campaigns: many recipes over many processes or machines, into a bank, with a report.

The same spec gives the same puzzles for any number of workers, whenever it was interrupted.
"""
