package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entities with records that were compiled before, and are known from their class files. */
class CompiledRecordsTest {

  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  private static final JavaCompiler ECLIPSE = new EclipseCompiler();

  private static final String IMPORTS =
      """
      package lib;
      import jakarta.validation.constraints.*;
      import java.lang.annotation.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      """;

  private static final String SHOP =
      """
      package shop;
      import dev.singlet.annotation.*;
      import lib.*;
      @Table(name = "ShopTable")
      public sealed interface Shop {
        @Entity
        @LinkedKey(partition = "USER#{id}", sort = "USER")
        record User(
            String id,
            %s) implements Shop {}
      }
      """;

  private static final String ADDRESSES =
      """
      public interface Library {
        record Address(String street, @Nullable String extra, List<Line> lines, Kind kind) {}
        record Line(@Nullable Integer number, @Nullable Box<String> box, byte @Nullable [] raw) {}
        record Box<T>(@Nullable T content, T other, @Size(max = 5) String label) {}
        sealed interface Kind {}
        record Home(@Nullable String owner) implements Kind {}
        record Work(String firm) implements Kind {}
      }
      """;

  private static final String COMPONENTS = "Library.Address address, Library.Box<Long> box";

  @TempDir Path directory;

  private Path source(String name, String text) throws IOException {
    Path source = directory.resolve("src").resolve(name);
    Files.createDirectories(source.getParent());
    return Files.writeString(source, text);
  }

  private String compile(
      JavaCompiler compiler, String output, String path, boolean isProcessed, Path... sources)
      throws IOException {
    List<String> options =
        List.of(
            "-classpath",
            path + System.getProperty("java.class.path"),
            "-nowarn",
            "--release",
            "17");
    return compile(compiler, output, options, isProcessed, sources);
  }

  private String compile(
      JavaCompiler compiler, String output, List<String> more, boolean isProcessed, Path... sources)
      throws IOException {
    String classes = Files.createDirectories(directory.resolve(output)).toString();
    List<String> options = new ArrayList<>(List.of("-d", classes, "-s", classes, "-g"));
    options.addAll(more);
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(sources));
      task.setProcessors(isProcessed ? List.of(new SingletProcessor()) : List.of());
      task.call();
    }
    return said.toString();
  }

  private Path library(String records) throws IOException {
    Path library = source("lib/Library.java", IMPORTS + records);
    assertThat(compile(JAVAC, "lib", "", false, library)).isEmpty();
    return library;
  }

  /** Returns the messages of a compiler on an entity with the given components. */
  private String shop(JavaCompiler compiler, String output, String components) throws IOException {
    return compile(
        compiler,
        output,
        directory.resolve("lib") + ":",
        true,
        source("shop/Shop.java", SHOP.formatted(components)));
  }

  private String generated(String output) throws IOException {
    return Files.readString(directory.resolve(output).resolve("shop/ShopUserEntity.java"));
  }

  private static void assumeAnnotationsAreHidden() {
    assumeTrue(Runtime.version().feature() < 22);
  }

  @Test
  void theSameIsGeneratedAsWhenAllIsCompiledTogether() throws IOException {
    Path library = library(ADDRESSES);
    assertThat(shop(JAVAC, "apart", COMPONENTS)).isEmpty();
    Path shop = directory.resolve("src/shop/Shop.java");
    assertThat(compile(JAVAC, "together", "", true, shop, library)).isEmpty();

    assertThat(generated("apart"))
        .isEqualTo(generated("together"))
        .contains(
            "item.has(\"extra\") ? ",
            "item.has(\"number\") ? ",
            "item.has(\"box\") ? ",
            "item.has(\"raw\") ? ",
            "item.has(\"content\") ? ",
            "item.has(\"owner\") ? ")
        .doesNotContain(
            "item.has(\"street\") ? ", "item.has(\"other\") ? ", "item.has(\"firm\") ? ");
  }

  @Test
  void eclipseGeneratesTheSame() throws IOException {
    library(ADDRESSES);
    assertThat(shop(JAVAC, "javac", COMPONENTS)).isEmpty();
    assertThat(shop(ECLIPSE, "eclipse", COMPONENTS)).isEmpty();

    assertThat(generated("eclipse")).isEqualTo(generated("javac"));
  }

  @Test
  void theClassFileOfAnEarlierIncrementalBuildIsRead() throws IOException {
    Path library = source("lib/Library.java", IMPORTS + ADDRESSES);
    assertThat(compile(JAVAC, "all", "", false, library)).isEmpty();
    Path shop = source("shop/Shop.java", SHOP.formatted("Library.Address address"));
    String output = directory.resolve("all") + ":";
    assertThat(compile(JAVAC, "all", output, true, shop)).isEmpty();

    assertThat(generated("all")).contains("item.has(\"extra\") ? ");
  }

  /** Returns the messages of javac on an entity with records of a module. */
  private String shopOnModulePath(String output, String shop, String required) throws IOException {
    Path module = source("lib/module-info.java", "module lib { " + required + " exports lib; }");
    Path library = directory.resolve("src/lib/Library.java");
    String path = System.getProperty("java.class.path");
    List<String> ofModules = List.of("--module-path", path, "--release", "17");
    assertThat(compile(JAVAC, "lib", ofModules, false, module, library)).isEmpty();
    return compile(
        JAVAC,
        output,
        List.of(
            "--module-path",
            directory.resolve("lib") + ":" + path,
            "--add-modules",
            "lib",
            "-classpath",
            path,
            "--release",
            "17"),
        true,
        source("shop/Shop.java", shop));
  }

  private static final String ANNOTATIONS =
      "requires org.jspecify; requires static jakarta.validation;";

  @Test
  void recordsOfModulesAreReadFromJdk18On() throws IOException {
    assumeTrue(Runtime.version().feature() >= 18);
    source("lib/Library.java", IMPORTS + ADDRESSES);

    assertThat(shopOnModulePath("modules", SHOP.formatted(COMPONENTS), ANNOTATIONS)).isEmpty();
    Files.delete(directory.resolve("lib/module-info.class"));
    assertThat(shop(JAVAC, "classes", COMPONENTS)).isEmpty();
    assertThat(generated("modules")).isEqualTo(generated("classes"));
  }

  @Test
  void theyAreAWarningBefore() throws IOException {
    assumeTrue(Runtime.version().feature() < 18);
    source("lib/Library.java", IMPORTS + ADDRESSES);

    String shop = SHOP.formatted("Library.Address address");
    String said = shopOnModulePath("modules", shop, ANNOTATIONS);
    assertThat(said.lines().findFirst().orElseThrow())
        .endsWith(
            "Shop.java:10: warning: "
                + "[SGT0907] address holds Address of the module lib. Before JDK"
                + " 18, compilers show processors neither the @Nullable in a record of another"
                + " module nor its class file, so all its components are taken for required."
                + " Compile with JDK 18 or later (--release 17 stays possible), or put the"
                + " module on the class path. Or silence this with @SuppressWarnings(\"singlet:unseen-nullable\").");
    assertThat(said).contains("1 warning").doesNotContain("error");
    assertThat(
            shopOnModulePath(
                "silenced",
                shop.replace("@Entity", "@Entity @SuppressWarnings(\"singlet:unseen-nullable\")"),
                ANNOTATIONS))
        .isEmpty();
  }

  @Test
  void aProjectionOfAnEntityInAModuleIsAWarningBefore() throws IOException {
    assumeTrue(Runtime.version().feature() < 18);
    source(
        "lib/Library.java",
        """
        package lib;
        import dev.singlet.annotation.*;
        @Table(name = "LibraryTable")
        public sealed interface Library {
          @Entity
          @LinkedKey(partition = "BOOK#{id}", sort = "BOOK")
          record Book(String id, @org.jspecify.annotations.Nullable String title)
              implements Library {}
        }
        """);

    assertThat(
            shopOnModulePath(
                "modules",
                """
                package shop;
                @dev.singlet.annotation.Projection(of = lib.Library.Book.class)
                public record Shop(String title) {}
                """,
                ANNOTATIONS + " requires dev.singlet.annotations;"))
        .contains("warning: [SGT0907] Shop is a projection of Book of the module lib. Before JDK")
        .doesNotContain("error: [SGT");
  }

  @Test
  void aModuleWithoutAnnotationsHasNothingUnseen() throws IOException {
    source("lib/Library.java", "package lib; public record Library(String code) {}");

    assertThat(shopOnModulePath("modules", SHOP.formatted("Library library"), "")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<@Size(max = 3) String> codes",
        "@Size(max = 7) List<@Size(max = 3) String> codes",
        "List<@Size(max = 3) @Size(min = 1) String> codes",
        "Map<String, List<@Size(max = 3) String>> codes",
        "Optional<@Size(max = 3) String> codes",
        "String @Size(max = 3) [] codes",
        "@Short String codes",
      })
  void aConstraintThatIsHiddenIsReported(String component) throws IOException {
    assumeAnnotationsAreHidden();
    library(
        """
        public interface Library {
          record Address(String street, %s) {}
          @Target(ElementType.TYPE_USE)
          @Retention(RetentionPolicy.RUNTIME)
          @Size(max = 3)
          @jakarta.validation.Constraint(validatedBy = {})
          @interface Short {
            String message() default "too long";
            Class<?>[] groups() default {};
            Class<? extends jakarta.validation.Payload>[] payload() default {};
          }
        }
        """
            .formatted(component));

    assertThat(shop(JAVAC, "shop", "int age,\n      Library.Address address"))
        .contains("Shop.java:11: error: [SGT0315] ", "1 error")
        .containsPattern("has @(Size|Short) in the type of codes\\.");
  }

  @Test
  void itIsReportedWhereTheEntityLeadsToIt() throws IOException {
    assumeAnnotationsAreHidden();
    library(
        """
        public interface Library {
          record Home(List<Address> addresses) {}
          record Address(List<@Size(max = 3) String> codes, List<@Size(max = 9) String> others) {}
        }
        """);

    assertThat(shop(JAVAC, "shop", "Library.Home home, Library.Address other").lines().findFirst())
        .hasValueSatisfying(
            line ->
                assertThat(line.substring(line.indexOf("Shop.java")))
                    .isEqualTo(
                        "Shop.java:10: error: "
                            + "[SGT0315] home holds Address, which was compiled"
                            + " before and has @Size in the type of codes. Compilers before JDK"
                            + " 22 don't show it, so it would have no effect. Compile with JDK"
                            + " 22 or later (--release 17 stays possible), or compile Address"
                            + " together with the entity."));
    assertThat(shop(JAVAC, "shop", "Library.Home home, Library.Address other")).contains("1 error");
  }

  @Test
  void nullableElementsAreReadFromTheClassFile() throws IOException {
    Path library =
        library(
            """
            public record Library<T>(
                List<@Nullable String> codes,
                Map<String, List<@Nullable Integer>> groups,
                List<@Nullable List<String>> rows,
                @Nullable String[] names,
                Optional<Map<String, @Nullable Inner>> inner,
                List<@Nullable T> generic,
                List<T> present) {
              public record Inner(int no) {}
            }
            """);

    String component = "Library<String> library";
    assertThat(shop(JAVAC, "javac", component)).isEmpty();
    assertThat(shop(ECLIPSE, "eclipse", component)).isEmpty();
    Path shop = directory.resolve("src/shop/Shop.java");
    assertThat(compile(JAVAC, "together", "", true, shop, library)).isEmpty();
    assertThat(compile(ECLIPSE, "eclipsed", "", true, shop, library)).isEmpty();
    assertThat(generated("javac"))
        .isEqualTo(generated("eclipse"))
        .isEqualTo(generated("together"))
        .isEqualTo(generated("eclipsed"));
    String nullable = "new NullableCodec<>(";
    assertThat(generated("javac").replaceAll("\\s+", " "))
        .contains(
            "CODES_CODEC = new ListCodec<>(" + nullable,
            "TextCodecs.string(), new ListCodec<>(" + nullable + "Codecs.intNumber",
            "ROWS_CODEC = new ListCodec<>(" + nullable,
            "NAMES_CODEC = new ArrayCodec<>(" + nullable,
            "INNER_CODEC = new MapCodec<>(TextCodecs.string(), " + nullable,
            "GENERIC_CODEC = new ListCodec<>(" + nullable,
            "PRESENT_CODEC = new ListCodec<>(TextCodecs.string())");
  }

  @Test
  void aConstraintThatIsShownIsChecked() throws IOException {
    library("public record Library(List<@Size(max = 3) String> codes) {}");

    assertThat(shop(ECLIPSE, "eclipse", "Library library")).isEmpty();
    assertThat(generated("eclipse"))
        .contains("SizeConstraints.size(violations, \"\", value, 0, 3)");
    assumeTrue(Runtime.version().feature() >= 22);
    assertThat(shop(JAVAC, "javac", "Library library")).isEmpty();
    assertThat(generated("javac")).isEqualTo(generated("eclipse"));
  }

  @Test
  void whatIsShownOrHasNoEffectIsNotReported() throws IOException {
    library(
        """
        public record Library(
            @Size(max = 3) @Pattern(regexp = "a*") String code,
            @NotBlank String[] codes,
            @Min(1) int number,
            @NotEmpty List<@NotNull String> names,
            @Nullable @Size(max = 3) String other,
            Optional<@Nullable String> optional) {}
        """);

    assertThat(shop(JAVAC, "shop", "Library library")).isEmpty();
  }

  @Test
  void entitiesThatWereCompiledBeforeWereCheckedThen() throws IOException {
    Path library =
        source(
            "lib/Library.java",
            IMPORTS
                + """
                public interface Library {
                  @dev.singlet.annotation.Entity(table = shop.Items.class)
                  @dev.singlet.annotation.LinkedKey(partition = "A#{id}", sort = "A")
                  record Item(String id, Address address) {}
                  record Address(List<@Size(max = 3) String> codes) {}
                }
                """);
    Path items =
        source(
            "shop/Items.java",
            """
            package shop;
            @dev.singlet.annotation.Table(name = "Items", entities = lib.Library.Item.class)
            public interface Items {}
            """);
    assertThat(compile(JAVAC, "all", "", true, library, items)).isEmpty();
    String output = directory.resolve("all") + ":";
    assertThat(compile(JAVAC, "all", output, true, items)).isEmpty();
  }

  @Test
  void aDamagedClassFileIsForTheCompilerToReport() throws IOException {
    library("public record Library(@Nullable String code, List<String> codes) {}");
    Path file = directory.resolve("lib/lib/Library.class");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 20));

    assertThat(shop(JAVAC, "shop", "Library library"))
        .contains("bad class file")
        .doesNotContain("Exception");
  }
}
