package dev.singlet.change;

import static dev.singlet.change.Examples.shop;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of a table's settings. */
final class TableExamples {

  private static final String NAME = "String id, String name";
  private static final String ITEM = "{'id':'1','name':'ann'}";
  private static final String OTHER = "{'id':'1','name':'bob'}";

  private static final String FIRST = "{'id':'1','a':2208988800,'b':'2042-01-01T00:00:00Z'}";
  private static final String SECOND = "{'id':'1','a':'2040-01-01T00:00:00Z','b':2271974400}";

  private TableExamples() {}

  static List<Example> all() {
    return Stream.of(tables(), delimiters(), names(), attributes(), hooks())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Example> tables() {
    return List.of(
        Example.of("the table has another name", ChangeKind.TABLE_NAME)
            .before(shop("", "", NAME))
            .after(shop("", "", NAME).replace("\"Shop\"", "\"Store\""))
            .unseen("a table of a test has a name of its own"),
        Example.of(
                "the partition key has another attribute",
                ChangeKind.TABLE_KEY,
                ChangeKind.PRIMARY_KEY)
            .before(shop("", "", NAME))
            .after(shop(", partitionKey = \"pk\"", "", NAME))
            .unseen("a table of a test has the key of one model"),
        Example.of("the sort key has another type", ChangeKind.TABLE_KEY, ChangeKind.PRIMARY_KEY)
            .before(
                shop(
                    "",
                    entity("partition = \"USER#{id}\", sort = \"{no:pad(3)}\""),
                    "String id, int no"))
            .after(
                shop(
                    ", sortKeyType = ScalarType.N",
                    entity("partition = \"USER#{id}\", sort = \"{no}\""),
                    "String id, int no"))
            .unseen("a table of a test has the key of one model"),
        same("tenants are introduced", ChangeKind.TENANTS)
            .before(shop("", "", NAME))
            .after(shop(", tenant = \"TENANT#{tenant}\"", "", NAME)),
        same("tenants are removed", ChangeKind.TENANTS)
            .before(shop(", tenant = \"TENANT#{tenant}\"", "", NAME))
            .after(shop("", "", NAME)),
        same("tenants have another prefix", ChangeKind.TENANTS)
            .before(shop(", tenant = \"TENANT#{tenant}\"", "", NAME))
            .after(shop(", tenant = \"T#{tenant}\"", "", NAME)));
  }

  private static List<Example> delimiters() {
    String colon = ", delimiter = \":\"";
    String escaped = entity("partition = \"USER#{id:escape}\", sort = \"USER\"");
    String number = entity("partition = \"USER#{id}\", sort = \"USER\"");
    String index = ", indexes = @Index(\"GSI1\")";
    String inTown =
        number
            + " @LinkedKey(index = \"GSI1\", name = \"inTown\", partition = \"TOWN#{town%s}\", sort"
            + " = \"USER\")";
    return List.of(
        Example.of("another delimiter, with a text in the primary key", ChangeKind.DELIMITER)
            .before(shop("", "", NAME))
            .after(shop(colon, "", NAME))
            .item(ITEM, OTHER, ITEM, OTHER)
            .item("{'id':'a:b','name':'ann'}", "", "{'id':'a:b','name':'ann'}", "")
            .item("{'id':'a#b','name':'ann'}", "", "{'id':'a#b','name':'ann'}", ""),
        Example.of(
                "another delimiter, with an escaped text in the primary key", ChangeKind.DELIMITER)
            .before(shop("", escaped, NAME))
            .after(shop(colon, escaped, NAME))
            .item(
                "{'id':'a#b','name':'ann'}",
                "{'id':'a#b','name':'bob'}",
                "{'id':'a#b','name':'ann'}",
                "{'id':'a#b','name':'bob'}"),
        Example.of("another delimiter, with a number in the primary key", ChangeKind.DELIMITER)
            .before(shop("", number, "int id, String name"))
            .after(shop(colon, number, "int id, String name"))
            .item(
                "{'id':-1,'name':'ann'}",
                "{'id':-1,'name':'bob'}",
                "{'id':-1,'name':'ann'}",
                "{'id':-1,'name':'bob'}"),
        Example.of(
                "a dash as the delimiter, with a number in the primary key", ChangeKind.DELIMITER)
            .before(shop("", number, "int id, String name"))
            .after(shop(", delimiter = \"-\"", number, "int id, String name"))
            .item(
                "{'id':-1,'name':'ann'}",
                "{'id':-1,'name':'bob'}",
                "{'id':-1,'name':'ann'}",
                "{'id':-1,'name':'bob'}"),
        Example.of("another delimiter, with an escaped text in an index", ChangeKind.DELIMITER)
            .before(shop(index, inTown.formatted(":escape"), "int id, String town"))
            .after(shop(index + colon, inTown.formatted(":escape"), "int id, String town"))
            .item(
                "{'id':1,'town':'a#b'}",
                "{'id':1,'town':'a:b'}",
                "{'id':1,'town':'a#b'}",
                "{'id':1,'town':'a:b'}"),
        Example.of(
                "another delimiter, with unique values",
                ChangeKind.DELIMITER,
                ChangeKind.UNIQUE_KEY)
            .before(shop("", number, "int id, @Unique String mail"))
            .after(shop(colon, number, "int id, @Unique String mail"))
            .item(
                "{'id':1,'mail':'a#b:c'}",
                "{'id':1,'mail':'d#e:f'}",
                "{'id':1,'mail':'a#b:c'}",
                "{'id':1,'mail':'d#e:f'}"),
        Example.of("another delimiter, with a text as it is in an index", ChangeKind.DELIMITER)
            .before(shop(index, inTown.formatted(":any"), "int id, String town"))
            .after(shop(index + colon, inTown.formatted(":any"), "int id, String town"))
            .item(
                "{'id':1,'town':'a#b'}",
                "{'id':1,'town':'a:b'}",
                "{'id':1,'town':'a#b'}",
                "{'id':1,'town':'a:b'}"));
  }

  private static List<Example> names() {
    return List.of(
        Example.of("names of attributes are in snake case", ChangeKind.NAMING, ChangeKind.RENAMED)
            .before(shop("", "", "String id, String firstName, @Nullable String lastName"))
            .after(
                shop(
                    ", naming = Naming.SNAKE_CASE",
                    "",
                    "String id, String firstName, @Nullable String lastName"))
            .item(
                "{'id':'1','firstName':'ann','lastName':'lee'}",
                "{'id':'1','firstName':'bob','lastName':'lee'}",
                "{'id':'1','first_name':'ann','last_name':'lee'}",
                "{'id':'1','first_name':'bob','last_name':'lee'}"),
        same("names of attributes are the same in snake case", ChangeKind.NAMING)
            .before(shop("", "", NAME))
            .after(shop(", naming = Naming.SNAKE_CASE", "", NAME)),
        Example.of("names are kept by @Attribute in Pascal case", ChangeKind.NAMING)
            .before(shop("", "", NAME))
            .after(
                shop(
                    ", naming = Naming.PASCAL_CASE",
                    "",
                    "@Attribute(\"id\") String id, @Attribute(\"name\") String name"))
            .item(ITEM, OTHER, ITEM, OTHER));
  }

  private static List<Example> attributes() {
    String versions =
        """
        @Entity(schemaVersion = %s) @LinkedKey(partition = "USER#{id}", sort = "USER")\
        """;
    String other = ", schemaVersionAttribute = \"version\"";
    return List.of(
        same("the first version is in another attribute", ChangeKind.VERSION_ATTRIBUTE)
            .before(shop("", versions.formatted(1), NAME))
            .after(shop(other, versions.formatted(1), NAME)),
        same("the second version is in another attribute", ChangeKind.VERSION_ATTRIBUTE)
            .before(migrated("", versions.formatted(2), NAME))
            .after(migrated(other, versions.formatted(2), NAME)),
        Example.of(
                "the second version is in another attribute than the first",
                ChangeKind.VERSION_ATTRIBUTE,
                ChangeKind.SCHEMA_VERSION_RAISED,
                ChangeKind.REMOVED,
                ChangeKind.ADDED)
            .before(shop("", versions.formatted(1), "String id, String title"))
            .after(migrated(other, versions.formatted(2), NAME))
            .item("{'id':'1','title':'ann'}", "{'id':'1','title':'bob'}", ITEM, OTHER),
        Example.of(
                "another component is the time to live",
                ChangeKind.TIME_TO_LIVE,
                ChangeKind.TIME_TO_LIVE_ATTRIBUTE,
                ChangeKind.TYPE)
            .before(shop("", "", "String id, @TimeToLive Instant a, Instant b"))
            .after(shop("", "", "String id, Instant a, @TimeToLive Instant b"))
            .item(FIRST, "", SECOND, ""),
        Example.of(
                "the time to live is in another attribute",
                ChangeKind.RENAMED,
                ChangeKind.TIME_TO_LIVE_ATTRIBUTE)
            .before(shop("", "", "String id, @TimeToLive @Nullable Instant end"))
            .after(shop("", "", "String id, @TimeToLive @Attribute(\"ttl\") @Nullable Instant end"))
            .item(
                "{'id':'1','end':2208988800}",
                "{'id':'1','end':2308988800}",
                "{'id':'1','ttl':2208988800}",
                "{'id':'1','ttl':2308988800}"));
  }

  private static List<Example> hooks() {
    return List.of(
        same("a hook is added", ChangeKind.HOOKS)
            .before(hooked(""))
            .after(hooked("Shop.Loud.class"))
            .item("{'id':'2','name':'!'}", "", "{'id':'2','name':'x'}", ""),
        same("a hook is removed", ChangeKind.HOOKS)
            .before(hooked("Shop.Loud.class"))
            .after(hooked(""))
            .item("{'id':'2','name':'x'}", "", "{'id':'2','name':'!'}", ""),
        same("hooks have another order", ChangeKind.HOOKS)
            .before(hooked("Shop.Marked.class, Shop.Twice.class"))
            .after(hooked("Shop.Twice.class, Shop.Marked.class"))
            .unseen("one of these hooks reads what the other one leaves"),
        same("a hook is added that changes nothing", ChangeKind.HOOKS)
            .before(hooked(""))
            .after(hooked("Shop.Idle.class"))
            .unseen("the code of a hook isn't known"));
  }

  private static String hooked(String hooks) {
    String record = shop(hooks.isEmpty() ? "" : ", hooks = {" + hooks + "}", "", NAME);
    return record.substring(0, record.lastIndexOf('}'))
        + """
          final class Idle implements ItemHook<User> {}
          final class Twice implements ItemHook<User> {
            public User beforeWrite(User user) {
              return new User(user.id(), user.name() + user.name());
            }
            public User afterRead(User user) {
              return new User(user.id(), user.name().substring(user.name().length() / 2));
            }
          }
          final class Loud implements ItemHook<User> {
            public User beforeWrite(User user) {
              return new User(user.id(), user.name().toUpperCase());
            }
            public User afterRead(User user) {
              if (user.name().equals("!")) {
                throw new UnsupportedOperationException(user.name());
              }
              return new User(user.id(), user.name().toLowerCase());
            }
          }
          final class Marked implements ItemHook<User> {
            public User beforeWrite(User user) {
              return new User(user.id(), "~" + user.name());
            }
            public User afterRead(User user) {
              if (!user.name().startsWith("~")) {
                throw new UnsupportedOperationException(user.name());
              }
              return new User(user.id(), user.name().substring(1));
            }
          }
        }
        """;
  }

  /** Returns a model of a user with a method that reads the first version. */
  static String migrated(String settings, String annotations, String components) {
    return shop(settings, annotations, components)
        .replace(
            "implements Shop {}",
            """
            implements Shop {
              @Migrate(from = 1)
              static Map<String, AttributeValue> rename(Map<String, AttributeValue> item) {
                item.put("name", AttributeValue.fromS(item.remove("title").s()));
                return item;
              }
            }
            """);
  }

  static Example same(String name, ChangeKind... kinds) {
    return Example.of(name, kinds).item(ITEM, OTHER, ITEM, OTHER);
  }

  private static String entity(String key) {
    return "@Entity @LinkedKey(" + key + ")";
  }
}
