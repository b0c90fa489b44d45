package dev.singlet.internal.scan;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.internal.text.Limits;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;

/**
 * The content of a scan.
 *
 * @param segments the number of segments that it reads
 * @param share its share of the table
 * @param rate the limit of read capacity units per second; zero for none
 * @param counts true if DynamoDB is to count the items only
 */
public record ScanSpec<T>(
    AccessPattern<T> pattern,
    int segments,
    Share share,
    double rate,
    ReadOptions options,
    boolean counts) {

  /** Returns a scan of the table. */
  public ScanSpec(ItemType<T> type) {
    this(new AccessPattern<>(type, "scan", null, true));
  }

  /**
   * Returns a scan of an index.
   *
   * @param name the name of the method that makes it
   */
  public ScanSpec(ItemType<T> type, String name, IndexSchema index) {
    this(new AccessPattern<>(type, name, index, tellsEntities(index, type)));
  }

  private ScanSpec(AccessPattern<T> pattern) {
    this(pattern, 1, Share.ALL, 0, ReadOptions.NONE, false);
  }

  /** Returns a scan of all items, of whichever entity. */
  public static <T> ScanSpec<T> ofAllItems(ItemType<T> type, String name) {
    return new ScanSpec<>(new AccessPattern<>(type, name, null, false));
  }

  /** Returns whether the entries of an index tell their entities. */
  private static boolean tellsEntities(IndexSchema index, ItemType<?> type) {
    return type.nameMarks().stream()
        .allMatch(mark -> index.holds(mark.attribute(), type.table().key()));
  }

  /** Returns this scan in segments, and refuses a number that DynamoDB refuses. */
  public ScanSpec<T> segments(int number) {
    return checked(new ScanSpec<>(pattern, number, share, rate, options, counts));
  }

  /** Returns this scan of a share, which has segments of its own. */
  public ScanSpec<T> share(int index, int of) {
    return checked(new ScanSpec<>(pattern, segments, new Share(index, of), rate, options, counts));
  }

  private ScanSpec<T> checked(ScanSpec<T> changed) {
    int number = changed.segments;
    int shares = changed.share.of();
    if (number < 1 || (long) number * shares > Limits.SCAN_SEGMENTS) {
      String all = shares == 1 ? "" : " for all of the " + shares + " shares together";
      throw invalid("segments(" + number + "): give 1 to 1,000,000" + all + ".");
    }
    return changed;
  }

  /** Returns the number of segments of the table. */
  int allSegments() {
    return segments * share.of();
  }

  /** Returns the number of a segment of this scan among all of the table. */
  int number(int segment) {
    return share.index() * segments + segment;
  }

  /** Returns this scan with a limit of its capacity. */
  public ScanSpec<T> rate(double unitsPerSecond) {
    if (!(unitsPerSecond > 0) || Double.isInfinite(unitsPerSecond)) {
      throw invalid("rateLimit(" + unitsPerSecond + "): give capacity units, more than 0.");
    }
    return new ScanSpec<>(pattern, segments, share, unitsPerSecond, options, counts);
  }

  /** Returns this scan with other options. */
  public ScanSpec<T> with(ReadOptions changed) {
    return new ScanSpec<>(pattern, segments, share, rate, changed, counts);
  }

  /** Returns this scan with the settings of another one. */
  public ScanSpec<T> readingAs(ScanSpec<?> other) {
    return new ScanSpec<>(
        pattern, other.segments, other.share, other.rate, other.options, other.counts);
  }

  /** Returns this scan of a projection. */
  public <P> ScanSpec<P> project(Projected<T, P> projection) {
    return new ScanSpec<>(pattern.project(projection), segments, share, rate, options, counts);
  }

  /** Returns a count of what this scan finds. It reads keys if only these tell the entity. */
  public ScanSpec<?> counting() {
    return pattern.type().readsKeys()
        ? new ScanSpec<>(pattern.entries(), segments, share, rate, options, false)
        : new ScanSpec<>(pattern, segments, share, rate, options, true);
  }

  private InvalidArgumentException invalid(String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, this + ": " + problem);
  }

  public TableSchema table() {
    return pattern.type().table();
  }

  @Override
  public String toString() {
    boolean isPlain = pattern.filtered() && pattern.index() == null;
    Object what = isPlain ? pattern.type() : pattern;
    return "Scan[" + what + ", " + segments + " segments]";
  }
}
