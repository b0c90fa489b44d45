package dev.singlet.change;

import static dev.singlet.change.Examples.shop;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of keys. */
final class KeyExamples {

  private static final String INDEX = ", indexes = @Index(\"GSI1\")";
  private static final String PRIMARY =
      "@Entity @LinkedKey(partition = \"USER#{id}\", sort = \"USER\")";
  private static final String OF_CITY =
      "@LinkedKey(name = \"ofCity\", index = \"GSI1\", partition = \"CITY#{city}\", sort = \"%s\")";
  private static final String IN_PART =
      "@Entity @LinkedKey(partition = \"USER#{id}#{city:lower}\", sort = \"USER\")";
  private static final String OF_ALL =
      "@LinkedKey(name = \"all\", index = \"GSI1\", partition = \"CITIES\", sort = \"{city}\")";
  private static final String COMPONENTS = "String id, String city, int rank";
  private static final String ONE = "{'id':'1','city':'Ulm','rank':7}";
  private static final String OTHER = "{'id':'1','city':'Bonn','rank':8}";

  private KeyExamples() {}

  static List<Example> all() {
    return Stream.of(keys(), times(), sources()).flatMap(List::stream).toList();
  }

  private static List<Example> keys() {
    return List.of(
        same("an index key is added", ChangeKind.INDEX_KEY_ADDED, ChangeKind.ACCESS_PATTERN)
            .before(shop(INDEX, PRIMARY, COMPONENTS))
            .after(ranked("{rank:pad(3)}")),
        Example.of(
                "an index key is added of what the primary key has in part",
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.ACCESS_PATTERN)
            .before(shop(INDEX, IN_PART, COMPONENTS))
            .after(shop(INDEX, IN_PART + "\n" + OF_ALL, COMPONENTS))
            .item(ONE, ONE.replace("Ulm", "ULM"), ONE, ONE.replace("Ulm", "ULM")),
        same("an index key is removed", ChangeKind.INDEX_KEY_REMOVED, ChangeKind.ACCESS_PATTERN)
            .before(ranked("{rank:pad(3)}"))
            .after(shop(INDEX, PRIMARY, COMPONENTS)),
        same("a number in an index key has more digits", ChangeKind.INDEX_KEY_TEMPLATE)
            .before(ranked("{rank:pad(3)}"))
            .after(ranked("{rank:pad(5)}")),
        same("a text in an index key is another one", ChangeKind.INDEX_KEY_TEMPLATE)
            .before(ranked("RANK#{rank:pad(3)}"))
            .after(ranked("R#{rank:pad(3)}")),
        same("a text in an index's partition key is another one", ChangeKind.INDEX_KEY_TEMPLATE)
            .before(ranked("{rank:pad(3)}"))
            .after(ranked("{rank:pad(3)}").replace("CITY#", "TOWN#")),
        same("a number in the primary key has more digits", ChangeKind.PRIMARY_KEY)
            .before(shop("", numbered(3), COMPONENTS))
            .after(shop("", numbered(5), COMPONENTS)),
        same("the access patterns have other names", ChangeKind.ACCESS_PATTERN)
            .before(ranked("{rank:pad(3)}"))
            .after(ranked("{rank:pad(3)}").replace("ofCity", "inCity")),
        same("an index is added", ChangeKind.INDEX_ADDED)
            .before(shop("", PRIMARY, COMPONENTS))
            .after(shop(INDEX, PRIMARY, COMPONENTS)),
        same("an index is removed", ChangeKind.INDEX_REMOVED)
            .before(shop(INDEX, PRIMARY, COMPONENTS))
            .after(shop("", PRIMARY, COMPONENTS)),
        same("the parts of an index key have another order", ChangeKind.INDEX_KEY_TEMPLATE)
            .before(ranked("{rank:pad(3)}#{city}"))
            .after(ranked("{city}#{rank:pad(3)}")),
        same("an index key has another number of shards", ChangeKind.INDEX_KEY_TEMPLATE)
            .before(sharded(2))
            .after(sharded(200))
            .item(
                "{'id':'2','city':'Rom','rank':7}",
                "{'id':'2','city':'Bern','rank':8}",
                "{'id':'2','city':'Rom','rank':7}",
                "{'id':'2','city':'Bern','rank':8}"),
        same("a component in an index key is a long", ChangeKind.TYPE)
            .before(ranked("{rank:pad(3)}"))
            .after(ranked("{rank:pad(3)}").replace("int rank", "long rank"))
            .unseen("no number of an example is too large for an int"),
        same("a component in an index key is a decimal", ChangeKind.TYPE)
            .before(ranked("{rank:ordered}"))
            .after(ranked("{rank:ordered}").replace("int rank", "BigDecimal rank"))
            .unseen("no number of an example has a fraction"),
        Example.of("a component in a key has another name in Java", ChangeKind.RENAMED_IN_JAVA)
            .before(ranked("{rank:pad(3)}"))
            .after(ranked("{no:pad(3)}").replace("int rank", "@Attribute(\"rank\") int no"))
            .renamed("rank", "no")
            .item(ONE, OTHER, ONE, OTHER));
  }

  private static List<Example> times() {
    String at = "'at':'2024-01-02T03:04:05.678Z'";
    String later = "'at':'2024-01-02T03:04:06.789Z'";
    String one = "{'id':'1','city':'Ulm'," + at + "}";
    String other = "{'id':'1','city':'Ulm'," + later + "}";
    return List.of(
        Example.of("a time in an index key names its stored precision")
            .before(timed("{at}", "@StoredTime(TimeFormat.MILLIS) Instant at"))
            .after(timed("{at:millis}", "@StoredTime(TimeFormat.MILLIS) Instant at"))
            .item(one, other, one, other),
        Example.of("a time in an index key is cut", ChangeKind.INDEX_KEY_TEMPLATE)
            .before(timed("{at}", "@StoredTime(TimeFormat.NANOS) Instant at"))
            .after(timed("{at:millis}", "@StoredTime(TimeFormat.NANOS) Instant at"))
            .item(one, other, one, other));
  }

  private static String timed(String sort, String component) {
    return shop(
        INDEX, PRIMARY + "\n" + OF_CITY.formatted(sort), "String id, String city, " + component);
  }

  private static List<Example> sources() {
    return List.of(
        same("an index key of components of the primary key is added", ADDED)
            .before(shop(INDEX, PRIMARY, COMPONENTS))
            .after(shop(INDEX, PRIMARY + OF_ID, COMPONENTS)),
        same("an index key of read-only components is added", ADDED)
            .before(shop(INDEX, PRIMARY, FIXED))
            .after(shop(INDEX, PRIMARY + "\n" + OF_CITY.formatted("X"), FIXED)),
        same("an index key of read-only components is removed", REMOVED)
            .before(shop(INDEX, PRIMARY + "\n" + OF_CITY.formatted("X"), FIXED))
            .after(shop(INDEX, PRIMARY, FIXED)),
        same("an index key is added, and the old program keeps unknown attributes", ADDED)
            .before(shop(INDEX, PRIMARY, COMPONENTS + EXTRAS))
            .after(shop(INDEX, PRIMARY + OF_ID, COMPONENTS + EXTRAS)),
        same(
                "an index and its key are added, and the old program keeps unknown attributes",
                ChangeKind.INDEX_ADDED,
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.ACCESS_PATTERN)
            .before(shop("", PRIMARY, COMPONENTS + EXTRAS))
            .after(shop(INDEX, PRIMARY + OF_ID, COMPONENTS + EXTRAS)),
        same(
                "an index and its key of read-only components are added, and the old program keeps"
                    + " unknown attributes",
                ChangeKind.INDEX_ADDED,
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.ACCESS_PATTERN)
            .before(shop("", PRIMARY, FIXED + EXTRAS))
            .after(shop(INDEX, PRIMARY + "\n" + OF_CITY.formatted("X"), FIXED + EXTRAS)),
        same("an index key is removed, and the new program keeps unknown attributes", REMOVED)
            .before(shop(INDEX, PRIMARY + OF_ID, COMPONENTS + EXTRAS))
            .after(shop(INDEX, PRIMARY, COMPONENTS + EXTRAS)));
  }

  private static final ChangeKind[] ADDED = {ChangeKind.INDEX_KEY_ADDED, ChangeKind.ACCESS_PATTERN};
  private static final ChangeKind[] REMOVED = {
    ChangeKind.INDEX_KEY_REMOVED, ChangeKind.ACCESS_PATTERN
  };
  private static final String FIXED =
      "String id, @Attribute(readOnly = true) String city, int rank";
  private static final String EXTRAS = ", @Extras Map<String, Document> extras";
  private static final String OF_ID =
      " @LinkedKey(name = \"ofId\", index = \"GSI1\", partition = \"ID#{id}\", sort = \"U\")";

  private static String sharded(int shards) {
    return ranked("{rank:pad(3)}#{city}")
        .replace("\"CITY#{city}\"", "\"CITIES#{city:shard(" + shards + ")}\"");
  }

  private static Example same(String name, ChangeKind... kinds) {
    return Example.of(name, kinds).item(ONE, OTHER, ONE, OTHER);
  }

  private static String ranked(String sort) {
    return shop(INDEX, PRIMARY + "\n" + OF_CITY.formatted(sort), COMPONENTS);
  }

  private static String numbered(int digits) {
    return "@Entity @LinkedKey(partition = \"USER#{id}\", sort = \"{rank:pad(%d)}\")"
        .formatted(digits);
  }
}
