package dev.singlet.change;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads and writes of two programs on one table, and the answers that these show. */
final class Observation {

  private final Work work;
  private final Example example;
  private final PatternSearch patterns;

  Observation(Work work, Example example) {
    this.work = work;
    this.example = example;
    this.patterns = new PatternSearch(work);
  }

  /** Returns the answers, without the change of the table. */
  Answers answers() {
    Program old = work.old();
    Program present = work.present();
    Answers seen = Answers.SAFE;
    for (Example.Item item : example.items()) {
      Reading newReadsOld = reads(present, item.present(), old, item.old(), item.older());
      seen =
          seen.and(
              new Answers(
                  newReadsOld,
                  finds(item, reads(old, item.old(), present, item.present(), Map.of())),
                  newReadsOld == Reading.MISSES ? List.of() : incomplete(item),
                  keeps(old, item.old(), item.oldChanged(), present, item.present()),
                  keeps(present, item.present(), item.presentChanged(), old, item.old()),
                  TableStep.NONE));
    }
    return seen;
  }

  private Reading reads(
      Program reader,
      String readersJson,
      Program writer,
      String writersJson,
      Map<String, String> older) {
    if (readersJson.isEmpty() || writersJson.isEmpty()) {
      return Reading.SAME;
    }
    work.table().clear();
    Object written = writer.record(writersJson);
    if (writer.refuses(written)) {
      return Reading.SAME;
    }
    writer.put(written);
    work.table().age(older);
    Optional<Object> found;
    try {
      found = reader.get(reader.record(readersJson));
    } catch (UnreadableItemException
        | InvalidArgumentException
        | UnsupportedOperationException unreadable) {
      return Reading.FAILS;
    } catch (ValidationException | InvalidKeyException refused) {
      return Reading.MISSES;
    }
    if (found.isEmpty()) {
      return Reading.MISSES;
    }
    Object meant = writer.get(written).orElseThrow();
    return new ReadValues(reader, writer, example).areSame(found.get(), meant)
        ? Reading.SAME
        : Reading.OTHER_VALUES;
  }

  /** Returns the reads of the old program, its access patterns among them. */
  private Reading finds(Example.Item item, Reading reading) {
    if (item.old().isEmpty() || item.present().isEmpty() || reading == Reading.MISSES) {
      return reading;
    }
    Object record = work.old().record(item.old());
    Object others = work.present().record(item.present());
    if (work.old().refuses(record) || work.present().refuses(others)) {
      return reading;
    }
    return patterns.wrong(work.old(), record, work.present(), others).isEmpty()
        ? reading
        : Reading.MISSES;
  }

  /** Returns the access patterns of the new program that are wrong for an item of the old one. */
  private List<String> incomplete(Example.Item item) {
    if (item.old().isEmpty() || item.present().isEmpty()) {
      return List.of();
    }
    Program present = work.present();
    Object record = present.record(item.present());
    if (present.refuses(record) || work.old().refuses(work.old().record(item.old()))) {
      return List.of();
    }
    List<String> missing =
        new ArrayList<>(patterns.wrong(present, record, work.old(), work.old().record(item.old())));
    missing.addAll(unreserved(present, record, work.old(), work.old().record(item.old())));
    return missing.stream().sorted().toList();
  }

  /** Returns the unique values of a program that another one doesn't reserve. */
  private List<String> unreserved(
      Program program, Object record, Program other, Object othersRecord) {
    if (program.entity().unique().isEmpty()) {
      return List.of();
    }
    work.table().clear();
    program.put(record);
    Map<Object, Map<String, AttributeValue>> reserved = work.table().items();
    work.table().clear();
    other.put(othersRecord);
    reserved.keySet().removeAll(work.table().items().keySet());
    return reserved.values().stream()
        .flatMap(each -> program.reservedBy(each).stream())
        .map("unique "::concat)
        .toList();
  }

  private Keeping keeps(
      Program program, String json, String changed, Program other, String othersJson) {
    Keeping worst = Keeping.KEEPS;
    if (json.isEmpty() || othersJson.isEmpty()) {
      return worst;
    }
    for (Write write : Write.values()) {
      String written = changed.isEmpty() ? json : changed;
      if (write != Write.PUT_AGAIN && changed.isEmpty()) {
        continue;
      }
      Keeping kept = keeps(program, json, written, other, othersJson, write);
      worst = kept.compareTo(worst) > 0 ? kept : worst;
    }
    return worst;
  }

  private enum Write {
    PUT_AGAIN,
    PUT,
    UPDATE
  }

  private Keeping keeps(
      Program program, String json, String changed, Program other, String othersJson, Write write) {
    work.table().clear();
    Object othersRecord = other.record(othersJson);
    if (other.refuses(othersRecord)) {
      return Keeping.KEEPS;
    }
    other.put(othersRecord);
    Map<Object, Map<String, AttributeValue>> before = work.table().items();
    try {
      switch (write) {
        case PUT_AGAIN -> program.get(program.record(json)).ifPresent(program::put);
        case PUT ->
            program.put(
                program.keepsOthers()
                    ? program
                        .get(program.record(json))
                        .map(read -> program.record(changed, read))
                        .orElseGet(() -> program.record(changed))
                    : program.record(changed));
        case UPDATE -> {
          Optional<Object> read = readOrOwn(program, json);
          if (read.isEmpty()) {
            return Keeping.KEEPS;
          }
          program.update(read.get(), program.record(changed, read.get()));
        }
      }
    } catch (UnreadableItemException unreadable) { // It can be what an update returns.
      if (work.table().items().equals(before)) {
        return Keeping.KEEPS;
      }
    } catch (ConditionFailedException
        | InvalidArgumentException
        | ValidationException
        | InvalidKeyException
        | UnsupportedOperationException refused) {
      return Keeping.KEEPS;
    }
    Map<Object, Map<String, AttributeValue>> after = work.table().items();
    if (after.equals(before)) {
      return Keeping.KEEPS;
    }
    Optional<Object> read;
    try {
      read = other.get(othersRecord);
    } catch (UnreadableItemException | UnsupportedOperationException unreadable) {
      return new Comparison(other, before, after, Map.of()).erasing();
    }
    if (read.isEmpty()) {
      return Keeping.LEAVES_STALE;
    }
    Map<Object, Map<String, AttributeValue>> ideal =
        write == Write.UPDATE && other.removesVectors()
            ? updated(other, othersRecord, read.get())
            : ideal(other, read.get(), after);
    return new Comparison(other, before, after, ideal).keeping();
  }

  /** Returns the record that a program reads, or else has in memory. */
  private static Optional<Object> readOrOwn(Program program, String json) {
    Object record = program.record(json);
    try {
      return program.get(record);
    } catch (UnreadableItemException unreadable) {
      return Optional.of(record);
    }
  }

  /** Returns what a program stores when it updates a record of its own to another one. */
  private Map<Object, Map<String, AttributeValue>> updated(
      Program program, Object record, Object other) {
    work.table().clear();
    program.put(record);
    program.update(record, other);
    return work.table().items();
  }

  /** Returns what a program stores for a record that it has read. */
  private Map<Object, Map<String, AttributeValue>> ideal(
      Program program, Object record, Map<Object, Map<String, AttributeValue>> stored) {
    work.table().clear();
    try {
      program.put(record);
    } catch (ConditionFailedException counted) { // It counts versions of an item that is there.
      work.table().put(stored.values());
      program.put(record);
    } catch (ValidationException refused) { // It reads what it would not write.
      return stored;
    }
    return work.table().items();
  }
}
