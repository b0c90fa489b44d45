package dev.singlet.scan;

import org.jspecify.annotations.Nullable;

/**
 * The progress of a scan since it was started or continued.
 *
 * @param items the number of items returned
 * @param itemsRead the number of items that DynamoDB read and charged for, also those of other
 *     entities and those that a filter dropped
 * @param requests the number of requests
 * @param capacityUnits the read capacity units they consumed
 * @param segmentsDone the number of segments read to their end, with those before the scan was
 *     continued
 * @param largestSegment the number of items read of the segment that had the most so far. With
 *     {@code itemsRead}, it shows how unevenly the items are spread over the segments
 * @param checkpoint the place to continue, for {@link Scan#from}; the consumer has received every
 *     item before it; null at the end of the table or index
 */
public record ScanProgress(
    long items,
    long itemsRead,
    long requests,
    double capacityUnits,
    int segmentsDone,
    long largestSegment,
    @Nullable String checkpoint) {}
