package dev.singlet.model.comparison;

import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The keys that feel another delimiter. Templates spell the delimiter out, so it changes only an
 * escaped text, and the values that a key can have.
 */
final class Delimiters {

  /** The formats whose text can hold each delimiter, or none. */
  private static final Set<String> INDEPENDENT =
      Set.of("any", "hash", "shard", "pad", "reverse", "epoch", "epochMillis");

  private static final Set<String> NUMBERS = Set.of("byte", "short", "int", "long", "bigInteger");

  /** The types whose text has a fixed width, or a fixed set of characters without a delimiter. */
  private static final Set<String> FIXED =
      Set.of("boolean", "uuid", "instant", "localDate", "localDateTime", "localTime", "yearMonth");

  private final Tables tables;

  Delimiters(Tables tables) {
    this.tables = tables;
  }

  /** Returns the answers for all entities that are in both models. */
  Answers answers() {
    Answers all = Answers.SAFE;
    for (Tables.Pair pair : tables.entities()) {
      EntityDescriptor after = pair.after();
      if (pair.before() != null && after != null) {
        all = all.and(answers(after));
      }
    }
    return all;
  }

  /** A program doesn't find keys with its delimiter in a value, because it refuses the value. */
  private Answers answers(EntityDescriptor entity) {
    Answers all = Answers.SAFE;
    for (LinkedKeyDescriptor key : entity.keys()) {
      Touch present = touch(entity, key, tables.after().delimiter());
      Touch old = touch(entity, key, tables.before().delimiter());
      Keeping keeping = present == Touch.TEXT ? Keeping.LEAVES_STALE : Keeping.KEEPS;
      boolean isPrimary = key.index().isEmpty();
      boolean isOldMissed = present != Touch.NOTHING;
      boolean isNewMissed = isPrimary ? old != Touch.NOTHING : old == Touch.TEXT;
      all =
          all.and(
              new Answers(
                  isPrimary && isOldMissed ? Reading.MISSES : Reading.SAME,
                  isNewMissed ? Reading.MISSES : Reading.SAME,
                  isPrimary || !isOldMissed
                      ? List.of()
                      : Keys.patterns(tables.after(), entity, key),
                  keeping,
                  keeping,
                  TableStep.NONE));
    }
    return all;
  }

  /** The meaning of another delimiter for a key. */
  private enum Touch {
    NOTHING,
    /** Other values are refused. */
    VALUES,
    /** The key of a value has another text. */
    TEXT
  }

  private static Touch touch(EntityDescriptor entity, LinkedKeyDescriptor key, String delimiter) {
    return Stream.concat(key.partition().stream(), key.sort().stream())
        .map(TemplateDescriptor::values)
        .flatMap(List::stream)
        .map(each -> touch(entity, each, delimiter))
        .reduce(Touch.NOTHING, (one, other) -> one.compareTo(other) >= 0 ? one : other);
  }

  private static Touch touch(EntityDescriptor entity, Part.Value value, String delimiter) {
    List<String> formats = value.formats();
    if (formats.contains("escape")) {
      return Touch.TEXT;
    }
    boolean isIndependent =
        formats.stream().anyMatch(each -> INDEPENDENT.contains(each.replaceAll("\\(.*", "")));
    return isIndependent || isFree(entity, value.source(), delimiter)
        ? Touch.NOTHING
        : Touch.VALUES;
  }

  /** Returns whether no text of a value has one of the delimiters. */
  private static boolean isFree(EntityDescriptor entity, String source, String delimiter) {
    StoredType type =
        entity
            .attribute(source)
            .map(each -> each.type())
            .or(() -> entity.computed(source).map(ComputedDescriptor::type))
            .map(each -> TypeRules.unwrapped(entity, each))
            .orElse(null);
    if (type == null || !type.converter().isEmpty()) {
      return false;
    }
    boolean isSigned = delimiter.indexOf('-') >= 0;
    return FIXED.contains(type.kind()) || (NUMBERS.contains(type.kind()) && !isSigned);
  }
}
