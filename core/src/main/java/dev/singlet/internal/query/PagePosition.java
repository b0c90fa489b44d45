package dev.singlet.internal.query;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The position of an item: its key attributes, in the order of a {@link PositionSchema}.
 *
 * @param values the values of the key attributes
 */
public record PagePosition(List<AttributeValue> values) {}
