package dev.singlet.backfill;

import dev.singlet.verify.ItemSample;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes a report of a backfill as text. */
final class BackfillText {

  /** From this on, a run takes much longer than its segments would need. */
  private static final double UNEVEN = 2;

  /** Fewer items are uneven by chance. */
  private static final long MANY = 1_000;

  private BackfillText() {}

  static String of(BackfillReport report) {
    StringJoiner text = new StringJoiner("\n");
    text.add((report.isDryRun() ? "Dry run of the backfill of " : "Backfill of ") + report.table());
    text.add(
        String.format(
            Locale.ROOT,
            "Items: %,d read, %,d %s. %,.1f read units, %,.1f write units%s.",
            report.items(),
            report.written(),
            report.isDryRun() ? "to be written" : "written",
            report.readUnits(),
            report.writeUnits(),
            report.isDryRun() ? " (estimated)" : ""));
    if (report.skew() >= UNEVEN && report.items() >= MANY) {
      text.add(
          String.format(
              Locale.ROOT,
              "Segments: the largest had %.1f times as many items as the average. More segments"
                  + " make it faster.",
              report.skew()));
    }
    report.entities().forEach(each -> add(each, report.isDryRun(), text));
    report
        .reserved()
        .forEach(
            (name, number) ->
                text.add(
                    "  Unique values of "
                        + name
                        + ": "
                        + number(number)
                        + (report.isDryRun() ? " to be reserved" : " reserved")));
    report
        .released()
        .forEach(
            (name, number) ->
                text.add("  Unique values of " + name + ": " + number(number) + " released"));
    for (LeftItems left : report.left()) {
      text.add("");
      text.add(
          "Left as they are, because of "
              + left.reason()
              + (left.entity().isEmpty() ? "" : ", " + left.entity())
              + ": "
              + number(left.items())
              + ". "
              + left.reason().advice());
      left.samples().forEach(each -> text.add("  " + each.key() + ": " + each.stored()));
    }
    if (report.estimate() != null) {
      text.add("").add("The whole table, with 95 % confidence: " + report.estimate() + ".");
    } else if (report.checkpoint() != null) {
      text.add("").add("The table was not read to its end.");
    }
    if (!report.shares().isWhole()) {
      text.add("").add("This is about " + report.shares() + " of the table only.");
    }
    return text.toString();
  }

  private static void add(BackfilledEntity entity, boolean isDryRun, StringJoiner text) {
    if (entity.right() + entity.written() + entity.moved() == 0) {
      return;
    }
    String changed =
        entity.attributes().entrySet().stream()
            .map(each -> each.getKey() + " " + number(each.getValue()))
            .collect(Collectors.joining(", ", ": ", ""));
    text.add(
        String.format(
            Locale.ROOT,
            "  %s: %,d right, %,d %s%s%s",
            entity.entity(),
            entity.right(),
            entity.written(),
            isDryRun ? "to be written" : "written",
            moved(entity, isDryRun),
            entity.attributes().isEmpty() ? "" : changed));
    for (ItemSample sample : entity.samples()) {
      text.add("    " + sample.key());
      text.add("      - " + orNothing(sample.stored()));
      text.add("      + " + orNothing(sample.written()));
    }
  }

  private static String orNothing(String text) {
    return text.isEmpty() ? "nothing" : text;
  }

  private static String moved(BackfilledEntity entity, boolean isDryRun) {
    return entity.moved() == 0
        ? ""
        : ", " + number(entity.moved()) + (isDryRun ? " to be moved" : " moved");
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
