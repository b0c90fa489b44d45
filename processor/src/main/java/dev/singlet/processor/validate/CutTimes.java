package dev.singlet.processor.validate;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * Items of a partition are told apart by more than a time that is cut to milliseconds, unless the
 * template says that it is cut or a converter makes it. Clocks have more digits, so items that were
 * made one after the other could have the same key.
 */
final class CutTimes implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<KeyHalf> halves = entity.primaryKey().ownHalves();
    KeyHalf last =
        halves.stream()
            .filter(half -> half.isSort() && !half.template().values().isEmpty())
            .findFirst()
            .orElse(halves.get(0));
    List<Part.Value> values = last.template().values();
    if (!values.isEmpty() && values.stream().allMatch(value -> isCut(value, entity))) {
      Part.Value time = values.get(values.size() - 1);
      report.add(
          "%s: only %s tells items of a partition apart, and it is cut to the millisecond. Of two"
              + " items of one millisecond, the second put replaces the first. Write an id after"
              + " it%s. If a partition has at most one item in a millisecond, write %s.",
          Code.CUT_TIME,
          last,
          time,
          isStamp(time, entity) || isMade(time)
              ? ""
              : ", or store it with @StoredTime(TimeFormat.NANOS)",
          sayingIt(time));
    }
  }

  private static Part.Value sayingIt(Part.Value time) {
    List<Format> formats = new ArrayList<>(time.formats());
    formats.add(0, new Format(Format.Kind.MILLIS, 0));
    return new Part.Value(time.source(), formats);
  }

  private static boolean isCut(Part.Value value, EntityModel entity) {
    boolean saysIt =
        value.formats().stream()
            .anyMatch(format -> format.kind().precision() != null || format.kind().period() > 0);
    return !saysIt
        && value.source().type() instanceof ValueType.Time time
        && (time.precision() == TimeFormat.MILLIS
            || (time.precision() == TimeFormat.NANOS && isStamp(value, entity)));
  }

  /** Returns whether a method makes a value, so that it has no annotation for its stored form. */
  private static boolean isMade(Part.Value value) {
    return value.source().isComputed() && !Spelling.isPath(value.source().name());
  }

  /** Returns whether a value is a stamp, which has milliseconds in each stored form. */
  private static boolean isStamp(Part.Value value, EntityModel entity) {
    return entity.attributes().stream()
        .filter(attribute -> attribute.component().equals(value.source().name()))
        .anyMatch(attribute -> attribute.stamp() != AttributeModel.Stamp.NONE);
  }
}
