package dev.singlet.internal.verify;

import dev.singlet.verify.ItemSample;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * An item that was compared with what a put would write.
 *
 * @param same the attributes that are as a put would write them
 * @param olderNames the older names that it has in place of current ones
 * @param found the differences, each once. A sample is made only if it is needed
 */
record Compared(
    List<String> same, List<String> olderNames, Map<Found, Supplier<ItemSample>> found) {}
