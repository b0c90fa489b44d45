package dev.singlet.it.docs.model;

import dev.singlet.annotation.Converter;
import java.util.List;

/** Stores a pile as a list. */
public final class PileAsList<E> implements Converter<Pile<E>, List<E>> {
  @Override
  public List<E> toStored(Pile<E> pile) {
    return pile.fromBottom();
  }

  @Override
  public Pile<E> fromStored(List<E> list) {
    return new Pile<>(list);
  }
}
