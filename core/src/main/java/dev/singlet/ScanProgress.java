package dev.singlet;

import org.jspecify.annotations.Nullable;

/**
 * How far a scan has come, since it was started or continued.
 *
 * @param items how many items were given
 * @param itemsRead how many items DynamoDB read and charged for, those of other entities and those
 *     left out by a filter included
 * @param requests how many requests it took
 * @param capacityUnits the read capacity units they consumed
 * @param segmentsDone how many segments were read to their end, before it was continued too
 * @param checkpoint continues here, see {@link Scan#from}: what it covers was given completely,
 *     item by item; null at the end
 */
public record ScanProgress(
    long items,
    long itemsRead,
    long requests,
    double capacityUnits,
    int segmentsDone,
    @Nullable String checkpoint) {}
