package dev.singlet.change;

import dev.singlet.model.change.ChangeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Values of other types, and times in other forms. */
final class TypeExamples {

  private TypeExamples() {}

  static List<Example> all() {
    return Stream.of(numbers(), texts(), several(), formats()).flatMap(List::stream).toList();
  }

  private static List<Example> numbers() {
    return List.of(
        same("int", "long", "1", "2").item(one("1"), "", one("3000000000"), ""),
        same("long", "int", "1", "2").item(one("3000000000"), "", one("1"), ""),
        same("byte", "short", "1", "2").item(one("1"), "", one("300"), ""),
        same("int", "BigInteger", "1", "2").item(one("1"), "", one("3000000000"), ""),
        same("long", "BigDecimal", "1", "2").item(one("1"), "", one("0.5"), ""),
        same("BigInteger", "BigDecimal", "1", "2").item(one("1"), "", one("0.5"), ""),
        same("int", "double", "1", "2").item(one("1"), "", one("0.5"), ""),
        same("int", "float", "1", "2")
            .item(one("16777217"), "", one("1"), "")
            .item(one("1"), "", one("0.5"), ""),
        same("long", "double", "1", "2")
            .item(one("9007199254740993"), "", one("1"), "")
            .item(one("1"), "", one("0.5"), ""),
        same("float", "double", "0.5", "1.5").item(one("0.5"), "", one("0.123456789012"), ""),
        same("double", "BigDecimal", "0.5", "1.5")
            .item(one("0.5"), "", one("0.1234567890123456789"), ""),
        same("float", "BigDecimal", "0.5", "1.5").item(one("0.5"), "", one("0.123456789012"), ""),
        same("double", "float", "0.5", "1.5").item(one("1e100"), "", one("0.5"), ""),
        same("boolean", "int", "true", "false", "1", "2"),
        same("int", "String", "1", "2", "'1'", "'2'"),
        same("double", "String", "0.5", "1.5", "'1'", "'2'"));
  }

  private static List<Example> texts() {
    String uuid = "'0190a6c8-5f2e-7cc3-98c4-dc0c0c07398f'";
    String other = "'0190a6c8-5f2e-7cc3-98c4-dc0c0c073990'";
    return List.of(
        same("UUID", "String", uuid, other, uuid, other).item(one(uuid), "", one("'x'"), ""),
        same("String", "UUID", uuid, other, uuid, other).item(one("'x'"), "", one(uuid), ""),
        same("char", "String", "'a'", "'b'", "'a'", "'b'").item(one("'a'"), "", one("'ab'"), ""),
        same("LocalDate", "String", "'2024-01-15'", "'2024-01-16'", "'2024-01-15'", "'2024-01-16'")
            .item(one("'2024-01-15'"), "", one("'x'"), ""),
        same("LocalDate", "YearMonth", "'2024-01-15'", "'2024-01-16'", "'2024-01'", "'2024-02'"),
        same("String", "byte[]", "'ann'", "'bob'", "'AAEC'", "'AAED'"),
        same("byte[]", "ByteBuffer", "'AAEC'", "'AAED'", "'AAEC'", "'AAED'"));
  }

  private static List<Example> several() {
    return List.of(
        same("List<String>", "Set<String>", "['a']", "['b']"),
        same("List<String>", "String[]", "['a']", "['b']"),
        same("Set<String>", "SortedSet<String>", "['a']", "['b']"),
        same("Map<String, Integer>", "SortedMap<String, Integer>", "{'a':1}", "{'a':2}"),
        same("List<Integer>", "List<Long>", "[1]", "[2]")
            .item(one("[1]"), "", one("[3000000000]"), ""),
        same("Set<Integer>", "Set<Long>", "[1]", "[2]")
            .item(one("[1]"), "", one("[3000000000]"), ""),
        same("Map<String, Integer>", "Map<String, Long>", "{'a':1}", "{'a':2}")
            .item(one("{'a':1}"), "", one("{'a':3000000000}"), ""),
        same("String", "List<String>", "'a'", "'b'", "['a']", "['b']"),
        Values.values(
                Values.of(
                    "elements may be null",
                    ChangeKind.NULL_ELEMENTS,
                    "List<String> value",
                    "List<@Nullable String> value"),
                "'value':['a']",
                "'value':['b']")
            .item(one("['a']"), "", one("['a',null]"), ""),
        Values.values(
                Values.of(
                    "elements may no longer be null",
                    ChangeKind.NULL_ELEMENTS,
                    "List<@Nullable String> value",
                    "List<String> value"),
                "'value':['a']",
                "'value':['b']")
            .item(one("['a',null]"), "", one("['a']"), ""));
  }

  private static List<Example> formats() {
    String local = "'2024-01-15T08:00:00.123456789'";
    List<Example> all = new ArrayList<>();
    List<String> formats =
        List.of("NANOS", "MILLIS", "SECONDS", "TO_STRING", "EPOCH", "EPOCH_MILLIS");
    for (String before : formats) {
      for (String after : formats) {
        if (!before.equals(after)) {
          all.add(format("Instant", before, after, instant(before), instant(after)));
        }
      }
    }
    List<String> locals = List.of("NANOS", "MILLIS", "SECONDS", "TO_STRING");
    for (String before : locals) {
      for (String after : locals) {
        if (!before.equals(after)) {
          all.add(format("LocalDateTime", before, after, local, local));
        }
      }
    }
    return all;
  }

  private static String instant(String format) {
    return format.startsWith("EPOCH")
        ? format.equals("EPOCH") ? "1705305600" : "1705305600123"
        : "'2024-01-15T08:00:00.123456789Z'";
  }

  private static Example format(
      String type, String before, String after, String old, String present) {
    boolean isTypeToo = before.startsWith("EPOCH") != after.startsWith("EPOCH");
    return Values.of(
            "%s in %s becomes %s".formatted(type, before, after),
            isTypeToo ? ChangeKind.TYPE : ChangeKind.FORMAT,
            "@StoredTime(TimeFormat." + before + ") " + type + " value",
            "@StoredTime(TimeFormat." + after + ") " + type + " value")
        .item(one(old), one(later(old)), one(present), one(later(present)))
        .item(one(whole(old)), one(later(old)), one(whole(present)), one(later(present)));
  }

  private static String later(String time) {
    return time.replace("08:00:", "08:01:").replace("5600", "5660");
  }

  /** Returns a time without a fraction of a second. */
  private static String whole(String time) {
    return time.replace("00.123456789", "00").replace("600123", "600000");
  }

  private static Example same(String before, String after, String value, String changed) {
    return same(before, after, value, changed, value, changed);
  }

  private static Example same(
      String before, String after, String old, String oldChanged, String value, String changed) {
    return Values.values(
        Values.of(
            before + " becomes " + after, ChangeKind.TYPE, before + " value", after + " value"),
        "'value':" + old,
        "'value':" + oldChanged,
        "'value':" + value,
        "'value':" + changed);
  }

  private static String one(String value) {
    return Values.user("'value':" + value);
  }
}
