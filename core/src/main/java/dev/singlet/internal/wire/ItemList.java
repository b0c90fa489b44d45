package dev.singlet.internal.wire;

/**
 * A list of items in an answer.
 *
 * @param table the table in the answer to a batch; empty in a page
 * @param first the place of the first item in the index
 * @param size how many items there are
 * @param from where the list begins in the JSON
 * @param to where it has ended
 */
record ItemList(String table, int first, int size, int from, int to) {}
