package dev.singlet.internal.scan;

import org.jspecify.annotations.Nullable;

/**
 * The progress of a scan.
 *
 * @param items the number of items returned
 * @param itemsRead the number of items that DynamoDB read
 * @param requests the number of requests that were answered
 * @param capacityUnits the read capacity units they consumed
 * @param segmentsDone the number of segments read to their end
 * @param largestSegment the number of items read of the segment that had the most
 * @param checkpoint the place to continue; null if all segments are read
 * @param share the share of the table that is read
 */
public record Progress(
    long items,
    long itemsRead,
    long requests,
    double capacityUnits,
    int segmentsDone,
    long largestSegment,
    @Nullable String checkpoint,
    Share share) {}
