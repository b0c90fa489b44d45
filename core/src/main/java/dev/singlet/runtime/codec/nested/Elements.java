package dev.singlet.runtime.codec.nested;

import dev.singlet.internal.text.Limits;
import dev.singlet.runtime.item.Collected;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The elements of lists, sets and maps. Null is an element only with a {@link NullableCodec}. */
public final class Elements {

  private Elements() {}

  static <E> AttributeValue encode(ValueCodec<E> codec, E value) {
    AttributeValue encoded = codec.encode(value);
    if (encoded == null) {
      throw new IllegalStateException(
          codec
              + " stores nothing for "
              + value
              + ", so its isAbsent() must return true"
              + " for it.");
    }
    return encoded;
  }

  /**
   * Returns the failure to decode an element or a value of a map.
   *
   * @param step its step in the path
   * @param stored its stored form
   */
  static DecodeFailure failure(
      String step, @Nullable StoredValue stored, RuntimeException failure) {
    return stored != null && stored.type() == AttributeValue.Type.NUL
        ? DecodeFailure.absent(step, "is NULL. If it may be, declare its type as @Nullable")
        : DecodeFailure.in(step, failure);
  }

  /** Returns decoded elements as a list backed by the array. */
  @SuppressWarnings("unchecked") // The codec of the elements decoded them.
  static <E> List<E> listOf(Object[] decoded) {
    return (List<E>) Arrays.asList(decoded);
  }

  /**
   * Returns whether all elements are present and known to be valid by a quick check. The elements
   * are copied to an array, because a call for each iterator step would cost more.
   */
  @SuppressWarnings("unchecked") // The collection's type gives the element's type.
  static <E> boolean areSurelyValid(Collection<E> elements, ValueCodec<E> codec) {
    for (Object element : elements.toArray()) {
      if (element == null || !codec.isSurelyValid((E) element)) {
        return false;
      }
    }
    return true;
  }

  /** Checks the elements of a list. */
  static <E> void checkList(Iterable<E> list, ValueCodec<E> codec, Violations violations) {
    Collected place = violations.collected();
    int index = 0;
    place.enter(index);
    for (E element : list) {
      place.moveTo(index++);
      check(element, codec, violations);
    }
    place.leave();
  }

  /** Checks the elements of a set. */
  static <E> void checkSet(Iterable<E> set, ValueCodec<E> codec, Violations violations) {
    Collected place = violations.collected();
    place.enterMember(null);
    for (E element : set) {
      place.moveTo(element);
      check(element, codec, violations);
    }
    place.leave();
  }

  /** Checks the value under a key of a map. */
  static <V> void checkEntry(
      String key, @Nullable V value, ValueCodec<V> codec, Violations violations) {
    violations.enterEntry(key);
    check(value, codec, violations);
    violations.collected().leave();
  }

  /** Checks an element at the current position. */
  static <E> void check(@Nullable E element, ValueCodec<E> codec, Violations violations) {
    if (!(codec instanceof NullableCodec)) {
      violations.required("", element);
    }
    if (element != null && codec.isAbsent(element)) {
      violations.add("", "Size", Violations.EMPTY, element);
    }
    if (element != null && violations.collected().depth() > Limits.NESTING_LEVELS) {
      violations.addTooDeep("");
    } else if (element != null) {
      codec.check(element, violations);
    }
  }
}
