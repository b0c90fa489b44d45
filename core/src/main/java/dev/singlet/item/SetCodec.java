package dev.singlet.item;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a set as SS or NS, after the type its elements are stored as. DynamoDB has no empty sets:
 * one is stored as nothing.
 *
 * @param element the codec of its elements
 * @param <E> the type of its elements
 */
public record SetCodec<E>(ValueCodec<E> element) implements ValueCodec<Set<E>> {

  @Override
  public @Nullable AttributeValue encode(Set<E> set) {
    Set<String> texts = new LinkedHashSet<>(set.size() * 2);
    Set<String> numbers = new LinkedHashSet<>();
    for (E value : set) {
      AttributeValue encoded = element.encode(value);
      if (encoded != null && encoded.s() != null) {
        texts.add(encoded.s());
      } else if (encoded != null) {
        numbers.add(encoded.n());
      }
    }
    if (!numbers.isEmpty()) {
      return AttributeValue.createNs(new ArrayList<>(numbers));
    }
    return texts.isEmpty() ? null : AttributeValue.createSs(new ArrayList<>(texts));
  }

  @Override
  public Set<E> decode(AttributeValue value) {
    if (value.hasSs()) {
      return decode(value.ss(), AttributeValue::createS);
    }
    if (value.hasNs()) {
      return decode(value.ns(), AttributeValue::createN);
    }
    throw Scalars.unexpected("", "SS or NS", value);
  }

  @Override
  public void check(Set<E> set, Violations violations) {
    for (E value : set) {
      violations.element("[]", value, element);
    }
  }

  private Set<E> decode(List<String> stored, Function<String, AttributeValue> scalar) {
    Set<E> set = new LinkedHashSet<>(stored.size() * 2);
    for (String text : stored) {
      try {
        set.add(element.decode(scalar.apply(text)));
      } catch (RuntimeException failure) {
        throw DecodeFailure.in("[]", failure);
      }
    }
    return Collections.unmodifiableSet(set);
  }
}
