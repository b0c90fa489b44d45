package dev.singlet.change;

import static dev.singlet.change.Examples.shop;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of indexes, and of keys that are made of stored attributes. */
final class IndexExamples {

  private static final String PRIMARY =
      "@Entity @LinkedKey(partition = \"USER#{id}\", sort = \"USER\")";
  private static final String COMPONENTS = "String id, String city, int rank";
  private static final String ONE = "{'id':'1','city':'Ulm','rank':7}";
  private static final String OTHER = "{'id':'1','city':'Bonn','rank':8}";
  private static final String KEYS =
      "partitionKey = \"city\", sortKey = \"rank\", sortKeyType = ScalarType.N";

  private static final String ABSENT = "String id, @Nullable String city, int rank";
  private static final String NONE = "{'id':'1','rank':7}";

  private IndexExamples() {}

  static List<Example> all() {
    return Stream.of(indexes(), stored(), local(), vectors()).flatMap(List::stream).toList();
  }

  private static List<Example> indexes() {
    return List.of(
        same(
                "an index has other key attributes",
                ChangeKind.INDEX_KEY_ATTRIBUTES,
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.INDEX_KEY_REMOVED)
            .before(ofCity("@Index(\"GSI1\")"))
            .after(ofCity("@Index(value = \"GSI1\", partitionKey = \"GPK\", sortKey = \"GSK\")")),
        Example.of("an index includes no attributes", ChangeKind.INDEX_PROJECTION)
            .before(alone("projection = ProjectionType.ALL"))
            .after(alone("projection = ProjectionType.KEYS_ONLY")),
        same("an index includes all attributes", ChangeKind.INDEX_PROJECTION)
            .before(alone("projection = ProjectionType.INCLUDE, include = \"rank\""))
            .after(alone("projection = ProjectionType.ALL")),
        Example.of("an index includes other attributes", ChangeKind.INDEX_PROJECTION)
            .before(alone("projection = ProjectionType.INCLUDE, include = \"rank\""))
            .after(alone("projection = ProjectionType.INCLUDE, include = \"city\"")),
        Example.of("an index includes fewer attributes", ChangeKind.INDEX_PROJECTION)
            .before(alone("projection = ProjectionType.INCLUDE, include = {\"rank\", \"city\"}"))
            .after(alone("projection = ProjectionType.INCLUDE, include = \"city\"")),
        Example.of("a local index includes more attributes", ChangeKind.INDEX_PROJECTION)
            .before(alone("type = IndexType.LOCAL, projection = ProjectionType.KEYS_ONLY"))
            .after(alone("type = IndexType.LOCAL, projection = ProjectionType.ALL")),
        same(
                "an index and its key are added",
                ChangeKind.INDEX_ADDED,
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.ACCESS_PATTERN)
            .before(shop("", PRIMARY, COMPONENTS))
            .after(ofCity("@Index(\"GSI1\")")),
        same(
                "an index and its key are removed",
                ChangeKind.INDEX_REMOVED,
                ChangeKind.INDEX_KEY_REMOVED,
                ChangeKind.ACCESS_PATTERN)
            .before(ofCity("@Index(\"GSI1\")"))
            .after(shop("", PRIMARY, COMPONENTS)),
        same(
                "an index with the same key attributes has another name",
                ChangeKind.INDEX_ADDED,
                ChangeKind.INDEX_REMOVED)
            .before(ofCity("@Index(value = \"GSI1\", partitionKey = \"a\", sortKey = \"b\")"))
            .after(
                ofCity("@Index(value = \"GSI2\", partitionKey = \"a\", sortKey = \"b\")")
                    .replace("index = \"GSI1\"", "index = \"GSI2\"")),
        same(
                "a second index with the same key attributes is added",
                ChangeKind.INDEX_ADDED,
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.ACCESS_PATTERN)
            .before(ofCity(FIRST))
            .after(second()),
        same(
                "a second index with the same key attributes is removed",
                ChangeKind.INDEX_REMOVED,
                ChangeKind.INDEX_KEY_REMOVED,
                ChangeKind.ACCESS_PATTERN)
            .before(second())
            .after(ofCity(FIRST)),
        same("an item collection reads an index", ChangeKind.INDEX_KEY_ADDED, ChangeKind.COLLECTION)
            .before(collection("", ""))
            .after(
                collection(
                    COLLECTION,
                    "@LinkedKey(index = \"GSI1\", partition ="
                        + " \"CITY#{city}\", sort = \"USER#{rank:pad(3)}\")")),
        same("a key that no access pattern reads has another text", ChangeKind.INDEX_KEY_TEMPLATE)
            .before(unread("R"))
            .after(unread("S")),
        same("a key that no access pattern reads is removed", ChangeKind.INDEX_KEY_REMOVED)
            .before(unread("R"))
            .after(shop(", indexes = @Index(\"GSI1\")", PRIMARY, COMPONENTS)));
  }

  private static final String FIRST =
      "@Index(value = \"GSI1\", partitionKey = \"a\", sortKey = \"b\")";
  private static final String COLLECTION = "@ItemCollection(name = \"inCity\", index = \"GSI1\")";

  private static String second() {
    return shop(
        ", indexes = {"
            + FIRST
            + ", @Index(value = \"GSI2\", partitionKey = \"a\", sortKey = \"b\")}",
        PRIMARY + city("GSI1", "ofCity") + city("GSI2", "inCity"),
        COMPONENTS);
  }

  private static String city(String index, String name) {
    return " @LinkedKey(name = \"%s\", index = \"%s\", partition = \"CITY#{city}\", sort ="
            .formatted(name, index)
        + " \"{rank:pad(3)}\")";
  }

  private static String unread(String text) {
    return shop(
        ", indexes = @Index(\"GSI1\")",
        PRIMARY
            + " @LinkedKey(index = \"GSI1\", partition = \"CITY#{city}\", sort = \"%s#{rank:pad(3)}\")"
                .formatted(text),
        COMPONENTS);
  }

  private static String collection(String annotation, String key) {
    String of = annotation.isEmpty() ? "" : annotation + " sealed interface InCity extends Shop {}";
    String note = annotation.isEmpty() ? "Shop" : "InCity";
    return """
        @Table(name = "Shop", indexes = @Index("GSI1"))
        public sealed interface Shop {
          %s
          %s %s
          record User(%s) implements %s {}
          @Entity @LinkedKey(partition = "HOUSE#{id}", sort = "HOUSE")
          @LinkedKey(index = "GSI1", partition = "CITY#{city}", sort = "HOUSE#{id}")
          record House(String id, String city) implements %s {}
        }
        """
        .formatted(of, PRIMARY, key, COMPONENTS, note, note);
  }

  private static List<Example> stored() {
    String index = ", indexes = @Index(value = \"byCity\", %s)".formatted(KEYS);
    String key =
        " @LinkedKey(name = \"ofCity\", index = \"byCity\", partition = \"{city}\", sort ="
            + " \"{rank}\")";
    String withDefault = "String id, String city, @Default(\"5\") int rank";
    return List.of(
        same("an index of stored attributes alone is added", ADDED)
            .before(shop("", PRIMARY, COMPONENTS))
            .after(shop(index, PRIMARY + key, COMPONENTS)),
        same("an index of stored attributes alone is removed", REMOVED)
            .before(shop(index, PRIMARY + key, COMPONENTS))
            .after(shop("", PRIMARY, COMPONENTS)),
        same("an index of a stored attribute with a default is added", ADDED)
            .before(shop("", PRIMARY, withDefault))
            .after(shop(index, PRIMARY + key, withDefault))
            .item(
                "{'id':'1','city':'Ulm','rank':5}",
                "{'id':'1','city':'Ulm','rank':8}",
                "{'id':'1','city':'Ulm','rank':5}",
                "{'id':'1','city':'Ulm','rank':8}")
            .unseen("items that lack the attribute are of an even older program"),
        same("an index of a stored attribute that may be absent is added", ADDED)
            .before(shop("", PRIMARY, ABSENT))
            .after(shop(index, PRIMARY + key, ABSENT))
            .item(NONE, ONE, NONE, ONE),
        same("an index of an attribute that may be absent, and of a text, is added", ADDED)
            .before(shop("", PRIMARY, ABSENT))
            .after(
                shop(
                    ", indexes = @Index(value = \"byCity\", partitionKey = \"city\", sortKey = \"s\")",
                    PRIMARY + key.replace("{rank}", "USER#{id}"),
                    ABSENT))
            .item(NONE, ONE, NONE, ONE)
            .unseen("no update of an example removes the value"),
        same("an index of a stored attribute and of a text is added", ADDED)
            .before(shop("", PRIMARY, COMPONENTS))
            .after(
                shop(
                    ", indexes = @Index(value = \"byCity\", partitionKey = \"city\", sortKey = \"s\")",
                    PRIMARY + key.replace("{rank}", "{rank:pad(3)}"),
                    COMPONENTS)),
        same("an inverted index is added", ADDED)
            .before(shop("", PRIMARY, COMPONENTS))
            .after(
                shop(
                    ", indexes = @Index(value = \"inverted\", partitionKey = \"SK\", sortKey ="
                        + " \"PK\")",
                    PRIMARY
                        + " @LinkedKey(name = \"users\", index = \"inverted\", partition = \"USER\","
                        + " sort = \"USER#{id}\")",
                    COMPONENTS)));
  }

  private static List<Example> local() {
    String index = ", indexes = @Index(value = \"LSI1\", type = IndexType.LOCAL, sortKey = \"%s\")";
    String key = " @LinkedKey(name = \"byRank\", index = \"LSI1\", sort =" + " \"%s\")";
    return List.of(
        same("a local index is added", ADDED)
            .before(shop("", PRIMARY, COMPONENTS))
            .after(
                shop(index.formatted("L1"), PRIMARY + key.formatted("{rank:pad(3)}"), COMPONENTS)),
        same("a local index of a stored attribute is added", ADDED)
            .before(shop("", PRIMARY, COMPONENTS))
            .after(shop(index.formatted("city"), PRIMARY + key.formatted("{city}"), COMPONENTS)),
        Example.of("an index becomes local", ChangeKind.INDEX_KEY_ATTRIBUTES)
            .before(shop(index.formatted("S").replace("LOCAL", "GLOBAL"), PRIMARY, COMPONENTS))
            .after(shop(index.formatted("S"), PRIMARY, COMPONENTS)),
        same("a sort key of an index has another type", ChangeKind.INDEX_KEY_ATTRIBUTES)
            .before(
                shop(
                    ", indexes = @Index(value = \"GSI1\", sortKeyType = ScalarType.S)",
                    PRIMARY,
                    COMPONENTS))
            .after(
                shop(
                    ", indexes = @Index(value = \"GSI1\", sortKeyType = ScalarType.N)",
                    PRIMARY,
                    COMPONENTS)),
        same("a local index is removed", REMOVED)
            .before(
                shop(index.formatted("L1"), PRIMARY + key.formatted("{rank:pad(3)}"), COMPONENTS))
            .after(shop("", PRIMARY, COMPONENTS)));
  }

  /** The keys have no names, because DynamoDB Local can't search. */
  private static List<Example> vectors() {
    String three = "vector = \"text\", dimensions = 3, filters = {\"city\", \"rank\"}";
    return List.of(
        ofVectors(
                "a vector index is added",
                ChangeKind.INDEX_ADDED,
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.CONSTRAINTS)
            .before(shop("", PRIMARY, OF_VECTORS))
            .after(searched(three)),
        ofVectors(
                "a vector index is removed",
                ChangeKind.INDEX_REMOVED,
                ChangeKind.INDEX_KEY_REMOVED,
                ChangeKind.CONSTRAINTS)
            .before(searched(three))
            .after(shop("", PRIMARY, OF_VECTORS)),
        Example.of(
                "a vector index has vectors of another length",
                ChangeKind.INDEX_VECTOR,
                ChangeKind.CONSTRAINTS)
            .before(searched(three))
            .after(searched(three.replace("3", "4"))),
        ofVectors(
                "a vector index has another vector",
                ChangeKind.INDEX_VECTOR,
                ChangeKind.CONSTRAINTS)
            .before(searched(three))
            .after(searched(three.replace("text", "tone"))),
        ofVectors("a vector index has another distance", ChangeKind.INDEX_VECTOR)
            .before(searched(three))
            .after(searched(three + ", distance = VectorDistance.EUCLIDEAN")),
        ofVectors("a vector index has other filters", ChangeKind.INDEX_VECTOR)
            .before(searched(three))
            .after(searched(three.replace(", \"rank\"", ""))),
        ofVectors("a vector index includes all attributes", ChangeKind.INDEX_PROJECTION)
            .before(searched(three + ", projection = ProjectionType.KEYS_ONLY"))
            .after(searched(three)));
  }

  private static final String OF_VECTORS =
      "String id, String city, int rank, List<Float> text, List<Float> tone";

  private static String searched(String members) {
    return shop(
        ", indexes = @Index(value = \"ByTopic\", type = IndexType.VECTOR, " + members + ")",
        PRIMARY + " @LinkedKey(index = \"ByTopic\", partition = \"CITY#{city}\")",
        OF_VECTORS);
  }

  private static Example ofVectors(String name, ChangeKind... kinds) {
    String one = "{'id':'1','city':'Ulm','rank':7,'text':[1,0.5,0],'tone':[0,0,1]}";
    String other = "{'id':'1','city':'Bonn','rank':8,'text':[0,1,0],'tone':[1,0,0]}";
    return Example.of(name, kinds).item(one, other, one, other);
  }

  private static final ChangeKind[] ADDED = {
    ChangeKind.INDEX_ADDED, ChangeKind.INDEX_KEY_ADDED, ChangeKind.ACCESS_PATTERN
  };
  private static final ChangeKind[] REMOVED = {
    ChangeKind.INDEX_REMOVED, ChangeKind.INDEX_KEY_REMOVED, ChangeKind.ACCESS_PATTERN
  };

  private static String alone(String members) {
    return shop(", indexes = @Index(value = \"GSI1\", " + members + ")", PRIMARY, COMPONENTS);
  }

  private static String ofCity(String index) {
    return shop(", indexes = " + index, PRIMARY + city("GSI1", "ofCity"), COMPONENTS);
  }

  private static Example same(String name, ChangeKind... kinds) {
    return Example.of(name, kinds).item(ONE, OTHER, ONE, OTHER);
  }
}
