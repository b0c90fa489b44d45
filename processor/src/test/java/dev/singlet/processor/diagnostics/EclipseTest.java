package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Eclipse's compiler, which knows the places of few elements, says of a mistake. */
class EclipseTest {

  private static final JavaCompiler COMPILER = new EclipseCompiler();

  @TempDir Path directory;

  @Test
  void aMistakeInAnInterfaceIsReportedAtItsAnnotation() throws IOException {
    assertThat(
            compile(
                """
                package shop;
                import dev.singlet.annotation.*;
                @Table(name = "ShopTable", delimiter = 'x')
                sealed interface Shop permits User {}
                @Entity
                @LinkedKey(partition = "USER", sort = "{name}")
                record User(String name) implements Shop {}
                """))
        .containsExactly(
            "3: [SGT0202] The delimiter 'x' can't separate the parts of a key. There are ! # $ % &"
                + " * + , / ; < = > ? @ ^ _ | ~ to choose from.");
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
                + " which is no component and no @Computed method of the entity. Did you mean"
                + " \"name\"? There is name. (shop.Shop.User)");
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
            "0: [SGT0304] The default \"z\" is no int that DynamoDB can store. Write a decimal"
                + " number that fits the type. (shop.User.age)");
  }

  /** The lines and texts of all errors. */
  private List<String> compile(String text) throws IOException {
    Path source = Files.createDirectories(directory.resolve("shop")).resolve("Shop.java");
    Files.writeString(source, text);
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          COMPILER.getTask(
              Writer.nullWriter(),
              files,
              collector,
              List.of(
                  "--release",
                  "17",
                  "-proc:only",
                  "-classpath",
                  System.getProperty("java.class.path"),
                  "-d",
                  directory.toString(),
                  "-s",
                  directory.toString()),
              null,
              files.getJavaFileObjects(source));
      task.setProcessors(List.of(new SingletProcessor()));
      task.call();
    }
    return collector.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(found -> found.getLineNumber() + ": " + found.getMessage(Locale.ROOT))
        .toList();
  }
}
