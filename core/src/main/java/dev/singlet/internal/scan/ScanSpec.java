package dev.singlet.internal.scan;

import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.ItemType;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.schema.TableSchema;

/**
 * The content of a scan.
 *
 * @param rate the limit of read capacity units per second; zero for none
 */
public record ScanSpec<T>(
    AccessPattern<T> pattern, int segments, double rate, ReadOptions options) {

  public ScanSpec(ItemType<T> type) {
    this(new AccessPattern<>(type, "scan", null, true), 1, 0, ReadOptions.NONE);
  }

  /** Returns a scan of all items, of whichever entity. */
  public static <T> ScanSpec<T> ofAllItems(ItemType<T> type, String name) {
    return new ScanSpec<>(new AccessPattern<>(type, name, null, false), 1, 0, ReadOptions.NONE);
  }

  public ScanSpec<T> segments(int number) {
    return new ScanSpec<>(pattern, number, rate, options);
  }

  public ScanSpec<T> rate(double unitsPerSecond) {
    return new ScanSpec<>(pattern, segments, unitsPerSecond, options);
  }

  /** Returns this scan with other options. */
  public ScanSpec<T> with(ReadOptions changed) {
    return new ScanSpec<>(pattern, segments, rate, changed);
  }

  public TableSchema table() {
    return pattern.type().table();
  }

  @Override
  public String toString() {
    Object what = pattern.filtered() ? pattern.type() : pattern;
    return "Scan[" + what + ", " + segments + " segments]";
  }
}
