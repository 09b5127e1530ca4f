"""Campaigns: one and two workers, a cluster, kills, reports."""
