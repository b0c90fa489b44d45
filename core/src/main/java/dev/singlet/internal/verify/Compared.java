package dev.singlet.internal.verify;

import java.util.List;

/**
 * An item that was compared with what a put would write.
 *
 * @param same the attributes that are as a put would write them
 * @param found the differences
 */
record Compared(List<String> same, List<Found> found) {}
