package dev.singlet.internal.scan;

import org.jspecify.annotations.Nullable;

/**
 * How far a scan has come.
 *
 * @param items how many items were given
 * @param itemsRead how many items DynamoDB read
 * @param requests how many requests were answered
 * @param capacityUnits the read capacity units they consumed
 * @param segmentsDone how many segments are read
 * @param checkpoint where to go on; null if all segments are read
 */
public record Progress(
    long items,
    long itemsRead,
    long requests,
    double capacityUnits,
    int segmentsDone,
    @Nullable String checkpoint) {}
