package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.codec.StringCodec;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a set as SS, NS or BS, depending on the stored type of its elements. DynamoDB has no empty
 * sets: an empty set is not stored.
 *
 * @param element the codec of its elements
 * @param <E> the type of its elements
 */
public record SetCodec<E>(ValueCodec<E> element) implements ValueCodec<Set<E>> {

  /** The path step of an element, which has no index in a set. */
  static final String STEP = "[]";

  /** Up to this number, comparing the elements is faster than hashing them. */
  private static final int FEW = 8;

  @Override
  public @Nullable AttributeValue encode(Set<E> set) {
    if (set.isEmpty()) {
      return null;
    }
    if (element instanceof StringCodec) {
      // The set has no equal texts, and an element of such a set is a text.
      @SuppressWarnings("unchecked")
      Set<String> texts = (Set<String>) set;
      return AttributeValue.createSs(new MemberList(texts));
    }
    // Ifs, because a switch would load a class of its own with the first set.
    AttributeValue.Type type = Elements.encode(element, set.iterator().next()).type();
    if (type == AttributeValue.Type.N) {
      return AttributeValue.createNs(distinct(set, value -> Elements.encode(element, value).n()));
    }
    if (type == AttributeValue.Type.B) {
      return AttributeValue.createBs(distinct(set, value -> Elements.encode(element, value).b()));
    }
    if (type != AttributeValue.Type.S) {
      throw new IllegalStateException(
          element + " stores elements of a set as " + type + ", not as S, N or B.");
    }
    return AttributeValue.createSs(
        element instanceof TextCodec<E> text
            ? distinct(set, text::format)
            : distinct(set, value -> Elements.encode(element, value).s()));
  }

  /** Removes elements with equal stored forms, because DynamoDB accepts no duplicates. */
  private static <E, V> List<V> distinct(Set<E> set, Function<E, V> stored) {
    if (set.size() > FEW) {
      Set<V> distinct = new LinkedHashSet<>(set.size() * 2);
      for (E value : set) {
        distinct.add(stored.apply(value));
      }
      return new ArrayList<>(distinct);
    }
    List<V> values = new ArrayList<>(set.size());
    for (E value : set) {
      V scalar = stored.apply(value);
      if (!values.contains(scalar)) {
        values.add(scalar);
      }
    }
    return values;
  }

  @Override
  public Set<E> decode(StoredValue value) {
    Object[] members = members(value);
    return Collections.unmodifiableSet(
        members.length <= SmallSet.MAX
            ? SmallSet.of(members)
            : new LinkedHashSet<>(Elements.listOf(members)));
  }

  /** Returns the elements of a stored set, in their order. */
  List<E> elements(StoredValue value) {
    return Elements.listOf(members(value));
  }

  @Override
  public Set<E> absent() {
    return Set.of();
  }

  @Override
  public boolean isAbsent(Set<E> set) {
    return set.isEmpty();
  }

  @Override
  public boolean isSurelyValid(Set<E> set) {
    return Elements.areSurelyValid(set, element);
  }

  @Override
  public void check(Set<E> set, Violations violations) {
    Elements.checkSet(set, element, violations);
  }

  private Object[] members(StoredValue value) {
    AttributeValue.Type set = value.type();
    AttributeValue.Type type =
        set == AttributeValue.Type.SS
            ? AttributeValue.Type.S
            : set == AttributeValue.Type.NS ? AttributeValue.Type.N : AttributeValue.Type.B;
    if (type == AttributeValue.Type.B && set != AttributeValue.Type.BS) {
      throw value.unexpected("SS, NS or BS");
    }
    // Texts need no decoding: an element of such a set is a text.
    boolean areMembers = type == AttributeValue.Type.S && element instanceof StringCodec;
    Object[] members = value.members();
    try {
      for (int i = 0; i < members.length; i++) {
        if (areMembers) {
          Scalars.present(members[i]);
        } else {
          members[i] = element.decode(SetMember.of(type, members[i]));
        }
      }
    } catch (RuntimeException failure) {
      throw DecodeFailure.in(STEP, failure);
    }
    return members;
  }
}
