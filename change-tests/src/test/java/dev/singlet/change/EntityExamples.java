package dev.singlet.change;

import static dev.singlet.change.Examples.shop;
import static dev.singlet.change.Examples.user;
import static dev.singlet.change.TableExamples.same;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of entities as a whole. */
final class EntityExamples {

  private static final String NAME = "String id, String name";
  private static final String KEY = " @LinkedKey(partition = \"USER#{id}\", sort = \"USER\")";

  /** A model of one entity. */
  static final String PLAIN = user(NAME);

  /** The same model with another entity that can have the same keys. */
  static final String TWO_WITH_ONE_KEY =
      with(
          PLAIN.replace("implements Shop", "implements Person"),
          """
          sealed interface Person extends Shop {}
          @Entity @LinkedKey(partition = "USER#{id}", sort = "USER")
          record Boss(String id, String name) implements Person {}
          """);

  private static final String EXTRAS = "@Extras Map<String, Document> extras";

  private EntityExamples() {}

  private static String town(String record) {
    return record.replace("}", ",'town':'Bern'}");
  }

  static List<Example> all() {
    return Stream.of(entities(), names(), marks(), stamps(), versions())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Example> entities() {
    String two =
        with(
            PLAIN,
            """
            @Entity @LinkedKey(partition = "USER#{user}", sort = "NOTE#{id}")
            record Note(String user, String id) implements Shop {}
            """);
    String collection =
        with(
            two.replace("implements Shop {}", "implements File {}"),
            "@ItemCollection sealed interface File extends Shop {}");
    String projection = with(PLAIN, "@Projection(of = User.class) record Named(%s) {}");
    return List.of(
        same(
                "an entity with the key of another one is added",
                ChangeKind.COLLECTION,
                ChangeKind.ENTITY_ADDED)
            .before(PLAIN)
            .after(TWO_WITH_ONE_KEY)
            .unseen("the items of an example are of one entity"),
        same(
                "an entity with the key of another one is removed",
                ChangeKind.COLLECTION,
                ChangeKind.ENTITY_REMOVED)
            .before(TWO_WITH_ONE_KEY)
            .after(PLAIN)
            .unseen("the items of an example are of one entity"),
        same("an entity is added", ChangeKind.ENTITY_ADDED).before(PLAIN).after(two),
        same("an entity is removed", ChangeKind.ENTITY_REMOVED).before(two).after(PLAIN),
        same("an item collection is added", ChangeKind.COLLECTION).before(two).after(collection),
        same("an item collection is removed", ChangeKind.COLLECTION).before(collection).after(two),
        same("an item collection has another pattern", ChangeKind.COLLECTION)
            .before(collection)
            .after(collection.replace("@ItemCollection", "@ItemCollection(name = \"all\")")),
        same("a projection is added", ChangeKind.PROJECTION)
            .before(PLAIN)
            .after(projection.formatted("String name")),
        same("a projection has another component", ChangeKind.PROJECTION)
            .before(projection.formatted("String name"))
            .after(projection.formatted("String id")));
  }

  private static List<Example> names() {
    return List.of(
        Example.of("an entity is renamed in one step", ChangeKind.ENTITY_RENAMED)
            .before(user("@Entity(name = \"Client\")" + KEY, NAME))
            .after(user("@Entity(aliases = \"Client\")" + KEY, NAME))
            .item(A, B, A, B),
        Example.of("an entity is renamed without an alias", ChangeKind.ENTITY_RENAMED)
            .before(user("@Entity(name = \"Client\")" + KEY, NAME))
            .after(user("@Entity" + KEY, NAME))
            .item(A, B, A, B),
        Example.of(
                "an entity is renamed and gets a component, and the old program keeps unknown"
                    + " attributes",
                ChangeKind.ENTITY_RENAMED,
                ChangeKind.ADDED)
            .before(user("@Entity(name = \"Client\")" + KEY, NAME + ", " + EXTRAS))
            .after(
                user(
                    "@Entity(aliases = \"Client\")" + KEY,
                    NAME + ", @Nullable String town, " + EXTRAS))
            .item(A, B, town(A), town(B)),
        Example.of("an entity gets another name to read", ChangeKind.ENTITY_ALIAS_ADDED)
            .before(user("@Entity(name = \"Client\")" + KEY, NAME))
            .after(user("@Entity(aliases = \"Client\", writes = \"Client\")" + KEY, NAME))
            .item(A, B, A, B),
        Example.of("an entity gets a name that is read", ChangeKind.ENTITY_RENAMED)
            .before(user("@Entity(aliases = \"Client\", writes = \"Client\")" + KEY, NAME))
            .after(user("@Entity(aliases = \"Client\")" + KEY, NAME))
            .item(A, B, A, B),
        Example.of("an older name is dropped", ChangeKind.ENTITY_ALIAS_DROPPED)
            .before(user("@Entity(aliases = \"Client\")" + KEY, NAME))
            .after(user("@Entity" + KEY, NAME))
            .item(A, B, A, B)
            .unseen("its items have the current name"),
        Example.of("an older name that items have is dropped", ChangeKind.ENTITY_ALIAS_DROPPED)
            .before(user("@Entity(aliases = \"Client\")" + KEY, NAME))
            .after(user("@Entity" + KEY, NAME))
            .markedItem(A, A, "_et", "Client"),
        Example.of("an entity that is told by its key is renamed", ChangeKind.ENTITY_RENAMED)
            .before(user("@Entity(name = \"Client\", toldByKey = true)" + KEY, NAME))
            .after(user("@Entity(toldByKey = true)" + KEY, NAME))
            .item(A, B, A, B),
        Example.of("a record is renamed", ChangeKind.ENTITY_RENAMED_IN_JAVA)
            .before(PLAIN)
            .after(named("@Entity(name = \"User\")", "Client"))
            .renamed("User", "Client")
            .item(A, B, A, B),
        Example.of(
                "a record and its entity are renamed",
                ChangeKind.ENTITY_RENAMED_IN_JAVA,
                ChangeKind.ENTITY_RENAMED)
            .before(PLAIN)
            .after(named("@Entity(aliases = \"User\")", "Client"))
            .renamed("User", "Client")
            .item(A, B, A, B));
  }

  private static List<Example> marks() {
    String none = user("@Entity(toldByKey = true)" + KEY, NAME);
    String type = user("@Entity @Mark(attribute = \"type\")" + KEY, NAME);
    return List.of(
        same("the entity attribute has another name", ChangeKind.ENTITY_MARK)
            .before(PLAIN)
            .after(shop(", entityAttribute = \"type\"", "", NAME)),
        same("the entity attribute is dropped", ChangeKind.ENTITY_MARK)
            .before(PLAIN)
            .after(shop(", entityAttribute = \"\"", "", NAME)),
        same("the entity attribute is introduced", ChangeKind.ENTITY_MARK)
            .before(none)
            .after(PLAIN),
        same("an entity is told by its key", ChangeKind.ENTITY_MARK).before(PLAIN).after(none),
        same("an entity has a mark of its own", ChangeKind.ENTITY_MARK).before(PLAIN).after(type),
        same("an entity has the table's mark", ChangeKind.ENTITY_MARK).before(type).after(PLAIN),
        same("a mark is another number", ChangeKind.ENTITY_RENAMED)
            .before(
                user(
                    "@Entity(name = \"3\") @Mark(attribute = \"t\", type = ScalarType.N)" + KEY,
                    NAME))
            .after(
                user(
                    "@Entity(name = \"4\") @Mark(attribute = \"t\", type = ScalarType.N)" + KEY,
                    NAME)),
        same("a mark is a number", ChangeKind.ENTITY_MARK)
            .before(user("@Entity(name = \"3\") @Mark(attribute = \"t\")" + KEY, NAME))
            .after(
                user(
                    "@Entity(name = \"3\") @Mark(attribute = \"t\", type = ScalarType.N)" + KEY,
                    NAME)));
  }

  private static List<Example> stamps() {
    String both = "@Entity @Stamps(created = \"%s\", modified = \"%s\")" + KEY;
    String times = "String id, String name, @CreatedAt @Nullable Instant made";
    return List.of(
        same("times of items have other names in the table", ChangeKind.STAMPS)
            .before(PLAIN)
            .after(
                shop(", createdAttribute = \"made\", modifiedAttribute = \"changed\"", "", NAME)),
        same("times of items have other names", ChangeKind.STAMPS)
            .before(user(both.formatted("made", "changed"), NAME))
            .after(user(both.formatted("born", "touched"), NAME)),
        same("the time of the first write is no longer stored", ChangeKind.STAMPS)
            .before(user(both.formatted("made", "changed"), NAME))
            .after(user(both.formatted("", "changed"), NAME)),
        same("the time of the last write is no longer stored", ChangeKind.STAMPS)
            .before(user(both.formatted("made", "changed"), NAME))
            .after(user(both.formatted("made", ""), NAME)),
        same("the time of the first write is stored", ChangeKind.STAMPS)
            .before(user(both.formatted("", "changed"), NAME))
            .after(user(both.formatted("made", "changed"), NAME)),
        same("the time of the last write is stored", ChangeKind.STAMPS)
            .before(user(both.formatted("made", ""), NAME))
            .after(user(both.formatted("made", "changed"), NAME)),
        same("times of items have another form", ChangeKind.STAMPS)
            .before(PLAIN)
            .after(shop(", storedTime = TimeFormat.SECONDS", "", NAME)),
        same("a time that a component has has another name", ChangeKind.STAMPS, ChangeKind.RENAMED)
            .before(user(both.formatted("made", "changed"), times))
            .after(user(both.formatted("born", "changed"), times)));
  }

  private static List<Example> versions() {
    String version = "@Entity(schemaVersion = %s)" + KEY;
    String title = "String id, String title";
    String old = "{'id':'1','title':'ann'}";
    String oldChanged = "{'id':'1','title':'bob'}";
    return List.of(
        same("version 1 is introduced", ChangeKind.SCHEMA_VERSION_INTRODUCED)
            .before(PLAIN)
            .after(user(version.formatted(1), NAME)),
        same("version 1 is removed", ChangeKind.SCHEMA_VERSION_LOWERED)
            .before(user(version.formatted(1), NAME))
            .after(PLAIN),
        Example.of(
                "version 2 is introduced",
                ChangeKind.SCHEMA_VERSION_INTRODUCED,
                ChangeKind.ADDED,
                ChangeKind.REMOVED)
            .before(user(title))
            .after(TableExamples.migrated("", version.formatted(2), NAME))
            .item(old, oldChanged, A, B)
            .unseen("a program that can't read an item doesn't update it"),
        Example.of(
                "the version is raised",
                ChangeKind.SCHEMA_VERSION_RAISED,
                ChangeKind.ADDED,
                ChangeKind.REMOVED)
            .before(user(version.formatted(1), title))
            .after(TableExamples.migrated("", version.formatted(2), NAME))
            .item(old, oldChanged, A, B),
        Example.of("the version is raised by two", ChangeKind.SCHEMA_VERSION_RAISED)
            .before(user(version.formatted(1), NAME))
            .after(twice(user(version.formatted(3), NAME)))
            .item(A, B, A, B),
        Example.of(
                "the version is lowered",
                ChangeKind.SCHEMA_VERSION_LOWERED,
                ChangeKind.ADDED,
                ChangeKind.REMOVED)
            .before(TableExamples.migrated("", version.formatted(2), NAME))
            .after(user(version.formatted(1), title))
            .item(A, B, old, oldChanged)
            .unseen("the lower version is the one that the old program migrates"),
        same("the version is lowered alone", ChangeKind.SCHEMA_VERSION_LOWERED)
            .before(TableExamples.migrated("", version.formatted(2), NAME))
            .after(user(version.formatted(1), NAME)),
        same("version 2 is removed alone", ChangeKind.SCHEMA_VERSION_LOWERED)
            .before(TableExamples.migrated("", version.formatted(2), NAME))
            .after(PLAIN)
            .unseen("both models have one form"),
        Example.of(
                "version 2 is removed",
                ChangeKind.SCHEMA_VERSION_LOWERED,
                ChangeKind.ADDED,
                ChangeKind.REMOVED)
            .before(TableExamples.migrated("", version.formatted(2), NAME))
            .after(user(title))
            .item(A, B, old, oldChanged)
            .unseen("the form without a version is the one that the old program migrates"));
  }

  private static final String A = "{'id':'1','name':'ann'}";
  private static final String B = "{'id':'1','name':'bob'}";

  private static String named(String entity, String record) {
    return user(entity + KEY, NAME).replace("record User(", "record " + record + "(");
  }

  /** Returns a model with methods that read the first two versions. */
  private static String twice(String model) {
    return model.replace(
        "implements Shop {}",
        """
        implements Shop {
          @Migrate(from = 1)
          static Map<String, AttributeValue> first(Map<String, AttributeValue> item) {
            return item;
          }
          @Migrate(from = 2)
          static Map<String, AttributeValue> second(Map<String, AttributeValue> item) {
            return item;
          }
        }
        """);
  }

  /** Returns a model with further declarations within the table's interface. */
  private static String with(String model, String more) {
    return model.substring(0, model.lastIndexOf('}')) + more + "}\n";
  }
}
