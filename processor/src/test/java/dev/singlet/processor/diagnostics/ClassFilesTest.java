package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projections of entities that were compiled before, and are known from their class files. */
class ClassFilesTest {

  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  private static final String MODEL =
      """
      package model;
      import dev.singlet.annotation.*;
      import java.time.Instant;
      import java.util.List;
      import org.jspecify.annotations.Nullable;
      @Table(
          name = "ShopTable",
          naming = Naming.SNAKE_CASE,
          indexes = {
            @Index(
                value = "GSI1",
                projection = ProjectionType.INCLUDE,
                include = {"_et", "odd name", "state_of_user"}),
            @Index(value = "GSI2", projection = ProjectionType.KEYS_ONLY)
          })
      public sealed interface Shop {
        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "USER")
        @LinkedKey(name = "byCity", index = "GSI1", partition = "{city}", sort = "U#{initial}")
        @LinkedKey(name = "all", index = "GSI2", partition = "{city}", sort = "U#{initial}")
        record User(
            @Attribute("odd name") String name,
            String city,
            @Nullable String remark,
            @Default("OPEN") State stateOfUser,
            @StoredTime(TimeFormat.EPOCH) Instant since,
            List<Address> addresses)
            implements Shop {
          @Computed
          static String initial(String name) {
            return name.substring(0, 1);
          }
        }
        @Entity
        @LinkedKey(partition = "DOOR#{side}", sort = "{no:pad(4)}")
        record Door(@Attribute(hidden = true) @OnlyInKey int no, String side, int height)
            implements Shop {}
        enum State { @StoredAs("o") OPEN, CLOSED }
        record Address(String homeTown) {}
      }
      """;

  @TempDir Path directory;

  private String compile(String folder, String name, String text, List<String> options)
      throws IOException {
    Path source = Files.createDirectories(directory.resolve(folder + "-src")).resolve(name);
    Files.writeString(source, text);
    String classes = Files.createDirectories(directory.resolve(folder)).toString();
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-Xlint:all,-processing", "-d", classes, "-s", classes));
    StringWriter output = new StringWriter();
    try (StandardJavaFileManager files = JAVAC.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          JAVAC.getTask(output, files, null, all, null, files.getJavaFileObjects(source));
      task.setProcessors(List.of(new SingletProcessor()));
      task.call();
    }
    return output.toString();
  }

  private String project(String projection) throws IOException {
    assertThat(compile("model", "Shop.java", MODEL, List.of())).isEmpty();
    String path = directory.resolve("model") + ":" + System.getProperty("java.class.path");
    return compile(
        "use",
        "Summary.java",
        """
        package use;
        import dev.singlet.query.Query;
        import dev.singlet.annotation.Projection;
        import java.time.Instant;
        import java.util.List;
        import model.Shop.*;
        import model.ShopUserEntity;
        import org.jspecify.annotations.Nullable;
        """
            + projection,
        List.of("-classpath", path));
  }

  private String generated(String name) throws IOException {
    return Files.readString(directory.resolve("use").resolve("use").resolve(name));
  }

  @Test
  void aProjectionReadsOutOfTheKeyWhatOnlyTheKeyHas() throws IOException {
    assertThat(
            project(
                """
                @Projection(of = Door.class)
                record Summary(int no, int height) {}
                """))
        .isEmpty();

    assertThat(generated("SummaryProjection.java"))
        .contains(
            "List.of(\"SK\", \"height\")",
            "new KeyLayout(\"SK\", \"#\").value(\"no:pad(4)\", 4)",
            "item.isJson() ? item.intValue(\"no\") : NO_IN_KEY.read(item)");
  }

  @Test
  void aProjectionIsStoredAsItsEntityIs() throws IOException {
    assertThat(
            project(
                """
                @Projection(of = User.class)
                record Summary(
                    State stateOfUser,
                    String name,
                    Instant since,
                    @Nullable String remark,
                    List<Address> addresses) {}
                """))
        .isEmpty();

    assertThat(generated("SummaryProjection.java"))
        .contains(
            "implements ProjectedType<Shop.User, Summary>",
            "item.has(\"state_of_user\")",
            "item.value(\"state_of_user\"",
            "Shop.State.OPEN, \"o\"",
            "item.string(\"odd name\")",
            "item.instant(\"since\", TimeFormat.EPOCH)",
            "item.has(\"remark\") ? item.string(\"remark\") : null",
            "item.string(\"home_town\")");
  }

  @Test
  void itCompilesToTheIndexesThatCoverIt() throws IOException {
    assertThat(
            project(
                """
                @Projection(of = User.class)
                public record Summary(String name, State stateOfUser) {
                  static Query<Summary> byCity(String city) {
                    return ShopUserEntity.byCity(city).project(SummaryProjection.type());
                  }
                }
                """))
        .isEmpty();

    assertThat(generated("SummaryProjection.java"))
        .contains(
            "public final class SummaryProjection implements ShopUserEntity.Gsi1Projection<Summary>");
  }

  @Test
  void itDoesNotCompileToOthers() throws IOException {
    assertThat(
            project(
                """
                @Projection(of = User.class)
                record Summary(String name) {
                  static Query<Summary> all(String city) {
                    return ShopUserEntity.all(city).project(SummaryProjection.type());
                  }
                }
                """))
        .contains("SummaryProjection cannot be converted to Gsi2Projection<P>")
        .contains("1 error");
  }

  @Test
  void mistakesAreReported() throws IOException {
    assertThat(
            project(
                """
                @Projection(of = User.class)
                record Summary(String nmae, Integer city, String remark) {}
                """))
        .contains("[SGT0804]", "Did you mean \"name\"?", "[SGT0805]", "[SGT0806]", "3 errors");
  }
}
