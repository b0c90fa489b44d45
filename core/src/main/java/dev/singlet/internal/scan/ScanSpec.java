package dev.singlet.internal.scan;

import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.schema.TableSchema;

/** The content of a scan. */
public record ScanSpec<T>(AccessPattern<T> pattern, ScanOptions options) {

  /** Returns this scan with other options. */
  public ScanSpec<T> with(ScanOptions.Builder changed) {
    return new ScanSpec<>(pattern, changed.build());
  }

  public TableSchema table() {
    return pattern.type().table();
  }

  @Override
  public String toString() {
    return "Scan[" + pattern.type() + ", " + options.segments() + " segments]";
  }
}
