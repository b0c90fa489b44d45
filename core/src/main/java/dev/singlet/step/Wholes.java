package dev.singlet.step;

import java.util.List;

/**
 * Parts as the only elements of themselves, where what they hold is not to be taken out of them.
 *
 * @param parts the parts
 * @param <E> their type
 */
public record Wholes<E>(Steps<E> parts) implements Steps<List<E>> {

  @Override
  public boolean hasNext() {
    return parts.hasNext();
  }

  @Override
  public Step<List<E>> next() {
    return parts.next().map(List::of);
  }
}
