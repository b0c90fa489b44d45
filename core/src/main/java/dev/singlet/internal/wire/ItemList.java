package dev.singlet.internal.wire;

/**
 * A list of items in an answer.
 *
 * @param table the table in the answer to a batch; empty in a page
 * @param first the place of the first item in the index
 * @param size the number of items
 * @param from the beginning of the list in the JSON
 * @param to the end of the list in the JSON
 */
record ItemList(String table, int first, int size, int from, int to) {}
