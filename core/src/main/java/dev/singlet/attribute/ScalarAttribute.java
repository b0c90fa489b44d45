package dev.singlet.attribute;

import dev.singlet.internal.text.Limits;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ValueCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute with a single value that has no order in DynamoDB, such as a boolean, an enum or a
 * UUID.
 *
 * @param <T> the entity's record
 * @param <V> the type of its values
 * @param <W> the changes that an update can make
 */
public sealed class ScalarAttribute<T, V, W> extends ComparableAttribute<T, V, W>
    permits OrderedAttribute, DocumentAttribute {

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   */
  public ScalarAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
  }

  /**
   * Holds if the attribute has one of the given values.
   *
   * @param values the values, any number of them
   * @return the condition {@code #attribute IN (...)}; several of them for more than 100 values,
   *     DynamoDB's limit
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  public final Condition<T> in(V... values) {
    return in(Arrays.asList(values));
  }

  /**
   * Holds if the attribute has one of the given values.
   *
   * @param values the values, any number of them; without any, the condition never holds
   * @return the condition {@code #attribute IN (...)}; several of them for more than 100 values,
   *     DynamoDB's limit
   */
  public final Condition<T> in(Collection<? extends V> values) {
    Set<AttributeValue> encoded = new LinkedHashSet<>();
    for (V value : values) {
      encoded.add(Objects.requireNonNull(encode("in", value)));
    }
    List<Condition<T>> chunks = new ArrayList<>();
    List<AttributeValue> all = List.copyOf(encoded);
    for (int i = 0; i < all.size(); i += Limits.IN_OPERANDS) {
      List<AttributeValue> chunk = all.subList(i, Math.min(all.size(), i + Limits.IN_OPERANDS));
      chunks.add(covered(path -> Expression.in(location().entity(), path, chunk)));
    }
    return chunks.isEmpty()
        ? new Condition<>(Expression.never(location().entity()))
        : Condition.anyOf(chunks);
  }

  @Override
  protected ScalarAttribute<T, V, W> at(Location<T> place) {
    return new ScalarAttribute<>(place, codec());
  }
}
