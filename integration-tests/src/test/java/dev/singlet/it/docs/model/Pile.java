package dev.singlet.it.docs.model;

import java.util.List;

/** A collection of the application's own. Its last element is on top. */
public final class Pile<E> {

  private final List<E> fromBottom;

  public Pile(List<E> fromBottom) {
    this.fromBottom = List.copyOf(fromBottom);
  }

  public List<E> fromBottom() {
    return fromBottom;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile<?> pile && pile.fromBottom.equals(fromBottom);
  }

  @Override
  public int hashCode() {
    return fromBottom.hashCode();
  }
}
