package dev.singlet.internal.scan;

import dev.singlet.value.UnreadableItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a scan as it was read.
 *
 * @param checkpoint where to go on; null if all segments are read
 * @param itemsRead how many items DynamoDB read for it
 */
public record ScanRead<T>(
    List<T> items, List<UnreadableItem> unreadable, @Nullable String checkpoint, int itemsRead) {}
