package dev.singlet.internal.scan;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * A page of a segment. All its items were taken, or those before the limit.
 *
 * @param given the number of items given on
 * @param end the key after which the segment continues, or the item that has it; empty at the end
 *     of the segment; null if no item of the page was taken
 */
record TakenPage(ScanResponse answer, int given, @Nullable Map<String, AttributeValue> end) {}
