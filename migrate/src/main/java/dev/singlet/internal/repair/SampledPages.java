package dev.singlet.internal.repair;

import dev.singlet.backfill.BackfillEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Estimates numbers of a whole table from some of its pages. The items of a page are neighbours and
 * often alike, so the margin follows from the differences between pages, not between items.
 */
final class SampledPages {

  private static final double UNIT_BYTES = 8192;

  /** If none of n pages has a property, at most about 3/n of all have it, with 95 %. */
  private static final double RULE_OF_THREE = 3;

  /** With fewer pages of a sort, the differences between pages tell little. */
  private static final double FEW = 5;

  private final List<Page> pages = new ArrayList<>();

  /** The numbers of a page. */
  private record Page(double items, double written, double units) {}

  void add(long items, long written, double units) {
    pages.add(new Page(items, written, units));
  }

  /**
   * Returns the estimate.
   *
   * @param size the size of the table
   * @param isWhole true if the pages have all items
   */
  BackfillEstimate of(TableSize size, boolean isWhole) {
    double read = sum(Page::items);
    double items = isWhole ? read : Math.max((double) size.items(), read);
    double written = items * perItem(Page::written);
    double units = items * perItem(Page::units);
    double margin = isWhole ? 0 : Math.min(items, margin(items, Page::written));
    double unitsMargin = isWhole ? 0 : margin(items, Page::units);
    double page = items / Math.max(1, pages.size());
    if (!isWhole && Math.min(written, items - written) < FEW * page) {
      margin = Math.min(items, Math.max(margin, RULE_OF_THREE * page));
      unitsMargin = Math.max(unitsMargin, margin * (written == 0 ? 1 : units / written));
    }
    return new BackfillEstimate(
        (long) items, written, margin, Math.ceil(size.bytes() / UNIT_BYTES), units, unitsMargin);
  }

  private double sum(ToDoubleFunction<Page> number) {
    return pages.stream().mapToDouble(number).sum();
  }

  private double perItem(ToDoubleFunction<Page> number) {
    double read = sum(Page::items);
    return read == 0 ? 0 : sum(number) / read;
  }

  /**
   * Returns the margin of a sum over all items, by the estimator of a ratio. The factor is the
   * quantile of Student's distribution, within 0.03 from ten pages on.
   */
  private double margin(double items, ToDoubleFunction<Page> number) {
    int count = pages.size();
    double read = sum(Page::items);
    if (count < 2 || read == 0) {
      return items;
    }
    double ratio = perItem(number);
    double squares = sum(page -> Math.pow(number.applyAsDouble(page) - ratio * page.items(), 2));
    double deviation = Math.sqrt(squares / (count - 1) / count) / (read / count);
    double factor = 1.96 + 2.5 / (count - 1);
    return factor * items * deviation * Math.sqrt(1 - Math.min(1, read / items));
  }
}
