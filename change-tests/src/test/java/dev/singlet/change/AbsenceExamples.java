package dev.singlet.change;

import static dev.singlet.change.Values.model;
import static dev.singlet.change.Values.user;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Components that may be absent, or no longer, and their defaults. */
final class AbsenceExamples {

  private static final String ULM = "'value':'Ulm'";
  private static final String BONN = "'value':'Bonn'";
  private static final String NONE = "'value':null";
  private static final String OF_OLDER_ITEMS = "@Default(value = \"Ulm\", newRecords = false)";

  private AbsenceExamples() {}

  static List<Example> all() {
    return Stream.of(nullable(), defaults(), ofOlderItems(), constraints())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Example> nullable() {
    return List.of(
        same("@Nullable is added", ChangeKind.MAY_BE_ABSENT, "String", "@Nullable String")
            .item(user(ULM), "", user(NONE), ""),
        same("an Optional is made", ChangeKind.MAY_BE_ABSENT, "String", "Optional<String>")
            .item(user(ULM), "", user(NONE), ""),
        same("an int is boxed", ChangeKind.MAY_BE_ABSENT, "int", "@Nullable Integer", "'value':1")
            .item(user("'value':1"), "", user(NONE), ""),
        same("@Nullable is removed", ChangeKind.REQUIRED, "@Nullable String", "String")
            .item(user(NONE), "", user(ULM), ""),
        same(
            "a set may be absent",
            ChangeKind.MAY_BE_ABSENT,
            "Set<String>",
            "@Nullable Set<String>",
            "'value':['a']"),
        same(
                "a list may no longer be absent",
                ChangeKind.REQUIRED,
                "@Nullable List<String>",
                "List<String>",
                "'value':['a']")
            .item(user(NONE), "", user("'value':['a']"), ""),
        Example.of("@Nullable is removed within a record", ChangeKind.REQUIRED)
            .before(model("public record Home(@Nullable String city) {}", "Home value", ""))
            .after(model("public record Home(String city) {}", "Home value", ""))
            .item(user("'value':{}"), "", user("'value':{'city':'Ulm'}"), ""));
  }

  private static Example same(String name, ChangeKind kind, String before, String after) {
    return same(name, kind, before, after, ULM);
  }

  private static Example same(
      String name, ChangeKind kind, String before, String after, String value) {
    return Values.values(
        Values.of(
            name,
            kind,
            "@Default(\"0\") int count, " + before + " value",
            "@Default(\"0\") int count, " + after + " value"),
        "'count':1," + value,
        "'count':2," + value);
  }

  private static List<Example> defaults() {
    return List.of(
        initial(
            "a default is added to a required component",
            ChangeKind.DEFAULT_ADDED,
            "",
            "@Default(\"Ulm\")"),
        initial(
                "a default is added to a nullable component",
                ChangeKind.DEFAULT_ADDED,
                "@Nullable",
                "@Default(\"Ulm\")")
            .olderItem(user(NONE), user(ULM), "value"),
        initial("a default is removed", ChangeKind.DEFAULT_REMOVED, "@Default(\"Ulm\")", "")
            .olderItem(user(ULM), user(ULM), "value"),
        initial(
                "a default gives way to @Nullable",
                ChangeKind.DEFAULT_REMOVED,
                "@Default(\"Ulm\")",
                "@Nullable")
            .olderItem(user(ULM), user(ULM), "value")
            .item(user(ULM), "", user(NONE), ""),
        initial(
                "a default has another value",
                ChangeKind.DEFAULT_CHANGED,
                "@Default(\"Ulm\")",
                "@Default(\"Bonn\")")
            .olderItem(user(ULM), user(ULM), "value"));
  }

  private static List<Example> ofOlderItems() {
    return List.of(
        initial(
            "a default of older items is added to a required component",
            ChangeKind.DEFAULT_ADDED,
            "",
            OF_OLDER_ITEMS),
        initial(
                "a default of older items is removed",
                ChangeKind.DEFAULT_REMOVED,
                OF_OLDER_ITEMS,
                "")
            .olderItem(user(ULM), user(ULM), "value"),
        initial(
                "a default is no longer for new records",
                ChangeKind.DEFAULT_CHANGED,
                "@Default(\"Ulm\")",
                OF_OLDER_ITEMS)
            .olderItem(user(ULM), user(ULM), "value"),
        initial(
                "a default is for new records, too",
                ChangeKind.DEFAULT_CHANGED,
                OF_OLDER_ITEMS,
                "@Default(\"Ulm\")")
            .olderItem(user(ULM), user(ULM), "value"),
        initial(
                "a default of older items has another value",
                ChangeKind.DEFAULT_CHANGED,
                OF_OLDER_ITEMS,
                "@Default(value = \"Bonn\", newRecords = false)")
            .olderItem(user(ULM), user(ULM), "value"),
        Example.of(
                "a default within a record is no longer for new records",
                ChangeKind.DEFAULT_CHANGED)
            .before(home("@Default(\"Ulm\")"))
            .after(home(OF_OLDER_ITEMS))
            .item(
                user("'value':{'city':'Ulm'}"),
                user("'value':{'city':'Bonn'}"),
                user("'value':{'city':'Ulm'}"),
                user("'value':{'city':'Bonn'}")));
  }

  private static String home(String annotation) {
    return model("public record Home(" + annotation + " String city) {}", "Home value", "");
  }

  private static Example initial(String name, ChangeKind kind, String before, String after) {
    return Values.values(
        Values.of(name, kind, before + " String value", after + " String value"), ULM, BONN);
  }

  private static List<Example> constraints() {
    return List.of(
        Values.values(
                Values.of(
                    "a constraint is added",
                    ChangeKind.CONSTRAINTS,
                    "String value",
                    "@Size(max = 3) String value"),
                ULM,
                "'value':'Rom'")
            .item(user(BONN), "", user(ULM), ""),
        Values.values(
            Values.of(
                "a constraint is loosened",
                ChangeKind.CONSTRAINTS,
                "@Size(max = 3) String value",
                "@Size(max = 9) String value"),
            ULM,
            "'value':'Rom'",
            ULM,
            BONN),
        keyed("a constraint on a key is added", "", "@Size(max = 1)", "12", "1"),
        keyed("a constraint on a key is loosened", "@Size(max = 1)", "@Size(max = 2)", "1", "12"),
        keyed("a constraint on a key is tightened", "@Min(1)", "@Min(5)", "4", "5"),
        keyed("a constraint on a key is removed", "@Max(3)", "", "3", "4"));
  }

  /** Returns an example of ids, one that the old program makes, and one that the new one makes. */
  private static Example keyed(
      String name, String before, String after, String old, String present) {
    String type = (before + after).contains("Size") ? " String id" : " long id";
    String quote = type.equals(" long id") ? "" : "'";
    String oldRecord = "{'id':" + quote + old + quote + ",'name':'ann'}";
    String record = "{'id':" + quote + present + quote + ",'name':'ann'}";
    return Example.of(name, ChangeKind.CONSTRAINTS)
        .before(Examples.user(before + type + ", String name"))
        .after(Examples.user(after + type + ", String name"))
        .item(oldRecord, "", oldRecord, "")
        .item(record, "", record, "");
  }
}
