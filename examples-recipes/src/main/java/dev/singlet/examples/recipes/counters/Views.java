package dev.singlet.examples.recipes.counters;

import dev.singlet.TableClient;
import java.util.random.RandomGenerator;

/** Counts views of pages. */
final class Views {

  private static final int PARTS = 10;

  private final TableClient counters;
  private final RandomGenerator random;

  Views(TableClient counters, RandomGenerator random) {
    this.counters = counters;
    this.random = random;
  }

  /** Counts a view in the one item of a page, and gives the count. */
  long count(String page) {
    return counters.execute(PageEntity.upsert(page).incrementViews(1).returning(PageEntity.VIEWS));
  }

  /** Counts a view in one of ten items of a page. */
  void countSpread(String page) {
    counters.execute(
        ViewCountEntity.upsert(page, random.nextInt(PARTS)).incrementViews(1).returningNothing());
  }

  /** The sum of the ten items, in one request. */
  long total(String page) {
    return counters.stream(ViewCountEntity.byPage(page)).mapToLong(ViewCount::views).sum();
  }
}
