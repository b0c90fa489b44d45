package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a sorted set as SS, NS or BS. An empty set is not stored. Reads return it in the natural
 * order of its elements.
 *
 * @param element the codec of its elements
 * @param <E> the type of its elements
 */
public record SortedSetCodec<E extends Comparable<? super E>>(ValueCodec<E> element)
    implements ValueCodec<SortedSet<E>> {

  @Override
  public @Nullable AttributeValue encode(SortedSet<E> set) {
    return new SetCodec<>(element).encode(set);
  }

  @Override
  public SortedSet<E> decode(StoredValue value) {
    SortedSet<E> set = new TreeSet<>();
    set.addAll(new SetCodec<>(element).elements(value));
    return Collections.unmodifiableSortedSet(set);
  }

  @Override
  public SortedSet<E> absent() {
    return Collections.emptySortedSet();
  }

  @Override
  public boolean isAbsent(SortedSet<E> set) {
    return set.isEmpty();
  }

  @Override
  public void check(SortedSet<E> set, Violations violations) {
    new SetCodec<>(element).check(set, violations);
  }
}
