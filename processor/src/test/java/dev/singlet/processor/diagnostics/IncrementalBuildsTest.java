package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.SingletProcessor;
import dev.singlet.processor.fixture.Build;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilations of a part of a model, which find the rest in class files. */
class IncrementalBuildsTest {

  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  private static final List<String> G = List.of("-g");

  private static final Source SHOP =
      Source.inShop(
          """
          @Table(name = "ShopTable", indexes = @Index("GSI1"))
          @SuppressWarnings("singlet:unused-index")
          public sealed interface Shop permits Buyer, Order {}
          """);

  private static final Source BUYER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(name = "of", partition = "BUYER#{name}", sort = "BUYER")
          @SuppressWarnings("singlet:hot-partition")
          @LinkedKey(name = "all", index = "GSI1", partition = "BUYERS", sort = "{name}")
          public record Buyer(String name, @Nullable String phone) implements Shop {}
          """);

  private static final Source ORDER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "BUYER#{name}", sort = "ORDER#{id}")
          public record Order(String name, String id) implements Shop {}
          """);

  private static final Source CLOSER_ORDER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "BUYER#{name}", sort = "BUYER#{id}")
          public record Order(String name, String id) implements Shop {}
          """);

  @TempDir Path directory;

  private Build in(String name) {
    return new Build(JAVAC, directory.resolve(name), "", G);
  }

  private Build build() {
    return in("build");
  }

  @Test
  void warningsOfWhatWasCompiledBeforeAreNotShownAgain() throws IOException {
    assertThat(build().compile(SHOP, BUYER, ORDER)).isEmpty();

    assertThat(build().compile(ORDER)).isEmpty();
  }

  @Test
  void anErrorInWhatWasCompiledBeforeSaysWhereItIs() throws IOException {
    assertThat(build().compile(SHOP, BUYER, ORDER)).isEmpty();

    Source other =
        Source.inShop(
            """
            @Table(name = "ShopTable", indexes = @Index("GSI2"))
            public sealed interface Shop permits Buyer, Order {}
            """);
    assertThat(build().compile(other))
        .isEqualTo(
            """
            error: [SGT0402] The table ShopTable declares no index "GSI1". Did you mean "GSI2"? There is GSI2. (shop.Buyer)
            1 error
            """);
  }

  private static final Source ORDER_CLASS =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "BUYER#{name}", sort = "ORDER#{id}")
          public final class Order implements Shop {
            private final String name;
            private final String id;
            @Attribute("n") private final @Nullable String note;
            public Order(
                @Size(max = 9) String name,
                String id,
                @Nullable String note,
                @Default("1") int count,
                @Nullable List<String> tags) {
              this.name = name;
              this.id = id;
              this.note = note;
            }
            public String getName() { return name; }
            public String id() { return id; }
            public @Nullable String note() { return note; }
            public int count() { return 1; }
            public @Nullable List<String> tags() { return null; }
          }
          """);

  @Test
  void aClassThatWasCompiledBeforeHasTheSameComponents() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER_CLASS)).isEmpty();
    Map<String, String> generated = build.generated();
    assertThat(generated.get("OrderEntity"))
        .contains("@Nullable List<String> tags", "@Nullable String note");

    assertThat(build.compile(BUYER)).isEmpty();
    build.deleteGenerated();
    assertThat(build.process(List.of("shop.Shop", "shop.Order"), BUYER)).isEmpty();

    assertThat(build.generated()).isEqualTo(generated);
  }

  @Test
  void aClassThatWasCompiledBeforeNeedsTheNamesOfParameters() throws IOException {
    Build build = new Build(JAVAC, directory.resolve("build"), "", List.of("-g:none"));
    assertThat(build.compile(SHOP, BUYER, ORDER_CLASS)).isEmpty();

    assertThat(build.compile(BUYER))
        .isEqualTo(
            """
            error: [SGT0101] @Entity is on Order, which was compiled without the names of parameters, so its components aren't known. Compile it with -parameters or -g. (shop.Order)
            1 error
            """);
  }

  @Test
  void whatFollowsFromAnotherEntityIsGeneratedAgain() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER)).isEmpty();
    assertThat(build.compile(CLOSER_ORDER)).isEmpty();

    Build whole = in("whole");
    assertThat(whole.compile(SHOP, BUYER, CLOSER_ORDER)).isEmpty();
    assertThat(build.generated().get("BuyerEntity"))
        .isEqualTo(whole.generated().get("BuyerEntity"));
    assertThat(build.generated().get("ShopTable")).isEqualTo(whole.generated().get("ShopTable"));
  }

  @Test
  void textsOfWhatWasCompiledBeforeStay() throws IOException {
    String text =
        """
        /**
         * A buyer.
         *
         * @param name the name, as {@code <first> {last}} * & of at least one, and at most two hundred and
         *     fifty-five letters * and spaces
         * @param phone a number; null for none
         */
        @Entity
        @LinkedKey(name = "of", partition = "BUYER#{name}", sort = "BUYER")
        public record Buyer(String name, @Nullable String phone, @Nullable String mail)
            implements Shop {}
        """;
    Source buyer = Source.inShop(text);
    Build build = build();
    assertThat(build.compile(SHOP, buyer, ORDER)).isEmpty();
    FileTime compiled = Files.getLastModifiedTime(build.classFile("BuyerEntity"));
    assertThat(build.compile(ORDER)).isEmpty();
    assertThat(Files.getLastModifiedTime(build.classFile("BuyerEntity"))).isEqualTo(compiled);
    assertThat(build.compile(CLOSER_ORDER)).isEmpty();

    Build whole = in("whole");
    assertThat(whole.compile(SHOP, buyer, CLOSER_ORDER)).isEmpty();
    assertThat(build.generated()).isEqualTo(whole.generated());
    assertThat(build.generated().get("BuyerEntity"))
        .contains("@param phone a number; null for none");
    assertThat(build.descriptor())
        .isEqualTo(whole.descriptor())
        .contains("\"documentation\": \"A buyer.\"");

    assertThat(build.compile(Source.inShop(text.replaceAll("(?s)/\\*.*\\*/", "")))).isEmpty();
    assertThat(build.generated().get("BuyerEntity")).doesNotContain("a number");
  }

  @Test
  void whatStaysTheSameIsNotCompiledAgain() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER)).isEmpty();
    FileTime compiled = Files.getLastModifiedTime(build.classFile("BuyerEntity"));
    assertThat(build.compile(ORDER)).isEmpty();

    assertThat(Files.getLastModifiedTime(build.classFile("BuyerEntity"))).isEqualTo(compiled);
  }

  @Test
  void implicitCompilationIsNoWarningWhereItIsAskedFor() throws IOException {
    assertThat(build().compile(SHOP, BUYER, ORDER)).isEmpty();
    Files.delete(build().classFile("BuyerEntity"));
    Source use = Source.inShop("class Use { Object type = BuyerEntity.class; }");
    List<String> strict =
        List.of("-g", "-Werror", "-sourcepath", directory.resolve("build/generated").toString());
    List<String> told = new ArrayList<>(strict);
    told.add("-implicit:class");

    assertThat(new Build(JAVAC, directory.resolve("build"), "", strict).compile(ORDER, use))
        .contains("Implicitly compiled files were not subject to annotation processing.");
    assertThat(new Build(JAVAC, directory.resolve("build"), "", told).compile(ORDER, use))
        .isEmpty();
    assertThat(build().classFile("BuyerEntity")).exists();
  }

  @Test
  void anErrorLeavesWhatWasGeneratedForOthers() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER)).isEmpty();
    String before = build.generated().get("BuyerEntity");
    assertThat(
            build.compile(
                Source.inShop(
                    """
                    @Entity
                    @LinkedKey(partition = "BUYER#{nane}", sort = "ORDER#{id}")
                    public record Order(String name, String id) implements Shop {}
                    """)))
        .contains("[SGT0404]", "1 error");

    assertThat(build.generated().get("BuyerEntity")).isEqualTo(before);
  }

  @Test
  void whatAnotherModuleHoldsIsNotGeneratedHere() throws IOException {
    assertThat(in("other").compile(SHOP, BUYER, ORDER)).isEmpty();
    Build here = new Build(JAVAC, directory.resolve("here"), in("other").classes().toString(), G);
    assertThat(here.compile(ORDER)).isEmpty();

    assertThat(here.classes().resolve("shop")).isDirectoryContaining("glob:**/OrderEntity.class");
    assertThat(here.classes().resolve("shop"))
        .isDirectoryNotContaining("glob:**/BuyerEntity.class");
  }

  @Test
  void whatTheCompilerDoesNotShowIsNotTakenAway() throws IOException {
    Build build = build();
    Source constrained =
        Source.inShop(
            """
            @Entity
            @LinkedKey(name = "of", partition = "BUYER#{name}", sort = "BUYER")
            public record Buyer(String name, List<@Size(max = 3) String> codes) implements Shop {}
            """);
    assertThat(build.compile(SHOP, constrained, ORDER)).isEmpty();
    assertThat(build.compile(CLOSER_ORDER)).isEmpty();

    assertThat(build.generated().get("BuyerEntity")).contains("SizeConstraints.size(");
  }

  @Test
  void theEntitiesOfATableAreOfItsModule() throws IOException {
    assertThat(in("other").compile(SHOP, BUYER, ORDER)).isEmpty();
    Build here = new Build(JAVAC, directory.resolve("here"), in("other").classes().toString(), G);

    assertThat(
            here.compile(
                Source.inShop(
                    """
                    @Entity(table = Shop.class)
                    @LinkedKey(partition = "BUYER#{name}", sort = "NOTE")
                    public record Note(String name) {}
                    """)))
        .isEqualTo(
            """
            /shop/Note.java:3: error: [SGT0103] The entity Note belongs to the table Shop, which was \
            compiled in another module, so it can't be checked together with the table's entities. Move \
            it to that module, or declare an interface with @Table(name = ...) for the entities of this one: it \
            may name the same table, but nothing compares their keys.
            public record Note(String name) {}
                   ^
            1 error
            """);
  }

  @Test
  void anItemCollectionBelowATableOfAnotherModuleIsReportedWithItsEntities() throws IOException {
    Source shop =
        Source.inShop(
            """
            @Table(name = "ShopTable", entities = Buyer.class)
            public interface Shop {}
            """);
    Source buyer =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
            public record Buyer(String name) implements Shop {}
            """);
    assertThat(in("other").compile(shop, buyer)).isEmpty();
    Build here = new Build(JAVAC, directory.resolve("here"), in("other").classes().toString(), G);

    assertThat(
            here.compile(
                Source.inShop(
                    """
                    @ItemCollection
                    public sealed interface Notes extends Shop permits Note {}
                    """),
                Source.inShop(
                    """
                    @Entity
                    @LinkedKey(partition = "BUYER#{name}", sort = "NOTE")
                    public record Note(String name) implements Notes {}
                    """)))
        .contains("/shop/Note.java:3: error: [SGT0103] The entity Note belongs to the table Shop")
        .endsWith("^\n1 error\n");
  }

  @Test
  void anEntityOfAnEarlierBuildOfItsModuleIsListedLater() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER)).isEmpty();

    assertThat(
            build.compile(
                Source.inShop(
                    """
                    @Entity(table = Shop.class)
                    @LinkedKey(partition = "BUYER#{name}", sort = "NOTE")
                    public record Note(String name) {}
                    """)))
        .contains("which doesn't list it, so it can't", "1 error");
  }

  @Test
  void theSameIsGeneratedWhereGradleHasClassesProcessedAgain() throws IOException {
    Source shop =
        Source.inShop(
            """
            @Table(name = "ShopTable", indexes = @Index("GSI1"))
            public sealed interface Shop permits Mail, Person {}
            """);
    Source person =
        Source.inShop("public sealed interface Person extends Shop permits Buyer, Seller {}");
    Source buyer =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "PERSON#{name}", sort = "PERSON")
            @SuppressWarnings("singlet:hot-partition")
            @LinkedKey(name = "all", index = "GSI1", partition = "BUYERS", sort = "{name}")
            public record Buyer(String name, @Nullable String phone) implements Person {}
            """);
    Source seller =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "PERSON#{name}", sort = "PERSON")
            public record Seller(String name, @Default(method = "home") String place)
                implements Person {
              public static String home(String name) {
                return name;
              }
            }
            """);
    Source name =
        Source.inShop("@Projection(of = Buyer.class) record Phone(@Nullable String phone) {}");
    Source mail =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "PERSON#{name}", sort = "MAIL#{id}")
            public record Mail(String name, String id) implements Shop {}
            """);
    Build build = build();
    assertThat(build.compile(shop, person, buyer, seller, name, mail)).isEmpty();
    Map<String, String> whole = build.generated();
    build.deleteGenerated();

    assertThat(build.process(List.of("shop.Shop", "shop.Buyer", "shop.Seller", "shop.Phone"), mail))
        .isEmpty();
    assertThat(build.generated()).isEqualTo(whole).containsKey("PersonCollection");
  }

  private static final String PHONE =
      """
      /** The phone of a buyer. */
      @Projection(of = Buyer.class)
      public record Phone(@Nullable String phone) {}
      """;

  private static final Source NAME =
      Source.inShop("@Projection(of = Buyer.class) record Name(String name) {}");

  @Test
  void projectionsOfWhatIsCompiledAgainStayInTheDescriptor() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER, Source.inShop(PHONE), NAME)).isEmpty();
    String whole = build.descriptor();
    assertThat(build.compile(ORDER)).isEmpty();
    assertThat(build.descriptor()).isEqualTo(whole).contains("shop.Name", "The phone of a buyer.");
    assertThat(build.compile(SHOP)).isEmpty();
    assertThat(build.descriptor()).isEqualTo(whole);
    assertThat(build.compile(BUYER, NAME)).isEmpty();
    assertThat(build.descriptor()).isEqualTo(whole);
  }

  @Test
  void aProjectionThatIsCompiledAloneIsDescribedWithItsTable() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER, NAME)).isEmpty();
    assertThat(build.compile(Source.inShop(PHONE))).isEmpty();
    Build whole = in("whole");
    assertThat(whole.compile(SHOP, BUYER, ORDER, NAME, Source.inShop(PHONE))).isEmpty();
    assertThat(build.descriptor()).isEqualTo(whole.descriptor());

    String both = PHONE.replace("@Nullable String phone", "@Nullable String phone, String name");
    assertThat(build.compile(Source.inShop(both))).isEmpty();
    assertThat(whole.compile(SHOP, BUYER, ORDER, NAME, Source.inShop(both))).isEmpty();
    assertThat(build.descriptor()).isEqualTo(whole.descriptor());
  }

  @Test
  void aProjectionThatIsRemovedIsNotDescribed() throws IOException {
    Build build = build();
    Build whole = in("whole");
    assertThat(build.compile(SHOP, BUYER, ORDER, NAME, Source.inShop(PHONE))).isEmpty();
    assertThat(whole.compile(SHOP, BUYER, ORDER, NAME)).isEmpty();
    Files.delete(build.classFile("Phone"));
    assertThat(build.compile(NAME)).isEmpty();
    assertThat(build.descriptor()).isEqualTo(whole.descriptor());

    Files.delete(build.classFile("Name"));
    assertThat(build.compile(ORDER)).isEmpty();
    assertThat(whole.compile(SHOP, BUYER, ORDER)).isEmpty();
    assertThat(build.descriptor()).doesNotContain("projections");
  }

  @Test
  void aRecordThatIsNoProjectionAnyMoreIsNotDescribed() throws IOException {
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER, NAME)).isEmpty();
    assertThat(build.compile(ORDER, Source.inShop("record Name(String name) {}"))).isEmpty();
    assertThat(build.descriptor()).doesNotContain("projections");
  }

  @Test
  void projectionsFollowTheirEntity() throws IOException {
    Source renamed =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
            public record Buyer(String name, @Attribute("tel") @Nullable String phone)
                implements Shop {}
            """);
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER, Source.inShop(PHONE))).isEmpty();
    assertThat(build.compile(renamed)).isEmpty();

    Build whole = in("whole");
    assertThat(whole.compile(SHOP, renamed, ORDER, Source.inShop(PHONE))).isEmpty();
    assertThat(build.descriptor()).isEqualTo(whole.descriptor());
    assertThat(build.generated()).isEqualTo(whole.generated());
    assertThat(build.generated().get("PhoneProjection")).contains("List.of(\"tel\")");
  }

  @Test
  void aProjectionThatDoesNotFitItsEntityAnyMoreIsReportedWhenItIsCompiled() throws IOException {
    Source buyer =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
            public record Buyer(String name) implements Shop {}
            """);
    Build build = build();
    assertThat(build.compile(SHOP, BUYER, ORDER, NAME, Source.inShop(PHONE))).isEmpty();
    assertThat(build.compile(buyer)).isEmpty();
    assertThat(build.descriptor()).contains("shop.Name").doesNotContain("shop.Phone");
    assertThat(build.compile(Source.inShop(PHONE))).contains("[SGT0804]", "1 error");
  }

  private static final Source PERSON =
      Source.inShop(
          """
          @ItemCollection(name = "of")
          public sealed interface Person extends Shop permits Buyer, Order {}
          """);

  private static final Source PERSON_SHOP =
      Source.inShop(
          """
          @Table(name = "ShopTable")
          public sealed interface Shop permits Person {}
          """);

  private static final Source PERSON_BUYER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
          public record Buyer(String name, @Nullable String phone) implements Person {}
          """);

  private static final Source PERSON_ORDER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "BUYER#{name}", sort = "ORDER#{id}")
          public record Order(String name, String id) implements Person, Lines {}
          """);

  private static final Source LINES =
      Source.inShop(
          """
          /** The phone, and all of an order. */
          @Projection(of = Person.class)
          public sealed interface Lines permits Phone, Order {}
          """);

  private static final Source LINE_OF_BUYER =
      Source.inShop(
          """
          @Projection(of = Buyer.class)
          public record Phone(@Nullable String phone) implements Lines {}
          """);

  @Test
  void projectionsOfItemCollectionsStayInTheDescriptor() throws IOException {
    Build build = build();
    assertThat(build.compile(PERSON_SHOP, PERSON, PERSON_BUYER, PERSON_ORDER, LINES, LINE_OF_BUYER))
        .isEmpty();
    String whole = build.descriptor();
    Map<String, String> generated = build.generated();
    assertThat(whole)
        .contains("The phone, and all of an order.", "\"parts\": [\"shop.Phone\", \"shop.Order\"]");
    for (Source alone : List.of(PERSON_SHOP, PERSON, PERSON_BUYER, LINES, LINE_OF_BUYER)) {
      assertThat(build.compile(alone)).isEmpty();
      assertThat(build.descriptor()).isEqualTo(whole);
      assertThat(build.generated()).isEqualTo(generated);
    }
  }

  @Test
  void aProjectionOfAnItemCollectionInAnotherModule() throws IOException {
    Source order =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "BUYER#{name}", sort = "ORDER#{id}")
            public record Order(String name, String id) implements Person {}
            """);
    assertThat(in("other").compile(PERSON_SHOP, PERSON, PERSON_BUYER, order)).isEmpty();
    Build here = new Build(JAVAC, directory.resolve("here"), in("other").classes().toString(), G);
    Source lines =
        Source.verbatim(
            """
            package other;
            import dev.singlet.annotation.Projection;
            import shop.*;
            class Board {
              @Projection(of = Person.class)
              sealed interface Lines {}
              @Projection(of = Order.class)
              record Id(String id) implements Lines {}
              @Projection(of = Buyer.class)
              record Name(String name) implements Lines {}
              Object query() {
                return PersonCollection.of("bob").project(BoardLinesProjection.type()).limit(3);
              }
            }
            """);
    assertThat(here.compile(lines)).isEmpty();

    assertThat(here.classes().resolve("META-INF")).doesNotExist();
  }

  @Test
  void aProjectionOfAnEntityInAnotherModuleIsNotDescribedHere() throws IOException {
    assertThat(in("other").compile(SHOP, BUYER, ORDER)).isEmpty();
    Build here = new Build(JAVAC, directory.resolve("here"), in("other").classes().toString(), G);
    assertThat(here.compile(NAME)).isEmpty();

    assertThat(here.classes().resolve("META-INF")).doesNotExist();
  }

  @Test
  void gradleMayDoSoWhereTheCompilerShowsAllOfClassFiles() {
    assertThat(
            new SingletProcessor()
                .getSupportedOptions()
                .contains("org.gradle.annotation.processing.aggregating"))
        .isEqualTo(Runtime.version().feature() >= 22);
  }

  @Test
  void aClassFileWithoutNamesOfParametersIsReported() throws IOException {
    Source buyer =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
            public record Buyer(String name, @Default(method = "shortened") String nick)
                implements Shop {
              public static String shortened(String name) {
                return name.substring(0, 3);
              }
              @Validate
              static boolean isNick(String name, String nick) {
                return name.startsWith(nick);
              }
              @Computed
              static int length(String name) {
                return name.length();
              }
            }
            """);
    Build build = new Build(JAVAC, directory.resolve("build"), "", List.of("-g:none"));
    assertThat(build.compile(SHOP, buyer, ORDER)).isEmpty();

    String wayOut =
        " If Buyer was compiled before, its class file has no parameter names: compile it with"
            + " -parameters or -g.";
    assertThat(build.compile(ORDER).lines())
        .containsExactly(
            "error: [SGT0304] The parameter String arg0 of the @Default method shortened must"
                + " have the name and the type of a component. There is String name."
                + wayOut
                + " (shop.Buyer.nick)",
            "error: [SGT0309] The parameter String arg0 of the @Computed method length must have"
                + " the name and the type of a component. There are String name, String nick."
                + wayOut
                + " (shop.Buyer.length.arg0)",
            "error: [SGT0320] The parameter String arg0 of the @Validate method isNick must have"
                + " the name and the type of a component. There are String name, String nick."
                + wayOut
                + " (shop.Buyer.isNick.arg0)",
            "3 errors");
  }
}
