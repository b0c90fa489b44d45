package dev.singlet.internal.history;

import dev.singlet.history.StepInfo;
import dev.singlet.history.StepState;
import dev.singlet.internal.text.InstantText;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A step as it is stored.
 *
 * @param state how far it has come
 * @param checksum the checksum of what was run
 * @param by the program that ran it last
 * @param started when its last run began
 * @param ended when its last run ended; null if none has
 * @param items the number of items that were read
 * @param written the number of items that were written
 * @param left the number of items that its last run left
 * @param seen the programs of other models that were seen since its last run began; empty for none
 * @param note what there is to know
 * @param place the place to go on; null for the beginning
 */
public record StoredStep(
    StepState state,
    String checksum,
    String by,
    @Nullable Instant started,
    @Nullable Instant ended,
    long items,
    long written,
    long left,
    String seen,
    String note,
    @Nullable String place) {

  /** The attributes of a step that change while it runs. */
  static final String PLACE = "place";

  static final String ITEMS = "items";
  static final String WRITTEN = "written";
  static final String LEFT = "left";

  private static final int MAX_NOTE = 1_000;

  /** A step that nothing is stored of. */
  public static final StoredStep NONE =
      new StoredStep(StepState.PENDING, "", "", null, null, 0, 0, 0, "", "", null);

  /**
   * Returns the start of a run. It goes on where an earlier one of the same work stood.
   *
   * @param seenAtStart the programs of other models that can undo it; empty for none
   */
  public StoredStep begun(String ownChecksum, String program, Instant now, String seenAtStart) {
    boolean goesOn = checksum.equals(ownChecksum) && place != null && state != StepState.WAITING;
    return new StoredStep(
        StepState.RUNNING,
        ownChecksum,
        program,
        now,
        null,
        goesOn ? items : 0,
        goesOn ? written : 0,
        goesOn ? left : 0,
        goesOn && seenAtStart.isEmpty() ? seen : seenAtStart,
        "",
        goesOn ? place : null);
  }

  /** Returns the end of a run, after it has counted items. */
  public StoredStep ended(
      StepState end, Instant now, StoredStep counted, String why, @Nullable String at) {
    String text = why.length() > MAX_NOTE ? why.substring(0, MAX_NOTE) + "..." : why;
    return new StoredStep(
        end,
        checksum,
        by,
        started,
        now,
        counted.items,
        counted.written,
        counted.left,
        seen,
        text,
        at);
  }

  /** Returns this step after a part of its work. */
  public StoredStep after(long read, long changed, long leftItems) {
    return new StoredStep(
        state,
        checksum,
        by,
        started,
        ended,
        items + read,
        written + changed,
        left + leftItems,
        seen,
        note,
        place);
  }

  /** Returns this step as one that was not begun. The table still tells its last run. */
  public StoredStep again(String ownChecksum) {
    return new StoredStep(
        StepState.PENDING, ownChecksum, by, started, ended, 0, 0, 0, "", "", null);
  }

  /** Returns this step with another checksum. */
  public StoredStep withChecksum(String other) {
    return new StoredStep(
        state, other, by, started, ended, items, written, left, seen, note, place);
  }

  public StepInfo info(String id, boolean isDeclared, String problem) {
    return new StepInfo(
        id, state, checksum, by, started, ended, items, written, isDeclared, note, problem);
  }

  AttributeValue stored() {
    Map<String, AttributeValue> map = new HashMap<>();
    put(map, "state", state.name());
    put(map, "checksum", checksum);
    put(map, "by", by);
    put(map, "started", started == null ? "" : InstantText.millis(started));
    put(map, "ended", ended == null ? "" : InstantText.millis(ended));
    put(map, "seen", seen);
    put(map, "note", note);
    put(map, PLACE, place == null ? "" : place);
    map.put(ITEMS, AttributeValue.createN(Long.toString(items)));
    map.put(WRITTEN, AttributeValue.createN(Long.toString(written)));
    map.put(LEFT, AttributeValue.createN(Long.toString(left)));
    return AttributeValue.createM(map);
  }

  private static void put(Map<String, AttributeValue> map, String name, String text) {
    if (!text.isEmpty()) {
      map.put(name, AttributeValue.createS(text));
    }
  }

  static StoredStep of(Map<String, AttributeValue> map) {
    String place = text(map, PLACE);
    return new StoredStep(
        StepState.valueOf(text(map, "state")),
        text(map, "checksum"),
        text(map, "by"),
        time(map, "started"),
        time(map, "ended"),
        number(map, ITEMS),
        number(map, WRITTEN),
        number(map, LEFT),
        text(map, "seen"),
        text(map, "note"),
        place.isEmpty() ? null : place);
  }

  private static String text(Map<String, AttributeValue> map, String name) {
    AttributeValue value = map.get(name);
    return value == null || value.s() == null ? "" : value.s();
  }

  private static @Nullable Instant time(Map<String, AttributeValue> map, String name) {
    String text = text(map, name);
    return text.isEmpty() ? null : Instant.parse(text);
  }

  private static long number(Map<String, AttributeValue> map, String name) {
    AttributeValue value = map.get(name);
    return value == null || value.n() == null ? 0 : Long.parseLong(value.n());
  }
}
