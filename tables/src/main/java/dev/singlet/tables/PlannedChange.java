package dev.singlet.tables;

/**
 * A change that is to be made.
 *
 * @param change the description of it
 * @param request sends the request that makes it
 */
record PlannedChange(TableChange change, Runnable request) {}
