package dev.singlet.change;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of computed attributes. */
final class ComputedExamples {

  private static final String ONE = "{'id':'1','city':'Ulm','zip':'89'}";
  private static final String OTHER = "{'id':'1','city':'Bonn','zip':'53'}";
  private static final String PLAIN = "String city, String zip";
  private static final String FIXED = "@Attribute(readOnly = true) String city, String zip";
  private static final String LOWER = place("", "String", "String city", "city.toLowerCase()");
  private static final String INDEX =
      "@LinkedKey(name = \"ofPlace\", index = \"GSI1\", partition = \"PLACE#{place}\", sort = \"{id}\")";

  private ComputedExamples() {}

  static List<Example> all() {
    return Stream.of(added(), fixed(), changed(), shared(), sources(), keys())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Example> added() {
    String extras = PLAIN + ", @Extras Map<String, Document> extras";
    return List.of(
        of("a computed attribute is stored", ChangeKind.COMPUTED_ADDED)
            .before(model(PLAIN, ""))
            .after(model(PLAIN, LOWER)),
        of("a computed attribute is no longer stored", ChangeKind.COMPUTED_REMOVED)
            .before(model(PLAIN, LOWER))
            .after(model(PLAIN, "")),
        of("a virtual attribute is stored", ChangeKind.COMPUTED_ADDED)
            .before(model(PLAIN, LOWER.replace("stored = true", "")))
            .after(model(PLAIN, LOWER)),
        of("a computed attribute is stored, and programs keep others", ChangeKind.COMPUTED_ADDED)
            .before(model(extras, ""))
            .after(model(extras, LOWER)));
  }

  private static List<Example> fixed() {
    String extras = FIXED + ", @Extras Map<String, Document> extras";
    String id = place("", "String", "String id", "\"id\" + id");
    return List.of(
        fixed("a computed attribute of a read-only component is stored", ChangeKind.COMPUTED_ADDED)
            .before(model(FIXED, ""))
            .after(model(FIXED, LOWER)),
        fixed(
                "a computed attribute of a read-only component is no longer stored",
                ChangeKind.COMPUTED_REMOVED)
            .before(model(FIXED, LOWER))
            .after(model(FIXED, "")),
        of(
                "a computed attribute of a read-only component is stored, and programs keep others",
                ChangeKind.COMPUTED_ADDED)
            .before(model(extras, ""))
            .after(model(extras, LOWER)),
        of("a computed attribute of the key is stored", ChangeKind.COMPUTED_ADDED)
            .before(model(PLAIN, ""))
            .after(model(PLAIN, id)),
        fixed(
                "a computed attribute of a read-only component has another name",
                ChangeKind.COMPUTED_CHANGED)
            .before(model(FIXED, LOWER))
            .after(
                model(
                    FIXED,
                    place(
                        "@Attribute(\"where\") ", "String", "String city", "city.toLowerCase()"))));
  }

  private static List<Example> changed() {
    return List.of(
        of("a computed attribute has another name", ChangeKind.COMPUTED_CHANGED)
            .before(model(PLAIN, LOWER))
            .after(
                model(
                    PLAIN,
                    place(
                        "@Attribute(\"where\") ", "String", "String city", "city.toLowerCase()"))),
        of("a computed attribute has other arguments", ChangeKind.COMPUTED_CHANGED)
            .before(model(PLAIN, LOWER))
            .after(model(PLAIN, place("", "String", "String city, String zip", "city + zip"))),
        of("a computed attribute has another type", ChangeKind.COMPUTED_CHANGED)
            .before(model(PLAIN, LOWER))
            .after(model(PLAIN, place("", "int", "String city", "city.length()"))),
        fixed(
                "a computed attribute of a read-only component has another type",
                ChangeKind.COMPUTED_CHANGED)
            .before(model(FIXED, LOWER))
            .after(model(FIXED, place("", "int", "String city", "city.length()"))));
  }

  private static List<Example> shared() {
    String text = PLAIN + ", @Nullable String place";
    String number = PLAIN + ", @Nullable Integer place";
    return List.of(
        own("a component becomes computed", "'x'", "'y'", true)
            .before(model(text, ""))
            .after(model(PLAIN, LOWER))
            .unseen("the new program's values can be other ones"),
        own("a computed attribute becomes a component", "'x'", "'y'", false)
            .before(model(PLAIN, LOWER))
            .after(model(text, ""))
            .unseen("the old program's values can be other ones"),
        own("a component becomes computed, with another type", "1", "2", true)
            .before(model(number, ""))
            .after(model(PLAIN, LOWER))
            .unseen("the old program can't read what the new one changes"),
        own("a computed attribute becomes a component of another type", "1", "2", false)
            .before(model(PLAIN, LOWER))
            .after(model(number, ""))
            .unseen("the new program can't read what the old one changes"),
        fixed(
                "a component becomes computed of a read-only one",
                ChangeKind.REMOVED,
                ChangeKind.COMPUTED_ADDED)
            .before(model(FIXED + ", @Nullable String place", ""))
            .after(model(FIXED, LOWER))
            .unseen("the new program's values can be other ones"),
        of(
                "the method of a stored computed attribute has another name",
                ChangeKind.COMPUTED_REMOVED,
                ChangeKind.COMPUTED_ADDED)
            .before(model(PLAIN, LOWER))
            .after(
                model(
                    PLAIN,
                    LOWER
                        .replace(" place(", " spot(")
                        .replace("public", "@Attribute(\"place\") public")))
            .unseen("both methods compute the same here"));
  }

  /** Returns an example in which one program has a component of the name. */
  private static Example own(String name, String value, String changed, boolean isOld) {
    String one = ONE.replace("}", ",'place':" + value + "}");
    String other = OTHER.replace("}", ",'place':" + changed + "}");
    return isOld
        ? Example.of(name, ChangeKind.REMOVED, ChangeKind.COMPUTED_ADDED)
            .item(one, other, ONE, OTHER)
        : Example.of(name, ChangeKind.ADDED, ChangeKind.COMPUTED_REMOVED)
            .item(ONE, OTHER, one, other);
  }

  private static List<Example> sources() {
    String optional = "@Nullable String city, String zip";
    String size = place("", "int", "String city", "city == null ? 0 : city.length()");
    return List.of(
        Example.of("a source of a computed attribute has another name", ChangeKind.RENAMED)
            .before(model(optional, size))
            .after(model("@Attribute(\"town\") " + optional, size))
            .item(ONE, OTHER, ONE.replace("city", "town"), OTHER.replace("city", "town")),
        Example.of(
                "a component is added with a computed attribute",
                ChangeKind.ADDED,
                ChangeKind.COMPUTED_ADDED)
            .before(model("String zip", ""))
            .after(model(optional, size))
            .item("{'id':'1','zip':'89'}", "{'id':'1','zip':'53'}", ONE, OTHER),
        Example.of(
                "a component is removed with a computed attribute",
                ChangeKind.REMOVED,
                ChangeKind.COMPUTED_REMOVED)
            .before(model(optional, size))
            .after(model("String zip", ""))
            .item(ONE, OTHER, "{'id':'1','zip':'89'}", "{'id':'1','zip':'53'}"),
        Example.of("a source of a computed attribute may be absent", ChangeKind.MAY_BE_ABSENT)
            .before(model(PLAIN, size))
            .after(model(optional, size))
            .item(ONE, OTHER, ONE, OTHER)
            .item(ONE, "", "{'id':'1','city':null,'zip':'89'}", OTHER));
  }

  private static List<Example> keys() {
    String virtual = LOWER.replace("stored = true", "");
    String zip = place("", "String", "String zip", "zip").replace("stored = true", "");
    return List.of(
        of(
                "an index key of a computed attribute is added",
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.ACCESS_PATTERN)
            .before(indexed("", virtual))
            .after(indexed(INDEX, virtual)),
        of(
                "an index key of a stored computed attribute is added",
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.ACCESS_PATTERN,
                ChangeKind.COMPUTED_ADDED)
            .before(indexed("", ""))
            .after(indexed(INDEX, LOWER)),
        of(
                "a computed attribute of an index key has other arguments",
                ChangeKind.INDEX_KEY_TEMPLATE)
            .before(indexed(INDEX, virtual))
            .after(indexed(INDEX, zip)));
  }

  private static Example of(String name, ChangeKind... kinds) {
    return Example.of(name, kinds).item(ONE, OTHER, ONE, OTHER);
  }

  /** Returns an example in which writes don't change the city. */
  private static Example fixed(String name, ChangeKind... kinds) {
    String other = OTHER.replace("Bonn", "Ulm");
    return Example.of(name, kinds).item(ONE, other, ONE, other);
  }

  private static String place(String annotation, String type, String parameters, String value) {
    return "@Computed(stored = true) %spublic static %s place(%s) { return %s; }"
        .formatted(annotation, type, parameters, value);
  }

  private static String model(String components, String methods) {
    return Values.model("", components, methods);
  }

  private static String indexed(String key, String methods) {
    return """
        @Table(name = "Shop", indexes = @Index("GSI1"))
        public sealed interface Shop {
          @Entity @LinkedKey(partition = "USER#{id}", sort = "USER")
          %s
          record User(String id, %s) implements Shop { %s }
        }
        """
        .formatted(key, PLAIN, methods);
  }
}
