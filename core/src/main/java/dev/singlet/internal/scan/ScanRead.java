package dev.singlet.internal.scan;

import dev.singlet.value.UnreadableItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a scan that was read.
 *
 * @param checkpoint the place to continue; null if all segments are read
 * @param itemsRead the number of items that DynamoDB read
 */
public record ScanRead<T>(
    List<T> items, List<UnreadableItem> unreadable, @Nullable String checkpoint, int itemsRead) {}
