package dev.singlet.verify;

import dev.singlet.verify.ItemDifference.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The parts of a report, in their order. A subclass lays them out. */
abstract class ReportLayout {

  private static final Pattern BREAK = Pattern.compile("[\\p{Cntrl}\\u0085\\u2028\\u2029]");

  /** The bits of a number of bytes that are less than a megabyte. */
  private static final int MEGABYTE = 20;

  private final StringBuilder text = new StringBuilder();

  /** Adds the title, and the facts below it. */
  abstract void title(String title, String facts);

  /** Adds the heading of some items, and a sentence below it. */
  abstract void section(String heading, String sentence);

  /** Adds a table, whose first row are the headings of the columns. */
  abstract void table(List<List<String>> rows);

  /** Adds a sentence below a table. */
  abstract void sentence(String sentence);

  /** Adds samples of a difference. */
  abstract void samples(String heading, Kind kind, List<ItemSample> samples);

  /** Adds the meaning of a word. */
  abstract void meaning(String word, String meaning);

  /** Adds a line. Names and keys of other programs must not look like another one. */
  final ReportLayout line(String line) {
    text.append(
            BREAK
                .matcher(line)
                .replaceAll(found -> String.format("\\\\u%04x", (int) found.group().charAt(0))))
        .append('\n');
    return this;
  }

  final String of(ItemsReport report) {
    title("Items of " + report.table() + ", compared with the model", facts(report));
    report.entities().stream().filter(entity -> entity.items() > 0).forEach(this::entity);
    if (!report.others().isEmpty()) {
      section("Items of no entity of the model", "");
      samples(report.others());
    }
    if (!report.unevenPartitions().isEmpty()) {
      partitions(report);
    }
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    report.differences().forEach(difference -> kinds.add(difference.kind()));
    if (!kinds.isEmpty()) {
      section("Meaning", "");
      kinds.forEach(kind -> meaning(kind.toString(), kind.meaning()));
    }
    return text.toString();
  }

  private static String facts(ItemsReport report) {
    String part =
        report.isSample()
            ? ", a sample of the table"
            : report.checkpoint() != null
                ? ", a part of the table"
                : report.shares().isWhole()
                    ? ", all of the table"
                    : ", " + report.shares() + " of the table";
    String unique =
        report.uniqueValues() == 0
            ? ""
            : String.format(
                Locale.ROOT,
                " %s of unique values among them, compared with the items that have them.",
                items(report.uniqueValues()));
    String others =
        report.ofOtherTenants() == 0
            ? ""
            : String.format(
                Locale.ROOT,
                " %s of other tenants %s read and left out.",
                items(report.ofOtherTenants()),
                report.ofOtherTenants() == 1 ? "was" : "were");
    return String.format(
        Locale.ROOT,
        "%s%s. %,d %s, %s read capacity units.%s%s%s",
        items(report.items()),
        part,
        report.requests(),
        report.requests() == 1 ? "request" : "requests",
        units(report.capacityUnits()),
        unique,
        others,
        report.compared() == 0 ? " No item was compared with an entity of the model." : "");
  }

  private void entity(EntityItems entity) {
    boolean isSame = entity.differences().isEmpty();
    section(
        entity.entity(),
        isSame
            ? items(entity.items()) + ", all as a put would write them."
            : items(entity.items())
                + ", "
                + count(entity.unchanged())
                + " as a put would write them.");
    if (!entity.olderNames().isEmpty()) {
      sentence(
          entity.olderNames().entrySet().stream()
              .map(name -> name.getKey() + " " + items(name.getValue()))
              .collect(Collectors.joining(", ", "Items with an older name: ", ".")));
    }
    if (isSame) {
      return;
    }
    Set<String> attributes = new TreeSet<>();
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    for (ItemDifference difference : entity.differences()) {
      attributes.add(difference.attribute());
      kinds.add(difference.kind());
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(row("attribute", "same", kinds.stream().map(Kind::toString).toList()));
    for (String attribute : attributes) {
      Long same = entity.same().get(attribute);
      rows.add(
          row(
              attribute.isEmpty() ? "(the item)" : attribute,
              same == null ? "" : count(same),
              kinds.stream().map(kind -> count(entity, kind, attribute)).toList()));
    }
    table(rows);
    Set<String> others = new TreeSet<>(entity.same().keySet());
    others.removeAll(attributes);
    if (!others.isEmpty()) {
      sentence(
          "In all compared items as a put would write them: " + String.join(", ", others) + ".");
    }
    samples(entity.differences());
  }

  private void partitions(ItemsReport report) {
    section(
        "Partitions that have much of the table",
        "Each takes 3,000 read and 1,000 write capacity units a second. If one is busy, divide it by"
            + " a shard in its key.");
    List<List<String>> rows = new ArrayList<>(List.of(List.of("partition", "items", "MB", "part")));
    for (PartitionItems each : report.unevenPartitions()) {
      rows.add(
          List.of(
              each.key(),
              count(each.items()),
              count(each.bytes() >> MEGABYTE),
              count(100 * each.bytes() / report.bytes()) + " %"));
    }
    table(rows);
  }

  private static List<String> row(String attribute, String same, List<String> counts) {
    List<String> row = new ArrayList<>(List.of(attribute, same));
    row.addAll(counts);
    return row;
  }

  private static String count(EntityItems entity, Kind kind, String attribute) {
    return entity.differences().stream()
        .filter(each -> each.kind() == kind && each.attribute().equals(attribute))
        .map(each -> count(each.items()))
        .findFirst()
        .orElse("");
  }

  private void samples(List<ItemDifference> differences) {
    for (ItemDifference difference : differences) {
      String attribute = difference.attribute().isEmpty() ? "" : difference.attribute() + ", ";
      samples(
          attribute + difference.kind() + ", " + items(difference.items()),
          difference.kind(),
          difference.samples());
    }
  }

  private static String items(long number) {
    return count(number) + (number == 1 ? " item" : " items");
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String units(double units) {
    return String.format(Locale.ROOT, units == Math.rint(units) ? "%,.0f" : "%,.1f", units);
  }
}
