package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Models that are unusual and valid: what is generated for them compiles without a warning. */
class OddModelsTest {

  private static final List<String> COMPONENTS =
      Stream.of(
              "item entity value partition prefix range stamps violations sort texts keys narrower type",
              "TYPE builder build condition pattern limit from pageSize reverse equals key a A _b c$ $d",
              "größe record var sealed yield with name put get query string Type 日本 _1")
          .flatMap(names -> Arrays.stream(names.split(" ")))
          .toList();

  private static final List<String> PATTERNS =
      List.of(
          "id last query string override record var yield a$b nachGröße X x accessPattern idLast USER"
              .split(" "));

  private static final List<String> RECORDS =
      List.of(
          "Type Builder Query Get Put EntityType AttributeValue Generated User$ user Übung Stamps"
              .split(" "));

  private static final List<String> JAVA_LANG =
      List.of(
          "Boolean",
          "Byte",
          "Character",
          "Double",
          "Float",
          "IllegalArgumentException",
          "Integer",
          "Long",
          "Object",
          "Override",
          "Short",
          "String",
          "SuppressWarnings");

  private static final List<String> TEXTS =
      List.of(
          "$U$L$$#",
          "*/#",
          "/*#",
          "C:\\\\users#",
          "\\\\u0041#",
          "\\\"'#",
          "a\\nb\\t#",
          "<b>&amp;@see#",
          "%s%d#",
          "日本\\uD83D\\uDE00#",
          "// #");

  /** Queries have methods of these names that take a value of the type. */
  private static boolean isTakenByQueries(String name, String type) {
    return switch (type) {
      case "String" -> name.equals("from");
      case "int" -> List.of("limit", "pageSize").contains(name);
      default -> false;
    };
  }

  @ParameterizedTest
  @CsvSource({"String, ''", "int, :pad(4)", "Kind, ''"})
  void aComponentMayHaveAnyName(String type, String format) {
    StringBuilder members = new StringBuilder("  enum Kind { A, B }\n");
    // Two to a record, each of them first and last in a sort key. They are far from each other in
    // the list, as names that differ in letter case alone can't be in one record.
    List<String> names = COMPONENTS.stream().filter(name -> !isTakenByQueries(name, type)).toList();
    int half = (names.size() + 1) / 2;
    for (int i = 0; i < half; i++) {
      String one = names.get(i);
      String other = names.get((i + half) % names.size());
      members.append(
          """
            sealed interface Pair%1$d extends Shop {}
            @Entity
            @SuppressWarnings("singlet:swallowed-prefix")
            @LinkedKey(name = "named", partition = "A%1$d#{%2$s}#{%3$s}#{id}", sort = "A#{last}#{id}")
            @LinkedKey(
                name = "sorted",
                index = "GSI1",
                partition = "A%1$d#{id}",
                sort = "{%2$s%5$s}#{%3$s%5$s}")
            @LinkedKey(
                name = "ended",
                index = "GSI2",
                partition = "A%1$d#{id}",
                sort = "{%3$s%5$s}#{%2$s%5$s}")
            record Left%1$d(%4$s %2$s, %4$s %3$s, String id, String last) implements Pair%1$d {}
            @Entity
            @LinkedKey(partition = "A%1$d#{%2$s}#{%3$s}#{id}", sort = "A#{last}#{id}")
            record Right%1$d(%4$s %2$s, %4$s %3$s, String id, String last) implements Pair%1$d {}
          """
              .formatted(i, one, other, type, format));
    }
    isGood(shop(members.toString()));
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 70, 78, 79, 80, 81, 90, 100, 101, 150, 200})
  void namesMayBeLong(int length) {
    String name = "n".repeat(length - 1);
    shop("""
              enum Kind { A, B }
              record Inner(String %1$sa) {}
              @Entity
              @LinkedKey(name = "%1$sQ", partition = "A#{%1$sk}#{%1$si:pad(3)}", sort = "A#{%1$ss}")
              @LinkedKey(name = "%1$sI", index = "GSI1", partition = "A#{%1$sk}", sort = "{%1$ss}")
              record User(
                  @Size(max = 9) String %1$ss,
                  @Min(1) int %1$si,
                  Kind %1$sk,
                  @Nullable String %1$sn,
                  Set<@Size(max = 9) String> %1$st,
                  List<Inner> %1$sl,
                  Map<String, Kind> %1$sm,
                  @Default("7") Integer %1$sd,
                  Inner %1$sr)
                  implements Shop {}
            """
            .formatted(name))
        .isClean();
  }

  @Test
  void anAccessPatternMayHaveAnyNameThatIsFree() {
    StringBuilder members = new StringBuilder("  enum Kind { A, B }\n");
    for (int i = 0; i < PATTERNS.size(); i++) {
      members.append(
          """
            @ItemCollection(name = "%2$s")
            sealed interface Items%1$d extends Shop {}
            @Entity
            @LinkedKey(name = "%2$s", partition = "A%1$d#{id}#{kind}", sort = "A#{last}#{age:pad(3)}")
            @LinkedKey(name = "%2$sLast", index = "GSI1", partition = "A%1$d#{id}", sort = "{last}")
            record User%1$d(String id, Kind kind, String last, int age) implements Items%1$d {}
          """
              .formatted(i, PATTERNS.get(i)));
    }
    isGood(shop(members.toString()));
  }

  @Test
  void aRecordMayHaveAnyName() {
    List<Source> sources = new ArrayList<>();
    sources.add(
        Source.inShop(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop permits %s {}
            """
                .formatted(String.join(", ", RECORDS))));
    for (String name : RECORDS) {
      sources.add(
          Source.inShop(
              """
              @Entity
              @LinkedKey(name = "all", partition = "%1$s#{id}", sort = "A#{age:pad(3)}#{last}")
              public record %1$s(String id, String last, int age, Set<String> tags) implements Shop {}
              """
                  .formatted(name)));
    }
    isGood(compile(sources.toArray(Source[]::new)));
  }

  @Test
  void recordsMayHideClassesOfJava() {
    isGood(
        compile(
            Source.verbatim(
                """
                package odd;

                @dev.singlet.annotation.Table(name = "OddTable")
                public sealed interface Odd permits Integer, Map, String {}
                """),
            odd("Integer"),
            odd("Map"),
            odd("String")));
  }

  @Test
  void anythingInThePackageMayHideClassesOfJava() {
    List<Source> sources = new ArrayList<>();
    sources.add(
        Source.verbatim(
            """
            package odd;

            @dev.singlet.annotation.Table(name = "OddTable")
            public sealed interface Odd permits Line, Other {}
            """));
    sources.add(odd("Line"));
    sources.add(
        Source.verbatim(
            """
            package odd;

            @dev.singlet.annotation.Entity
            @dev.singlet.annotation.LinkedKey(
                name = "x",
                partition = "OTHER#{id}",
                sort = "{a:pad(3)}#{b:pad(3)}#{c}#{d:ordered}")
            public record Other(
                @jakarta.validation.constraints.Size(max = 9) java.lang.String id,
                java.lang.Integer a,
                java.lang.@org.jspecify.annotations.Nullable Short n,
                java.lang.Long b,
                java.lang.Boolean c,
                java.lang.Double d,
                java.util.List<java.lang.Float> e,
                java.util.List<java.lang.Byte> f,
                java.util.List<java.lang.Character> g)
                implements Odd {}
            """));
    sources.add(
        Source.verbatim(
            """
            package odd;

            @dev.singlet.annotation.Projection(of = Other.class)
            public record Part(java.lang.String id, java.lang.Integer a) {}
            """));
    for (String name : JAVA_LANG) {
      sources.add(Source.verbatim("package odd;\n\nenum %s {}\n".formatted(name)));
    }
    isGood(compile(sources.toArray(Source[]::new)));
  }

  private static Source odd(String name) {
    return Source.verbatim(
        """
        package odd;

        @dev.singlet.annotation.Entity
        @dev.singlet.annotation.LinkedKey(name = "x", partition = "%1$s#{id}", sort = "S#{n:pad(3)}")
        public record %1$s(java.lang.String id, int n, java.util.Set<java.lang.String> s)
            implements Odd {}
        """
            .formatted(name));
  }

  @Test
  void constantsOfDifferentComponentsAreToldApart() {
    isGood(
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  @Pattern(regexp = "\\\\w{2,}\\"") String id,
                  Set<String> fooBar,
                  Set<String> idPattern)
                  implements Shop {}
            """));
  }

  @Test
  void nestedRecordsOfOneNameAreToldApart() {
    isGood(
        compile(
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{id}", sort = "USER")
                  record User(String id, one.Line a, two.Line b, X.Line c, Y.Line d, XLine e)
                      implements Shop {}
                  interface X { record Line(int x) {} }
                  interface Y { record Line(int y) {} }
                  record XLine(int x) {}
                }
                """),
            Source.verbatim("package one;\npublic record Line(int x) {}\n"),
            Source.verbatim("package two;\npublic record Line(String y) {}\n")));
  }

  @Test
  void recordsMayHoldThemselvesAndNothing() {
    isGood(
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(String id, Line line, Empty empty) implements Shop {}
              record Line(@Nullable Line next, List<Line> all, Map<String, List<Line>> byName, Empty e) {}
              record Empty() {}
            """));
  }

  @Test
  void whatIsSortedMayStandInWhatIsNot() {
    isGood(
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  List<SortedSet<String>> sets,
                  Map<String, SortedMap<String, Integer>> maps,
                  List<List<SortedSet<Integer>>> lists,
                  Within within)
                  implements Shop {}
              record Within(
                  SortedMap<String, SortedSet<String>> sets, List<SortedMap<String, String>> maps) {}
            """));
  }

  @Test
  void anEntityMayHaveNoComponents() {
    isGood(
        compile(
            """
            @Table(
                name = "ShopTable",
                createdAttribute = "",
                modifiedAttribute = "",
                indexes = @Index("GSI1"))
            @SuppressWarnings("singlet:hot-partition")
            public sealed interface Shop {
              @Entity
              @LinkedKey(name = "all", partition = "SETTINGS", sort = "SETTINGS")
              @LinkedKey(name = "indexed", index = "GSI1", partition = "SETTINGS", sort = "SETTINGS")
              record Settings() implements Shop {}
            }
            """));
  }

  @Test
  void keysMayBeNumbersAndBinaryAndLocal() {
    isGood(
        compile(
            """
            @Table(
                name = "ShopTable",
                partitionKey = "id",
                partitionKeyType = ScalarType.N,
                sortKeyType = ScalarType.N,
                indexes = {
                  @Index(value = "GSI1", sortKeyType = ScalarType.B),
                  @Index(value = "GSI2", partitionKeyType = ScalarType.B, sortKey = Index.NONE),
                  @Index(
                      value = "LSI1",
                      type = IndexType.LOCAL,
                      sortKey = "score",
                      sortKeyType = ScalarType.N),
                  @Index(value = "LSI2", type = IndexType.LOCAL)
                })
            public sealed interface Shop {
              @Entity
              @LinkedKey(name = "byId", partition = "{id}", sort = "{at:epoch}")
              @LinkedKey(name = "byRaw", index = "GSI1", partition = "RAW#{name}", sort = "{raw}")
              @LinkedKey(name = "ofRaw", index = "GSI2", partition = "{raw}")
              @LinkedKey(name = "byScore", index = "LSI1", sort = "{score}")
              @LinkedKey(name = "named", index = "LSI2", when = "on", sort = "NAME#{name}")
              @LinkedKey(name = "unnamed", index = "LSI2", when = "!on", sort = "-#{name}")
              record Score(long id, Instant at, String name, byte[] raw, double score, boolean on)
                  implements Shop {}
            }
            """));
  }

  @Test
  void templatesAndNamesMayHoldAnyText() {
    StringBuilder members = new StringBuilder();
    for (int i = 0; i < TEXTS.size(); i++) {
      members.append(
          """
            @Entity(name = "%2$s")
            @LinkedKey(name = "all", partition = "%2$s{id}", sort = "%2$s{n:pad(3)}#{last}")
            record User%1$d(String id, int n, String last, @Default("%2$s") String other, Kind%1$d kind)
                implements Shop {}
            enum Kind%1$d { @StoredAs("%2$s") A }
          """
              .formatted(i, TEXTS.get(i)));
    }
    // What looks like the placeholders of other languages is text, and suspicious.
    String text = members.toString();
    isGood(
        shop(
            text.replace(
                "@Entity(name = \"%s%d#\")",
                "@SuppressWarnings(\"singlet:placeholder-as-text\") @Entity(name = \"%s%d#\")")));
  }

  @Test
  void theDefaultPackageAndOtherPackagesAreFine() {
    isGood(
        compile(
            Source.verbatim(
                """
                @dev.singlet.annotation.Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.verbatim(
                """
                @dev.singlet.annotation.Entity
                @dev.singlet.annotation.LinkedKey(name = "x", partition = "T#{id}", sort = "{n:pad(3)}")
                public record User(String id, int n) implements Shop {}
                """)));
    isGood(
        compile(
            Source.verbatim(
                """
                package one;

                @dev.singlet.annotation.Table(name = "ShopTable", entities = two.Account.class)
                public interface Shop {}
                """),
            Source.verbatim(
                """
                package two;

                @dev.singlet.annotation.ItemCollection
                public sealed interface Account extends one.Shop permits User {}
                """),
            Source.verbatim(
                """
                package two;

                @dev.singlet.annotation.Entity
                @dev.singlet.annotation.LinkedKey(partition = "T#{id}", sort = "S#{n:pad(3)}")
                public record User(String id, int n) implements Account {}
                """)));
  }

  @Test
  void whatIsDeprecatedGivesNoWarningsInGeneratedCode() {
    isGood(
        shop(
            """
              @Deprecated
              @Entity
              @LinkedKey(name = "byKind", partition = "USER#{id}", sort = "{kind}#{n:pad(3)}")
              record User(String id, @Deprecated int n, @Default("A") Kind kind) implements Shop {}
              enum Kind { @Deprecated A, B }
            """));
  }

  @Test
  void formatsMayBeCombined() {
    isGood(
        shop(
            """
              @Entity
              @LinkedKey(
                  name = "many",
                  partition = "U#{id:lower:escape}#{id}#{id}",
                  sort = "{at:millis}#{bt:seconds}#{u}#{b}#{name:upper}")
              @LinkedKey(
                  name = "fixed",
                  index = "GSI1",
                  partition = "{n}#{bd}#{bi}#{at:epoch}",
                  sort = "{bi:pad(38)}{n:reverse(4)}{at:epoch:pad(12)}{k}#{boxed:pad(3)}")
              @LinkedKey(
                  name = "repeated",
                  index = "GSI2",
                  partition = "{id}",
                  sort = "#{id}#{name}#{id}#{u}#{name}")
              record User(
                  String id, Instant at, Instant bt, UUID u, boolean b, String name, short n,
                  BigDecimal bd, BigInteger bi, Kind k, Byte boxed)
                  implements Shop {}
              enum Kind { A, B }
            """));
  }

  private static void isGood(Compilation compilation) {
    compilation.isClean();
    compilation
        .generated()
        .forEach(
            (name, text) ->
                assertThat(text.lines().filter(line -> line.length() > 100))
                    .as("lines of %s over 100 columns", name)
                    .isEmpty());
  }
}
