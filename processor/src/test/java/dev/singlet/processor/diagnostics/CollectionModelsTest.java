package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Found;
import dev.singlet.processor.fixture.Source;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generated code of item collections that are valid, however odd. */
class CollectionModelsTest {

  private static String group(Compilation compilation, String type, String name) {
    compilation.isClean();
    String text = compilation.generated().get(type);
    Matcher record =
        Pattern.compile("record " + name + "\\((.*?)\\) \\{", Pattern.DOTALL).matcher(text);
    assertThat(record.find()).as(text).isTrue();
    return record.group(1).replaceAll("\\s+", " ").replace("Shop.", "").strip();
  }

  @Test
  void whatAPartitionHoldsOnceIsOptional() {
    Compilation compilation =
        shop(
            """
              @ItemCollection(name = "byOrder")
              @ItemCollection(name = "byOwner", index = "GSI1")
              @ItemCollection(name = "byPlace", index = "GSI2")
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER#{id}")
              @LinkedKey(index = "GSI1", partition = "OWNER#{owner}", sort = "ORDER")
              @LinkedKey(index = "GSI2", partition = "PLACE#{id:lower}", sort = "ORDER")
              record Order(String id, String owner) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "ORDER#{order}", sort = "LINE#{line:pad(3)}")
              @LinkedKey(index = "GSI1", partition = "OWNER#{owner}", sort = "LINE")
              @LinkedKey(index = "GSI2", partition = "PLACE#{order:lower}", sort = "LINE")
              record Line(String order, int line, String owner) implements OrderItems {}
            """);

    assertThat(group(compilation, "shop.ShopOrderItemsCollection", "ByOrderGroup"))
        .isEqualTo("Optional<Order> order, List<Line> lines");
    assertThat(group(compilation, "shop.ShopOrderItemsCollection", "ByOwnerGroup"))
        .as("an index holds items of one key as often as they come")
        .isEqualTo("List<Order> orders, List<Line> lines");
    assertThat(group(compilation, "shop.ShopOrderItemsCollection", "ByPlaceGroup"))
        .as("two orders may differ in letter case alone")
        .isEqualTo("List<Order> orders, List<Line> lines");
  }

  @Test
  void anIndexCanTellWhatIsOnce() {
    Compilation compilation =
        shop(
            """
              @ItemCollection(index = "GSI1")
              sealed interface Items extends Shop {}
              @Entity
              @LinkedKey(partition = "A#{team}#{number:pad(4)}", sort = "A")
              @LinkedKey(index = "GSI1", partition = "T#{number:pad(6)}#{team}", sort = "A")
              record Account(String team, int number) implements Items {}
              @Entity
              @LinkedKey(partition = "B#{team}#{at}", sort = "B")
              @LinkedKey(index = "GSI1", partition = "T#{number:pad(6)}#{team}", sort = "{at}")
              record Booking(String team, int number, Instant at) implements Items {}
            """);

    assertThat(group(compilation, "shop.ShopItemsCollection", "QueryGroup"))
        .isEqualTo("Optional<Account> account, List<Booking> bookings");
  }

  @ParameterizedTest
  @CsvSource({
    "{at}, {at:nanos}, Optional<Visit> visit",
    "{at}, {at:seconds}, Optional<Visit> visit",
    "{at:seconds}, {at}, List<Visit> visits"
  })
  void aTimeThatTellsThePrimaryKeyTellsItInEachFormat(
      String queried, String primary, String members) {
    Compilation compilation =
        shop(
            """
              @ItemCollection(index = "GSI1")
              sealed interface Items extends Shop {}
              @Entity
              @LinkedKey(partition = "VISIT#%s", sort = "VISIT")
              @LinkedKey(index = "GSI1", partition = "AT#%s", sort = "VISIT")
              record Visit(@StoredTime(TimeFormat.NANOS) Instant at) implements Items {}
            """
                .formatted(primary, queried));

    assertThat(group(compilation, "shop.ShopItemsCollection", "QueryGroup")).isEqualTo(members);
  }

  @ParameterizedTest
  @CsvSource({
    "Category, categories",
    "Day, days",
    "Address, addresses",
    "Box, boxes",
    "Branch, branches",
    "PRComment, prComments",
    "SKU, skus",
    "URL2, url2s",
    "X, xes",
    "QueryGroup, queryGroups",
    "Optional, optionals",
    "List, lists",
    "Keys, keyses",
    "ItemsByEntity, itemsByEntities"
  })
  void aListIsNamedForItsEntity(String entity, String component) {
    Compilation compilation = items(entity, "{id}");

    String type = entity.equals("QueryGroup") ? "shop.Shop.QueryGroup" : entity;
    assertThat(
            group(compilation, "shop.ShopItemsCollection", "QueryGroup").replaceAll("\\w+\\.", ""))
        .isEqualTo(
            "List<" + type.replaceAll("\\w+\\.", "") + "> " + component + ", Optional<Last> last");
  }

  @ParameterizedTest
  @CsvSource({
    "Class, classItem",
    "Default, defaultItem",
    "Wait, waitItem",
    "ToString, toStringItem",
    "GetClass, getClassItem",
    "HashCode, hashCodeItem",
    "Var, var",
    "Of, of",
    "Order, order"
  })
  void oneIsNamedForItsEntityIfJavaAllowsIt(String entity, String component) {
    Compilation compilation = items(entity, "FIRST");

    assertThat(group(compilation, "shop.ShopItemsCollection", "QueryGroup"))
        .isEqualTo("Optional<" + entity + "> " + component + ", Optional<Last> last");
  }

  private static Compilation items(String entity, String sort) {
    return compile(
        Source.inShop(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop {
              @ItemCollection
              sealed interface Items extends Shop {}
              @Entity
              @LinkedKey(partition = "P#{owner}", sort = "A#%s")
              record %s(String owner, String id) implements Items {}
              @Entity
              @LinkedKey(partition = "P#{owner}", sort = "LAST")
              record Last(String owner) implements Items {}
            }
            """
                .formatted(sort, entity)));
  }

  @Test
  void collectionsNestAndOverlap() {
    shop("""
              @ItemCollection(name = "all")
              sealed interface All extends Shop permits Left, Right, Lone {}
              @ItemCollection(name = "left")
              sealed interface Left extends All permits Common, Mine {}
              @ItemCollection(name = "right")
              sealed interface Right extends All permits Common, Other {}
              @ItemCollection(name = "common")
              sealed interface Common extends Left, Right permits First, Second {}
              @Entity
              @LinkedKey(partition = "P#{id}", sort = "A#{number:pad(3)}")
              record First(String id, int number) implements Common {}
              @Entity
              @LinkedKey(partition = "P#{id}", sort = "B")
              record Second(String id) implements Common {}
              @Entity
              @LinkedKey(partition = "P#{id}", sort = "C")
              record Mine(String id) implements Left {}
              @Entity
              @LinkedKey(partition = "P#{id}", sort = "D")
              record Other(String id) implements Right {}
              @Entity
              @LinkedKey(partition = "P#{id}", sort = "E")
              record Lone(String id) implements All {}
            """)
        .isClean();
  }

  @Test
  void stagesStandBesideGroupsAndKeys() {
    Compilation compilation =
        shop(
            """
              enum Kind { A, B }
              @ItemCollection(name = "by")
              @ItemCollection(name = "byKey", index = "GSI1")
              sealed interface Items extends Shop {}
              @Entity
              @LinkedKey(partition = "P#{prefix}", sort = "{group}#{limit}#{key:pad(3)}#A")
              @LinkedKey(index = "GSI1", partition = "{kind}", sort = "{other}#{kind}#{group}#A")
              record First(String prefix, String group, String limit, int key, Kind kind, Kind other)
                  implements Items {}
              @Entity
              @LinkedKey(partition = "P#{id}", sort = "{group}#{limit}#{key:pad(3)}#B")
              @LinkedKey(index = "GSI1", partition = "{sort}", sort = "{other}#{sort}#{group}#B")
              record Second(String id, String group, String limit, int key, Kind sort, Kind other)
                  implements Items {}
            """);

    compilation.isClean();
    assertThat(compilation.generated().get("shop.ShopItemsCollection"))
        .contains("class By extends", "class ByGroup2 extends", "class ByLimit extends")
        .contains("record ByGroup(", "class ByKey extends", "class ByKeyOther extends")
        .contains("whereLimit(String limit)");
  }

  @ParameterizedTest
  @CsvSource({
    "'A#{a}', 'B#{a}'",
    "'{a}', '{a}#X'",
    "'{a}#{n:pad(3)}', '{a:escape}#{n:pad(3)}'",
    "'{n:pad(3)}#{a}', '{n:pad(4)}#{a}'",
    "'{a}', '{b}'",
    "'ONE', 'ONE#{a}'",
    "'{t:millis}', '{t:seconds}'",
    "'{k}', '{k}#X'",
    "'{id}#A', '{id}#B'",
    "'{a:any}', '{a:any}#X'",
    "'{a:any}#A', '{a:any}#B'",
    "'{a:any}#A#{n:pad(3)}', '{a:any}#B#{n:pad(3)}'",
    "'{a:any}#A#', '{a:any}#A#{n:pad(3)}'"
  })
  void whatIsNotSharedDoesNotNarrow(String one, String other) {
    Compilation compilation = narrowed(one, other);

    compilation.isClean();
    assertThat(compilation.generated().get("shop.ShopItemsCollection"))
        .doesNotContain("extends CollectionQuery");
  }

  @ParameterizedTest
  @CsvSource({
    "'{a}', '{a}'",
    "'{a}#A', '{a}#B'",
    "'{a}#{n:pad(3)}', '{a}#{b}'",
    "'{n:pad(3)}', '{n:pad(3)}#X'",
    "'{n:pad(3)}#A', '{n:pad(3)}{a}'",
    "'AB#{a}#{b}', 'AB#{a}#{id}'",
    "'{id}#{k}#A', '{id}#{k}#B'",
    "'{t}#A', '{t:millis}#B'",
    "'{a:any}', '{a:any}'",
    "'{a:any}#A', '{a:any}#A'",
    "'{a:any}#A#{n:pad(3)}', '{a:any}#A#{n:pad(3)}X'"
  })
  void whatIsSharedNarrows(String one, String other) {
    Compilation compilation = narrowed(one, other);

    compilation.isClean();
    assertThat(compilation.generated().get("shop.ShopItemsCollection"))
        .contains("class Query extends CollectionQuery");
  }

  private static Compilation narrowed(String one, String other) {
    return shop(
        """
        enum Kind { A, B }
        @ItemCollection(index = "GSI1")
        sealed interface Items extends Shop {}
        @Entity
        @LinkedKey(partition = "A#{id}", sort = "A")
        @LinkedKey(index = "GSI1", partition = "P#{id}", sort = "%s", givesUp = {%s})
        record First(String id, String a, String b, int n, Instant t, Kind k) implements Items {}
        @Entity
        @LinkedKey(partition = "B#{id}", sort = "B")
        @LinkedKey(index = "GSI1", partition = "P#{id}", sort = "%s", givesUp = {%s})
        record Second(String id, String a, String b, int n, Instant t, Kind k) implements Items {}
        """
            .formatted(one, givenUp(one), other, givenUp(other)));
  }

  private static String givenUp(String sort) {
    return sort.matches(".*:any}.+") ? "KeyProperty.ORDER" : "";
  }

  @Test
  void aLimitOrATokenLeavesNothingToGroup() {
    String model =
        """
        @Table(name = "ShopTable")
        public sealed interface Shop {
          @ItemCollection(name = "byOrder")
          sealed interface Items extends Shop {}
          @Entity
          @LinkedKey(partition = "P#{id}", sort = "A")
          record Order(String id) implements Items {}
        }
        """;
    Map<String, String> found =
        compile(
                Source.inShop(model),
                Source.inShop(
                    """
                    class Uses {
                      Object limit = ShopItemsCollection.byOrder("o").limit(1).grouped();
                      Object token = ShopItemsCollection.byOrder("o").from(null).grouped();
                      Object whole = ShopItemsCollection.byOrder("o").reverse().grouped().measured();
                    }
                    """))
            .found()
            .stream()
            .collect(Collectors.toMap(error -> "line " + error.line(), Found::text));

    assertThat(found.keySet()).containsExactlyInAnyOrder("line 2", "line 3");
    assertThat(found.values()).allMatch(text -> text.contains("cannot find symbol"));
  }

  @Test
  void anIndexWithoutSortKeyIsQueriedAsAWhole() {
    compile(
            """
            @Table(name = "ShopTable", indexes = @Index(value = "GSI1", sortKey = Index.NONE))
            public sealed interface Shop {
              @ItemCollection(index = "GSI1")
              sealed interface Items extends Shop {}
              @Entity
              @LinkedKey(partition = "A#{id}", sort = "A")
              @LinkedKey(index = "GSI1", partition = "P#{team}")
              record First(String id, String team) implements Items {}
              @Entity
              @LinkedKey(partition = "B#{id}", sort = "B")
              @LinkedKey(index = "GSI1", partition = "P#{team}")
              record Second(String id, String team) implements Items {}
            }
            """)
        .isClean();
  }
}
