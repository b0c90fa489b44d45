package dev.singlet.internal.scan;

import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.schema.TableSchema;

/** What a scan asks for. */
public record ScanSpec<T>(AccessPattern<T> pattern, ScanOptions options) {

  /** Returns the same scan with other options. */
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
