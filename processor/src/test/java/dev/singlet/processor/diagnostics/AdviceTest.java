package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;
import static dev.singlet.processor.fixture.Expected.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Found;
import dev.singlet.processor.fixture.Source;
import javax.tools.Diagnostic.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes with their messages, and what these advise, which compiles. */
class AdviceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "List; List<String>",
        "Set; Set<String>",
        "Map; Map<String, String>",
        "java.util.SortedMap; SortedMap<String, String>",
        "java.util.ArrayList; List<String>",
        "Optional; Optional<String>",
        "Pair; Pair<String, String>"
      })
  void aTypeSaysWhatItHolds(String raw, String whole) {
    lines(raw + " lines")
        .reports(
            error(
                ("[SGT0301] The type %s can't be stored. It has no type arguments. Write %s, or"
                        + " with another type that can be stored.")
                    .formatted(raw.replaceFirst("java.util.", ""), whole)));
    user(whole.replace("Sorted", "java.util.Sorted") + " lines").isClean();
  }

  @Test
  void oneOptionalIsEnough() {
    lines("Optional<Optional<String>> mail")
        .reports(
            error(
                "[SGT0301] The type Optional<String> can't be stored. An Optional can"
                    + " only be the outermost type of a component. Remove this one."));
    user("Optional<String> mail").isClean();
  }

  @Test
  void keysOfDifferentTypesAreToldApartWhereTheirTemplatesAreEqual() {
    shop("""
              @ItemCollection(name = "byOrder") // !
              sealed interface OrderItems extends Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(int id) implements OrderItems {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "LINE#{sku}")
              record Line(String id, String sku) implements OrderItems {}
            """)
        .reports(
            error(
                "[SGT0505] The entities of the item collection OrderItems.byOrder must share a"
                    + " partition of the table, but have different keys there: \"ORDER#{id}\" of"
                    + " Order (int id) and \"ORDER#{id}\" of Line (String id). Write templates"
                    + " that differ only in attribute names, with values of the same types and"
                    + " stored forms."));
  }

  @Test
  void aHotPrimaryKeyIsNotToldToHaveAShardThatItCantHave() {
    keyed("USERS", "USER")
        .reports(
            warning(
                "[SGT0901] The primary @LinkedKey: the template \"USERS\" puts every User into"
                    + " one partition, which takes at most 1,000 writes of 1 KB a second. Put an"
                    + " attribute into the template. Or silence this with"
                    + " @SuppressWarnings(\"singlet:hot-partition\")."));
    keyed("USERS", "USER#{name}")
        .reports(
            warning(
                "[SGT0901] The primary @LinkedKey: the template \"USERS\" puts every User into"
                    + " one partition, which takes at most 1,000 writes of 1 KB a second. Put an"
                    + " attribute into the template, for instance {name:shard(10)}. Or silence"
                    + " this with @SuppressWarnings(\"singlet:hot-partition\")."));
    user(
            "@LinkedKey(partition = \"USERS#{name:shard(10)}\", sort = \"USER#{name}\")",
            "String mail")
        .isClean();
  }

  @Test
  void whatASealedTableDoesNotPermitIsAddedThere() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop permits User {}
            @Entity
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            record User(String name) implements Shop {}
            @Entity
            @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
            record Order(String id) implements Shop {} // !
            """)
        .besideErrorsOfJava()
        .reports(
            error(
                "[SGT0103] The entity Order belongs to the table Shop, which doesn't list it, so"
                    + " it can't be checked together with the table's entities. Shop is sealed,"
                    + " and doesn't permit Order. Write permits User, Order there."));
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop permits Shop.User, Shop.Order {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name) implements Shop {}
              @Entity
              @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
              record Order(String id) implements Shop {}
            }
            """)
        .isClean();
  }

  @Test
  void soIsWhatASealedInterfaceBelowItDoesNotPermit() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop permits Account {}
            sealed interface Account extends Shop permits User {}
            @Entity
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            record User(String name) implements Account {}
            @Entity
            @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
            record Order(String id) implements Account {} // !
            """)
        .besideErrorsOfJava()
        .reports(
            error(
                "[SGT0103] The entity Order belongs to the table Shop, which doesn't list it, so"
                    + " it can't be checked together with the table's entities. Account is"
                    + " sealed, and doesn't permit Order. Write permits User, Order there."));
  }

  @Test
  void anInstanceMethodIsShownAsAStaticOne() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, int age, List<String> tags, String mail) implements Shop {
                @Computed
                String initial() { // !
                  return name.substring(0, 1);
                }
                @Validate
                boolean isAdult(int age) { // !
                  return age > 17;
                }
              }
            """)
        .reports(
            error(
                "[SGT0309] The @Computed method initial must be static, because it is called"
                    + " before there is a record. Write it as static String initial(String name,"
                    + " int age, List<String> tags, ...), with the components that it uses as"
                    + " parameters."),
            error(
                "[SGT0320] The @Validate method isAdult must be static, because it is called"
                    + " before there is a record. Write it as static boolean isAdult(int age),"
                    + " with the components that it uses as parameters."));
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "{initial}")
              record User(String name, int age) implements Shop {
                @Computed
                static String initial(String name) {
                  return name.substring(0, 1);
                }
                @Validate
                static boolean isAdult(int age) {
                  return age > 17;
                }
              }
            """)
        .isClean();
  }

  @Test
  void aPrivateMethodIsToldSo() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "{initial}")
              record User(String name) implements Shop {
                @Computed
                private static String initial(String name) { // !
                  return name.substring(0, 1);
                }
              }
            """)
        .reports(
            error(
                "[SGT0309] The @Computed method initial must not be private, because generated"
                    + " code calls it. Remove the private."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", " "})
  void whatIsNoDelimiterIsReplacedByTheTables(String other) {
    String template = "AT#{name}" + other + "{mail}";
    keyed(template, "USER")
        .reports(
            error(
                ("[SGT0409] The primary @LinkedKey: the template \"%s\" has \"%s\", which is not"
                        + " the table's delimiter '#', between {name} and {mail}, so different"
                        + " values could give the same key. Write '#' instead. If stored keys have"
                        + " \"%s\", write {name:any}, whose value ends at that text.")
                    .formatted(template, other, other)));
    user("@LinkedKey(partition = \"AT#{name}#{mail}\", sort = \"USER\")", "String mail").isClean();
    keyed("AT#{name:any}" + other + "{mail}", "USER").isClean();
  }

  @Test
  void whatCanBeADelimiterMayBeTheTables() {
    keyed("AT#{name}|{mail}", "USER")
        .reports(
            error(
                "[SGT0409] The primary @LinkedKey: the template \"AT#{name}|{mail}\" has \"|\","
                    + " which is not the table's delimiter '#', between {name} and {mail}, so"
                    + " different values could give the same key. Write '#' instead. If stored"
                    + " keys have \"|\", write delimiter = \"|\" in @Table, or write {name:any},"
                    + " whose value ends at that text."));
    compile(
            """
            @Table(name = "ShopTable", delimiter = "|")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "AT#{name}|{mail}", sort = "USER")
              record User(String name, String mail) implements Shop {}
            }
            """)
        .isClean();
  }

  @Test
  void aSecondPrimaryKeyMayHaveLostItsIndex() {
    String keys =
        """
        @LinkedKey(partition = "USER#{name}", sort = "USER")
        @LinkedKey(name = "byMail", %spartition = "MAIL#{mail}", sort = "USER")
        """;
    shop((keys.formatted("")
            + "@Entity record User(String name, String mail) implements Shop {}"
            + " // !\n"))
        .reports(
            error(
                "[SGT0401] The entity User has 2 keys without an index: @LinkedKey(partition ="
                    + " \"USER#{name}\") and @LinkedKey(name = \"byMail\", partition ="
                    + " \"MAIL#{mail}\"). Only its primary key, with the templates of PK and SK,"
                    + " has none. Did you forget index = \"GSI1\" on the other?"));
    user(keys.formatted("index = \"GSI1\", "), "String mail").isClean();
  }

  @Test
  void whatAConditionCantCompareIsComputed() {
    conditional("age > 18", "")
        .reports(
            error(
                "[SGT0415] @LinkedKey(index = \"GSI1\"): when = \"age > 18\" compares age by >, which"
                    + " a when can't do. Write a static @Computed method that takes age and returns a"
                    + " boolean, and write its name here."));
  }

  @Test
  void soComputedItCompiles() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", when = "isAdult", partition = "USER#{name}", sort = "{mail}")
              record User(String name, int age, @Nullable String mail) implements Shop {
                @Computed
                static boolean isAdult(int age) {
                  return age > 18;
                }
              }
            """)
        .isClean();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {"'OPEN', quotes", "Status.OPEN, the enum's name"})
  void aConstantStandsAlone(String constant, String without) {
    String when = "status == " + constant;
    conditional(when, "")
        .reports(
            error(
                ("[SGT0416] @LinkedKey(index = \"GSI1\"): when = \"%s\": the enum Status has no"
                        + " constant \"%s\". Write OPEN without %s.")
                    .formatted(when, constant, without)));
  }

  @Test
  void aMethodWithoutTheAnnotationIsShownWithIt() {
    conditional("isAdult", "static boolean isAdult(int age) { return age > 18; }")
        .reports(
            error(
                "[SGT0404] @LinkedKey(index = \"GSI1\"): when = \"isAdult\" refers to"
                    + " \"isAdult\", which is neither a component nor a @Computed method of the"
                    + " entity. There is a method of that name without @Computed. Write it as"
                    + " @Computed static boolean isAdult(int age), with the components that it"
                    + " uses as parameters."));
  }

  @Test
  void aStoredNameIsToldFromTheComponents() {
    compile(
            """
            @Table(name = "ShopTable", naming = Naming.SNAKE_CASE)
            public sealed interface Shop {
              @Entity
              @LinkedKey(
                  partition = "USER#{user_name}", // !
                  sort = "USER")
              record User(String userName) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{user_name}\" refers to"
                    + " \"user_name\", which is neither a component nor a @Computed method of"
                    + " the entity. That is how the component userName is stored. Write the"
                    + " component's name: userName."));
  }

  @ParameterizedTest
  @CsvSource({"yyyy-MM-dd, date", "yyyyMMdd, date", "HH, date"})
  void aDateNeedsNoFormat(String pattern, String name) {
    String template = "{date:" + pattern + "}";
    user(
            "@LinkedKey(\npartition = \"USER#{name}\",\nsort = \"%s\") // !\n".formatted(template),
            "java.time.LocalDate date")
        .reports(
            error(
                ("[SGT0405] The primary @LinkedKey: the template \"%s\" has \"%s\" as a format."
                        + " Dates and times need none: write {%3$s}. For a part of an Instant write"
                        + " {%3$s:year}, month, day or hour; for any other part, a static @Computed"
                        + " method.")
                    .formatted(template, pattern, name)));
    user("@LinkedKey(partition = \"USER#{name}\", sort = \"{date}\")", "java.time.LocalDate date")
        .isClean();
  }

  @ParameterizedTest
  @CsvSource({"pad(5), ordered", "reverse(5), descending"})
  void aDecimalNumberIsOrdered(String format, String instead) {
    user(
            "@LinkedKey(\npartition = \"USER#{name}\",\nsort = \"{price:%s}\") // !\n"
                .formatted(format),
            "double price")
        .reports(
            error(
                ("[SGT0406] The primary @LinkedKey: the template \"{price:%s}\": the format %s does"
                        + " not fit {price}, a double. It takes integers, and times after epoch"
                        + " or epochMillis. Write {price:%s}.")
                    .formatted(format, format, instead)));
    user(
            "@LinkedKey(partition = \"USER#{name}\", sort = \"{price:%s}\")".formatted(instead),
            "double price")
        .isClean();
  }

  @Test
  void theOrderOfStoredTextsOfNumbersIsGivenUp() {
    user("@LinkedKey(\npartition = \"USER#{name}\",\nsort = \"INV:{number}\") // !\n", "int number")
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"INV:{number}\": {number} is a"
                    + " number, and would sort as text: 10 before 9. Write {number:pad(n)}"
                    + " with as many digits as it can have, or {number:reverse(n)} for"
                    + " descending order; where it can be negative, {number:ordered} or"
                    + " {number:descending}. Each gives other keys than those of plain numbers."
                    + " If such keys are stored, write givesUp = KeyProperty.ORDER in @LinkedKey."));
    user(
            "@LinkedKey(partition = \"USER#{name}\", sort = \"INV:{number}\","
                + " givesUp = KeyProperty.ORDER)",
            "int number")
        .isClean();
  }

  @Test
  void anIndexThatNoEntityUsesIsReported() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = {
                  @Index("GSI1"),
                  @Index("GSI2") // !
                })
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "MAIL#{mail}", sort = "USER")
              record User(String name, String mail) implements Shop {}
            }
            """)
        .reports(
            warning(
                "[SGT0906] No entity of the table Shop has a key in the index GSI2, so no query"
                    + " reads it. Give one a @LinkedKey(index = \"GSI2\", ...), or remove the"
                    + " index. Or silence this with @SuppressWarnings(\"singlet:unused-index\")."));
  }

  @Test
  void ofATableWithoutEntitiesNoneIs() {
    compile(
            """
            @Table(name = "ShopTable", indexes = @Index("GSI1"))
            public interface Shop {}
            """)
        .isClean();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Page<User> page = client.execute(UserEntity.byMail(\"a\"));",
        "client.execute(UserEntity.byMail(\"a\"));",
        "client.stream(UserEntity.byMail(\"a\"));",
        "async.execute(UserEntity.byMail(\"a\"));"
      })
  void aQueryOfAnIndexWithoutWholeItemsIsHydratedOrProjectedFirst(String statement) {
    assertThat(partial(statement).found())
        .extracting(Found::kind, Found::text)
        .containsExactly(
            tuple(
                Kind.ERROR,
                "unreported exception dev.singlet.error.HydrateOrProjectFirst; must be caught or declared"
                    + " to be thrown"));
    partial("HydratedPage<User> page = client.execute(UserEntity.byMail(\"a\").hydrate());")
        .isClean();
  }

  @Test
  void aPageIsNotAllItemsToLoopOver() {
    assertThat(partial("for (User each : client.execute(UserEntity.byName(\"a\"))) {}").found())
        .extracting(Found::text)
        .containsExactly(
            """
            for-each not applicable to expression type
              required: array or java.lang.Iterable
              found:    dev.singlet.query.Page<shop.User>""");
    partial("for (User each : client.execute(UserEntity.byName(\"a\")).items()) {}").isClean();
  }

  @Test
  void noPrivateMethodAnswersToACondition() {
    assertThat(partial("UserEntity.put(user).condition(UserEntity.MAIL.eq(\"a\"));").found())
        .extracting(Found::text)
        .containsExactly(
            """
            cannot find symbol
              symbol:   method condition(dev.singlet.attribute.Condition<shop.User>)
              location: class dev.singlet.item.Put<shop.User>""");
  }

  @Test
  void whatIsEqualToNullIsNotAmbiguous() {
    partial("UserEntity.put(user).when(UserEntity.MAIL.eq(null));").isClean();
  }

  private static Compilation partial(String statement) {
    return compile(
        Source.inShop(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", projection = ProjectionType.KEYS_ONLY))
            public sealed interface Shop permits User {}
            """),
        Source.inShop(
            """
            @Entity
            @LinkedKey(name = "byName", partition = "USER#{name}", sort = "USER")
            @LinkedKey(name = "byMail", index = "GSI1", partition = "MAIL#{mail}", sort = "USER")
            public record User(String name, String mail) implements Shop {}
            """),
        Source.inShop(
            """
            import dev.singlet.*;
            import dev.singlet.batch.*;
            import dev.singlet.item.*;
            import dev.singlet.query.*;
            import dev.singlet.transaction.*;
            class Use {
              void use(TableClient client, AsyncTableClient async, User user) throws Exception {
                %s
              }
            }
            """
                .formatted(statement)));
  }

  private static Compilation lines(String component) {
    return user(
        "@LinkedKey(partition = \"USER#{name}\", sort = \"USER\")", "\n" + component + " // !\n");
  }

  private static Compilation user(String component) {
    return user("@LinkedKey(partition = \"USER#{name}\", sort = \"USER\")", component);
  }

  private static Compilation user(String keys, String component) {
    return shop(
        """
          @Entity
          %s
          record User(String name, %s) implements Shop {}
          record Pair<A, B>(A left, B right) {}
        """
            .formatted(keys, component));
  }

  private static Compilation keyed(String partition, String sort) {
    boolean isInSort = sort.contains("%");
    return user(
        """
        @LinkedKey(
            partition = "%s",%s
            sort = "%s")%s
        """
            .formatted(partition, isInSort ? "" : " // !", sort, isInSort ? " // !" : ""),
        "String mail");
  }

  private static Compilation conditional(String when, String method) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          @LinkedKey(index = "GSI1", when = "%s", partition = "USER#{name}", sort = "{mail}")
          record User( // !
              String name, int age, @Nullable String mail, Status status) implements Shop {
            enum Status { OPEN, DONE }
            %s
          }
        """
            .formatted(when.replace("\"", "\\\""), method));
  }
}
