package dev.singlet.convert;

import dev.singlet.annotation.Converter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Stores a set as L, in the order of its iteration. The elements can be of any type that a list can
 * have, such as records. Name it in {@code @Convert}; a set without it is stored as SS, NS or BS.
 * Reads give an immutable set in the stored order. Elements that are stored twice are read once.
 *
 * @param <E> the type of the elements
 */
public record SetAsList<E>() implements Converter<Set<E>, List<E>> {

  @Override
  public List<E> toStored(Set<E> set) {
    return new ArrayList<>(set);
  }

  @Override
  public Set<E> fromStored(List<E> list) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(list));
  }
}
