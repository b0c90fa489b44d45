package dev.singlet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts, uses and API of small modules. */
class PublishedModuleTest {

  @TempDir Path checkout;

  @Test
  void aModuleThatIsNotDeployedIsNotPublished() throws IOException {
    file("pom.xml", "<module>tools/core</module> <module>examples</module> <module>docs</module>");
    file("tools/core/pom.xml", "");
    file("tools/core/src/main/java/a/One.java", "package a; class One {}");
    file("examples/pom.xml", "<maven.deploy.skip>true</maven.deploy.skip>");
    file("examples/src/main/java/b/Two.java", "package b; class Two {}");
    file("docs/pom.xml", "");

    assertThat(PublishedModule.in(checkout))
        .extracting(PublishedModule::name)
        .containsExactly("core");
  }

  @Test
  void aClassUsesWhatItNames() throws IOException {
    PublishedModule module =
        module(
            Map.of(
                "a/Shape.java",
                "package a; public sealed interface Shape permits Round {}",
                "a/Round.java",
                "package a; final class Round implements Shape { String s = \"Unused\"; }",
                "a/Unused.java",
                "package a; import static b.Limits.LONGEST; /** See Round. */ class Unused<Shape>"
                    + " { Shape s; int i = LONGEST; }",
                "b/Limits.java",
                "package b; public class Limits { public static final int LONGEST = 1;"
                    + " class Round {} Round r; }"));

    assertThat(Uses.of(module.sources()))
        .isEqualTo(
            Map.of(
                "a.Shape", Set.of("a.Round"),
                "a.Round", Set.of("a.Shape"),
                "a.Unused", Set.of("b.Limits"),
                "b.Limits", Set.of()));
    assertThat(ClassCycles.of(Uses.of(module.sources())))
        .containsExactly(Set.of("a.Round", "a.Shape"));
  }

  /** Also if the cycle is of packages only, and no class is in one. */
  @Test
  void cyclesOfPackagesAreFound() throws IOException {
    PublishedModule module =
        module(
            Map.of(
                "a/One.java",
                "package a; import b.Two; class One { Two two; }",
                "b/Two.java",
                "package b; public class Two {}",
                "b/Three.java",
                "package b; import c.Four; class Three { Four four; }",
                "c/Four.java",
                "package c; import a.Five; public class Four { Five five; }",
                "a/Five.java",
                "package a; public class Five {}",
                "d/Six.java",
                "package d; import a.Five; class Six { Five five; }"));

    assertThat(ClassCycles.of(Uses.of(module.sources()))).isEmpty();
    assertThat(ClassCycles.of(Uses.ofPackages(module.sources())))
        .containsExactly(Set.of("a", "b", "c"));
  }

  @Test
  void sizesAreCounted() throws IOException {
    PublishedModule module =
        module(
            Map.of(
                "module-info.java",
                "module m { exports a; exports b to n; exports dev.singlet.runtime.key; }",
                "a/One.java",
                """
                package a;

                import java.util.List;

                /** A comment. */
                public class One { // and a comment
                  /* several
                     lines */
                  String text = "/* no comment";
                  String lines =
                      \"""
                      // a line
                      \""";

                  public interface Nested { class Deep {} }
                  enum Hidden { X }
                }
                """,
                "a/Two.java",
                "package a;\nclass Two {}",
                "b/Three.java",
                "package b;\npublic class Three {}",
                "dev/singlet/runtime/key/Four.java",
                "package dev.singlet.runtime.key;\npublic class Four {}"));

    assertThat(Counts.of(List.of(module)))
        .isEqualTo(
            Map.of(
                "m cycle", 1L,
                "m exported", 1L,
                "m exported-with-nested", 3L,
                "m lines", 100L,
                "m room", 2L));
    assertThat(module.sources()).extracting(SourceFile::codeLines).containsExactly(9L, 1L, 1L, 1L);
  }

  @Test
  void theApiIsText() throws IOException {
    PublishedModule module =
        module(
            Map.of(
                "module-info.java",
                "module m { exports a; }",
                "a/Page.java",
                """
                package a;

                /** A page. */
                @SuppressWarnings("x")
                public final class Page<T extends Comparable<T>> extends Base<T>
                    implements Iterable<T> {
                  public static final int LIMIT = 100;
                  public static final Page<?> EMPTY = new Page<>(null);
                  private int hidden;

                  Page(@Nullable T value) {}

                  @Override
                  public @Nullable T
                      first(int count, String... names) throws IllegalStateException {
                    return null;
                  }

                  public record Place(@Size({1, 2}) int row, String name) {
                    public Place {
                      name = name + "{";
                    }
                  }

                  public enum Order { ASCENDING, DESCENDING { void x() {} } }

                  public static class Open {}
                }
                """,
                "a/Base.java",
                """
                package a;

                abstract class Base<T> {
                  protected final T last() { return null; }
                  void hidden() {}
                }
                """,
                "a/Sorts.java",
                """
                package a;

                public sealed interface Sorts permits Page {
                  @Deprecated void sort();
                  String END = ";";
                  default boolean isSorted() { return true; }
                  private void hidden() {}
                }
                """,
                "a/Hidden.java",
                "package a; class Hidden { public void shown() {} }"));

    assertThat(ApiText.of(module))
        .isEqualTo(
            """
            a.Base: abstract class Base<T>
                protected final T last()

            a.Page: public final class Page<T extends Comparable<T>> extends Base<T> implements Iterable<T>
                public @Nullable T first(int count, String... names) throws IllegalStateException
                public static final Page<?> EMPTY
                public static final int LIMIT = 100
            a.Page.Place: public record Place(@Size({1, 2}) int row, String name)
            a.Page.Order: public enum Order
                ASCENDING
                DESCENDING
            a.Page.Open: public static class Open
                (a constructor without parameters)

            a.Sorts: public sealed interface Sorts permits Page
                @Deprecated void sort()
                String END = ";"
                default boolean isSorted()
            """);
  }

  private PublishedModule module(Map<String, String> sources) throws IOException {
    file("pom.xml", "<module>m</module>");
    file("m/pom.xml", "");
    for (Map.Entry<String, String> source : sources.entrySet()) {
      file("m/src/main/java/" + source.getKey(), source.getValue());
    }
    return PublishedModule.in(checkout).get(0);
  }

  private void file(String path, String text) throws IOException {
    Path file = checkout.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
