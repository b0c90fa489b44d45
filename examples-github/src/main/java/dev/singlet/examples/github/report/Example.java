package dev.singlet.examples.github.report;

import dev.singlet.Get;
import dev.singlet.Query;
import dev.singlet.examples.github.model.GitHub;

/** An access pattern with arguments, to be run and shown. */
public sealed interface Example {

  /** The number of the access pattern. */
  int number();

  /** What it answers. */
  String name();

  /**
   * One item.
   *
   * @param number the number of the access pattern
   * @param name what it answers
   * @param get the operation
   */
  record Item(int number, String name, Get<? extends GitHub> get) implements Example {}

  /**
   * A list.
   *
   * @param number the number of the access pattern
   * @param name what it answers
   * @param query the operation
   */
  record Items(int number, String name, Query<? extends GitHub> query) implements Example {}

  /**
   * A list, page by page.
   *
   * @param number the number of the access pattern
   * @param name what it answers
   * @param query the operation
   * @param size how many items make a page
   */
  record Pages(int number, String name, Query<? extends GitHub> query, int size)
      implements Example {}
}
