package dev.singlet.examples.shared.report;

import dev.singlet.item.Get;
import dev.singlet.query.Query;

/**
 * An access pattern with arguments, to be run and shown.
 *
 * @param <E> the table's interface
 */
public sealed interface Example<E> {

  /** The number of the access pattern. */
  int number();

  /** The question that it answers. */
  String name();

  /**
   * One item.
   *
   * @param number the number of the access pattern
   * @param name what it answers
   * @param get the operation
   * @param <E> the table's interface
   */
  record Item<E>(int number, String name, Get<? extends E> get) implements Example<E> {}

  /**
   * A list.
   *
   * @param number the number of the access pattern
   * @param name what it answers
   * @param query the operation
   * @param <E> the table's interface
   */
  record Items<E>(int number, String name, Query<? extends E> query) implements Example<E> {}

  /**
   * A list, page by page.
   *
   * @param number the number of the access pattern
   * @param name what it answers
   * @param query the operation
   * @param size how many items make a page
   * @param <E> the table's interface
   */
  record Pages<E>(int number, String name, Query<? extends E> query, int size)
      implements Example<E> {}
}
