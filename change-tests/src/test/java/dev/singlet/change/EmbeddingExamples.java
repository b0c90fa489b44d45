package dev.singlet.change;

import static dev.singlet.change.Values.model;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of the components that a vector is made of. */
final class EmbeddingExamples {

  private static final String TEXTS = "String title, String body, ";
  private static final String VECTOR = "@Nullable List<Float> vector";
  private static final String OF_TITLE = "@EmbeddingOf(\"title\") " + VECTOR;
  private static final String OF_FIRST = "@EmbeddingOf(\"first\") " + VECTOR;
  private static final String OF_SUMMARY = "@EmbeddingOf(\"summary\") " + VECTOR;
  private static final String OF_BODY = "@EmbeddingOf(\"body\") " + VECTOR;
  private static final String OF_BOTH = "@EmbeddingOf({\"title\", \"body\"}) " + VECTOR;

  private static final String FIRST = item("a", "b", ",'vector':[0.5]");
  private static final String LACKING = Values.user("'title':'a','vector':[0.5]");
  private static final String OTHER_TITLE = item("c", "b", ",'vector':[0.5]");
  private static final String OTHER_BODY = item("a", "c", ",'vector':[0.5]");
  private static final String NEW_TITLE = item("c", "b", ",'vector':[0.7]");
  private static final String ALL_OTHER = item("c", "c", ",'vector':[0.7]");

  private EmbeddingExamples() {}

  private static String item(String title, String body, String vector) {
    return Values.user("'title':'" + title + "','body':'" + body + "'" + vector);
  }

  static List<Example> all() {
    return Stream.of(sources(), others(), names(), vectors()).flatMap(List::stream).toList();
  }

  private static List<Example> sources() {
    return List.of(
        of("a vector is made of one component more", OF_TITLE, OF_BOTH)
            .item(FIRST, OTHER_BODY, FIRST, ALL_OTHER),
        of("a vector is made of another component", OF_TITLE, OF_BODY)
            .item(FIRST, OTHER_BODY, FIRST, OTHER_TITLE),
        of("a vector is made of one component less", OF_BOTH, OF_TITLE)
            .item(FIRST, ALL_OTHER, FIRST, OTHER_BODY),
        of("@EmbeddingOf is added", VECTOR, OF_TITLE).item(FIRST, OTHER_TITLE, FIRST, ALL_OTHER),
        of("@EmbeddingOf is removed", OF_TITLE, VECTOR).item(FIRST, ALL_OTHER, FIRST, OTHER_TITLE),
        Example.of("a vector is also made of what no update changes", ChangeKind.EMBEDDING)
            .before(readOnly("@EmbeddingOf(\"title\") "))
            .after(readOnly("@EmbeddingOf({\"id\", \"title\", \"body\"}) "))
            .item(FIRST, NEW_TITLE, FIRST, NEW_TITLE),
        Example.of("a vector is also made of what an update can add once", ChangeKind.EMBEDDING)
            .before(addedOnce("@EmbeddingOf(\"title\") "))
            .after(addedOnce("@EmbeddingOf({\"title\", \"body\"}) "))
            .item(LACKING, OTHER_BODY, LACKING, NEW_TITLE.replace("'c'", "'a'")));
  }

  /** Changes of what a source is made of, and sources that are fixed in part only. */
  private static List<Example> others() {
    String lossy = "@Entity @LinkedKey(partition = \"USER#{id}#{title:lower}\", sort = \"USER\")";
    String first = "@Nullable List<Float> first, ";
    String two = ",'first':[0.1],'vector':[0.5]";
    String lacking = "'title':'a','body':'b','vector':[0.5]";
    String cut =
        "public static String cut(String body) { return body.isEmpty() ? body : body.substring(0, 1); }";
    return List.of(
        Example.of("a vector is also made of what a key has in part", ChangeKind.EMBEDDING)
            .before(Examples.user(lossy, "String id, " + TEXTS + OF_BODY))
            .after(Examples.user(lossy, "String id, " + TEXTS + OF_BOTH))
            .item(
                FIRST, item("A", "b", ",'vector':[0.5]"), FIRST, item("a", "c", ",'vector':[0.7]")),
        Example.of("a vector of a vector is made of one component more", ChangeKind.EMBEDDING)
            .before(model(TEXTS + "@EmbeddingOf(\"title\") " + first + OF_FIRST))
            .after(model(TEXTS + "@EmbeddingOf({\"title\", \"body\"}) " + first + OF_FIRST))
            .item(
                item("a", "b", two),
                item("a", "c", two),
                item("a", "b", two),
                item("a", "c", ",'first':[0.2],'vector':[0.6]")),
        Example.of(
                "what a vector is made of gets a default of another component",
                ChangeKind.DEFAULT_ADDED,
                ChangeKind.EMBEDDING)
            .before(model("", TEXTS + "@Nullable String summary, " + OF_SUMMARY, cut))
            .after(
                model("", TEXTS + "@Default(method = \"cut\") String summary, " + OF_SUMMARY, cut))
            .item(
                item("a", "b", ",'summary':'s','vector':[0.5]"),
                item("a", "c", ",'summary':'s','vector':[0.5]"),
                item("a", "b", ",'summary':'s','vector':[0.5]"),
                item("a", "c", ",'summary':'t','vector':[0.7]"))
            .olderItem(
                Values.user(lacking + ",'summary':null"),
                Values.user(lacking + ",'summary':'b'"),
                "summary"),
        Example.of(
                "a vector is made of what every write changed so far",
                ChangeKind.STAMP,
                ChangeKind.EMBEDDING)
            .before(
                model(
                    "String title, @FromContext(name = \"user\") @Nullable String body, " + VECTOR))
            .after(model("String title, @Nullable String body, " + OF_BODY))
            .item(FIRST, OTHER_TITLE, FIRST, OTHER_TITLE));
  }

  private static List<Example> names() {
    String texts = "public record Texts(String title, String body) {}";
    String renamed = "@Attribute(\"title\") String headline, @Attribute(\"body\") String text, ";
    return List.of(
        Example.of(
                "a component that a vector is made of has another name in Java",
                ChangeKind.RENAMED_IN_JAVA)
            .before(model(TEXTS + OF_BOTH))
            .after(
                model(
                    "@Attribute(\"title\") String headline, String body, "
                        + OF_BOTH.replace("title", "headline")))
            .renamed("title", "headline")
            .item(FIRST, ALL_OTHER, FIRST, ALL_OTHER),
        Example.of(
                "a vector is made of one component more, and all have other names in Java",
                ChangeKind.RENAMED_IN_JAVA,
                ChangeKind.EMBEDDING)
            .before(model(TEXTS + OF_TITLE))
            .after(model(renamed + OF_BOTH.replace("title", "headline").replace("body", "text")))
            .renamed("title", "headline")
            .renamed("body", "text")
            .item(FIRST, OTHER_BODY, FIRST, ALL_OTHER),
        Example.of(
                "what a vector is made of is renamed in its first release",
                ChangeKind.ALIAS_ADDED,
                ChangeKind.RENAMED_IN_JAVA)
            .before(model(TEXTS + OF_TITLE))
            .after(
                model(
                    "@Attribute(value = \"headline\", aliases = \"title\", writes = \"title\") String"
                        + " headline, String body, "
                        + OF_TITLE.replace("title", "headline")))
            .renamed("title", "headline")
            .item(FIRST, ALL_OTHER, FIRST, ALL_OTHER),
        Example.of(
                "a vector is made of one component more of a flattened record",
                ChangeKind.EMBEDDING)
            .before(model(texts, "@Flatten Texts text, @EmbeddingOf(\"text.title\") " + VECTOR, ""))
            .after(
                model(
                    texts,
                    "@Flatten Texts text, @EmbeddingOf({\"text.title\", \"text.body\"}) " + VECTOR,
                    ""))
            .item(FIRST, OTHER_BODY, FIRST, ALL_OTHER));
  }

  private static String readOnly(String annotation) {
    return model("String title, @Attribute(readOnly = true) String body, " + annotation + VECTOR);
  }

  private static String addedOnce(String annotation) {
    return model(
        "String title, @Attribute(readOnly = true) @Nullable String body, " + annotation + VECTOR);
  }

  private static List<Example> vectors() {
    String plain = item("a", "b", "");
    String cut = "public static String cut(String body) { return body.substring(0, 1); }";
    return List.of(
        Example.of("a vector with @EmbeddingOf is added", ChangeKind.ADDED, ChangeKind.EMBEDDING)
            .before(model(TEXTS.replaceAll(", $", "")))
            .after(model(TEXTS + OF_TITLE))
            .item(plain, item("c", "b", ""), FIRST, ALL_OTHER),
        Example.of(
                "a vector with @EmbeddingOf is removed", ChangeKind.REMOVED, ChangeKind.EMBEDDING)
            .before(model(TEXTS + OF_TITLE))
            .after(model(TEXTS.replaceAll(", $", "")))
            .item(FIRST, ALL_OTHER, plain, item("c", "b", "")),
        Example.of(
                "a vector is added, and what it is made of", ChangeKind.ADDED, ChangeKind.EMBEDDING)
            .before(model("String title"))
            .after(model("String title, @Nullable String body, " + OF_BODY))
            .item(Values.user("'title':'a'"), Values.user("'title':'c'"), FIRST, ALL_OTHER),
        Example.of(
                "a vector is added, and what it is made of, with a default of what was there",
                ChangeKind.ADDED,
                ChangeKind.EMBEDDING)
            .before(model(TEXTS.replaceAll(", $", "")))
            .after(
                model(
                    "",
                    TEXTS
                        + "@Default(method = \"cut\") String summary, @EmbeddingOf(\"summary\") "
                        + VECTOR,
                    cut))
            .item(
                plain,
                item("a", "c", ""),
                item("a", "b", ",'summary':'b','vector':[0.5]"),
                item("a", "c", ",'summary':'c','vector':[0.7]")));
  }

  private static Example of(String name, String before, String after) {
    return Example.of(name, ChangeKind.EMBEDDING)
        .before(model(TEXTS + before))
        .after(model(TEXTS + after));
  }
}
