package dev.singlet.it.types.model;

import dev.singlet.annotation.Converter;
import java.util.List;
import java.util.stream.Collectors;

/** A sequence of another library, which Singlet doesn't know. */
public final class Chain<E> {

  private final List<E> links;

  public Chain(List<E> links) {
    this.links = List.copyOf(links);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Chain<?> chain && chain.links.equals(links);
  }

  @Override
  public int hashCode() {
    return links.hashCode();
  }

  @Override
  public String toString() {
    return links.toString();
  }

  /** Stores any of them as a list. */
  public static final class AsList<E> implements Converter<Chain<E>, List<E>> {
    @Override
    public List<E> toStored(Chain<E> chain) {
      return chain.links;
    }

    @Override
    public Chain<E> fromStored(List<E> list) {
      return new Chain<>(list);
    }
  }

  /** Stores those of characters as text, instead. */
  public static final class AsText implements Converter<Chain<Character>, String> {
    @Override
    public String toStored(Chain<Character> chain) {
      return chain.links.stream().map(String::valueOf).collect(Collectors.joining());
    }

    @Override
    public Chain<Character> fromStored(String text) {
      return new Chain<>(text.chars().mapToObj(each -> (char) each).toList());
    }
  }
}
