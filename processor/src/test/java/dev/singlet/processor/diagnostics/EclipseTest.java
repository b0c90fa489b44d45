package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.singlet.processor.SingletProcessor;
import dev.singlet.processor.fixture.Eclipse;
import java.io.IOException;
import java.io.Writer;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The messages of Eclipse's compiler, which knows the places of few elements. */
class EclipseTest {

  @TempDir Path directory;

  @Test
  void aMistakeInAnInterfaceIsReportedAtItsAnnotation() throws IOException {
    assertThat(
            compile(
                """
                package shop;
                import dev.singlet.annotation.*;
                @Table(name = "ShopTable", delimiter = "x")
                sealed interface Shop permits User {}
                @Entity
                @LinkedKey(partition = "USER", sort = "{name}")
                record User(String name) implements Shop {}
                """))
        .containsExactly(
            "3: [SGT0202] The delimiter \"x\" can't separate the parts of a key. Write one or"
                + " several of ! # $ % & * + , - . / : ; < = > ? @ ^ _ | ~.");
  }

  @Test
  void aMessageOnARecordWhichGetsNoPlaceNamesIt() throws IOException {
    assertThat(
            compile(
                """
                package shop;
                import dev.singlet.annotation.*;
                @Table(name = "ShopTable")
                sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{nam}", sort = "A")
                  record User(String name) implements Shop {}
                }
                """))
        .containsExactly(
            "0: [SGT0404] The primary @LinkedKey: the template \"USER#{nam}\" refers to \"nam\","
                + " which is neither a component nor a @Computed method of the entity. Did you"
                + " mean \"name\"? There is name. (shop.Shop.User)");
  }

  @Test
  void soDoesOneOnAComponent() throws IOException {
    assertThat(
            compile(
                """
                package shop;
                import dev.singlet.annotation.*;
                @Table(name = "ShopTable")
                sealed interface Shop permits User {}
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "A")
                record User(String name, @Default("z") int age) implements Shop {}
                """))
        .containsExactly(
            "0: [SGT0304] The default \"z\" is not a valid int that DynamoDB can store. Write a"
                + " decimal number that fits the type. (shop.User.age)");
  }

  /** Older versions fail when a class is asked for the components of a record. */
  @ParameterizedTest
  @ValueSource(strings = {"final class", "enum", "interface"})
  void whatIsNoRecordIsReportedByAnOlderVersion(String kind) throws IOException {
    assertThat(
            compile(
                Eclipse.old(),
                """
                package shop;
                import dev.singlet.annotation.*;
                @Table(name = "ShopTable", entities = User.class)
                interface Shop {}
                @Entity(table = Shop.class)
                @LinkedKey(partition = "USER#{name}", sort = "A")
                %s User {}
                """
                    .formatted(kind)))
        .singleElement(STRING)
        .contains("[SGT0101] @Entity is on User, which ");
  }

  @Test
  void aClassIsAnEntityInAnOlderVersion() throws IOException {
    assertThat(
            compile(
                Eclipse.old(),
                """
                package shop;
                import dev.singlet.annotation.*;
                @Table(name = "ShopTable")
                sealed interface Shop permits User {}
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "A")
                final class User implements Shop {
                  private final String name;
                  User(@Attribute("n") String name) { this.name = name; }
                  String getName() { return name; }
                }
                """))
        .isEmpty();
  }

  /** The versions of the compiler, and a mistake in an entity that much other code uses. */
  static Stream<Arguments> mistakes() {
    return Stream.of(Eclipse.current(), Eclipse.old())
        .flatMap(
            compiler ->
                Stream.of(
                    arguments(compiler, "Counter", "{orgId}", "{orgIdd}", "SGT0404"),
                    arguments(compiler, "Issue", "issueNumber:pad(8)", "issueNumber", "SGT0408"),
                    arguments(compiler, "Star", "GSI1", "GSI9", "SGT0402"),
                    arguments(compiler, "Gist", "String desc", "CharSequence desc", "SGT0301")));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void oneMistakeInAnEntityIsTheOnlyError(
      JavaCompiler compiler, String entity, String right, String wrong, String code)
      throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder : List.of("model", "flow")) {
      Path from = Path.of("../examples-github/src/main/java/dev/singlet/examples/github", folder);
      try (Stream<Path> files = Files.list(from)) {
        for (Path file : files.toList()) {
          String text = Files.readString(file);
          boolean isWrong = file.getFileName().toString().equals(entity + ".java");
          Path copy =
              Files.createDirectories(directory.resolve(folder)).resolve(file.getFileName());
          sources.add(Files.writeString(copy, isWrong ? text.replace(right, wrong) : text));
        }
      }
    }
    assertThat(
            compile(compiler, List.of("-sourcepath", "../examples-shared/src/main/java"), sources))
        .isNotEmpty()
        .allMatch(error -> error.contains("[" + code + "]"));
  }

  @Test
  void whoCallsAStubIsToldWhereTheMistakeIs() throws IOException, ReflectiveOperationException {
    compile(
        """
        package shop;
        import dev.singlet.annotation.*;
        @Table(name = "ShopTable")
        sealed interface Shop permits User {}
        @Entity
        @LinkedKey(partition = "USER#{nmae}", sort = "A")
        record User(String name) implements Shop {}
        """);
    try (URLClassLoader classes = new URLClassLoader(new URL[] {directory.toUri().toURL()})) {
      assertThatThrownBy(() -> Class.forName("shop.UserEntity", true, classes))
          .isInstanceOf(AssertionError.class)
          .hasMessage(
              "Nothing was generated here, because shop.User has errors: SGT0404. Correct them and"
                  + " compile again.");
    }
  }

  private List<String> compile(String text) throws IOException {
    return compile(Eclipse.current(), text);
  }

  private List<String> compile(JavaCompiler compiler, String text) throws IOException {
    Path source = Files.createDirectories(directory.resolve("shop")).resolve("Shop.java");
    return compile(compiler, List.of(), List.of(Files.writeString(source, text)));
  }

  /** The lines and texts of all errors. */
  private List<String> compile(JavaCompiler compiler, List<String> options, List<Path> sources)
      throws IOException {
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    List<String> all = new ArrayList<>(options);
    all.addAll(
        List.of(
            "--release",
            "17",
            "-proceedOnError",
            "-classpath",
            System.getProperty("java.class.path"),
            "-d",
            directory.toString(),
            "-s",
            directory.toString()));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              Writer.nullWriter(),
              files,
              collector,
              all,
              null,
              files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(new SingletProcessor()));
      task.call();
    }
    return collector.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(found -> found.getLineNumber() + ": " + found.getMessage(Locale.ROOT))
        .toList();
  }
}
