package dev.singlet.change;

import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.SingletProcessor;
import dev.singlet.schema.TableSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Models of one table, compiled each in a package of its own, by one run of the compiler. */
final class Models {

  /** The package of all models, as descriptors name it. */
  static final String PACKAGE = "app";

  private static final String HEAD =
      """
      import dev.singlet.annotation.*;
      import dev.singlet.crypto.*;
      import dev.singlet.value.*;
      import jakarta.validation.constraints.*;
      import java.math.*;
      import java.nio.ByteBuffer;
      import java.time.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

      """;

  private final Map<String, String> packages = new LinkedHashMap<>();
  private final ClassLoader classes;
  private final Path folder;

  /**
   * Compiles models.
   *
   * @param bodies the declarations of each model, with an interface {@code Shop} for the table
   */
  Models(List<String> bodies, Path folder) {
    this.folder = folder;
    folder.toFile().mkdirs();
    List<JavaFileObject> sources = new ArrayList<>();
    for (String body : bodies) {
      if (!packages.containsKey(body)) {
        String name = "model" + packages.size();
        packages.put(body, name);
        sources.add(source(name, body));
      }
    }
    compile(sources);
    try {
      URL[] path = {folder.toUri().toURL()};
      this.classes = new URLClassLoader(path, Models.class.getClassLoader());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static JavaFileObject source(String name, String body) {
    return new SimpleJavaFileObject(
        URI.create("string:///" + name + "/Shop.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return "package " + name + ";\n\n" + HEAD + body;
      }
    };
  }

  private void compile(List<JavaFileObject> sources) {
    List<Diagnostic<?>> errors = errors(sources, List.of("-parameters", "-g"), folder);
    if (!errors.isEmpty()) {
      throw new IllegalArgumentException(
          errors.stream().map(Object::toString).collect(Collectors.joining("\n")));
    }
  }

  /**
   * Compiles models that have recorded ones.
   *
   * @param bodies the declarations of each model, by the name of its package
   * @param recorded the folder of recorded models
   * @param classes the folder for class files
   * @return the texts of all errors, by package
   */
  static Map<String, List<String>> errors(Map<String, String> bodies, Path recorded, Path classes) {
    List<JavaFileObject> sources = new ArrayList<>();
    bodies.forEach((name, body) -> sources.add(source(name, body)));
    List<String> options = List.of("-Xmaxerrs", "10000", "-Asinglet.recorded=" + recorded);
    Map<String, List<String>> errors = new LinkedHashMap<>();
    for (Diagnostic<?> error : errors(sources, options, classes)) {
      String file = String.valueOf(error.getSource());
      String name = file.replaceAll(".*/(\\w+)/Shop\\.java.*", "$1");
      errors.computeIfAbsent(name, n -> new ArrayList<>()).add(error.getMessage(Locale.ROOT));
    }
    return errors;
  }

  private static List<Diagnostic<?>> errors(
      List<JavaFileObject> sources, List<String> options, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      JavaCompiler.CompilationTask task =
          compiler.getTask(null, files, messages, options, null, sources);
      task.setProcessors(List.of(new SingletProcessor()));
      task.call();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return messages.getDiagnostics().stream()
        .<Diagnostic<?>>map(each -> each)
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }

  /** Returns the descriptor of a model, without the name of its package. */
  TableDescriptor descriptor(String body) {
    String name = packages.get(body);
    try {
      String json = Files.readString(folder.resolve(TableDescriptor.file(name + ".Shop")));
      return TableDescriptor.ofJson(json.replace(name + ".", PACKAGE + "."));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Returns the table of a model. */
  TableSchema schema(String body) {
    try {
      return (TableSchema) generated(body, "ShopTable").getField("SCHEMA").get(null);
    } catch (ReflectiveOperationException missing) {
      throw new IllegalArgumentException(missing);
    }
  }

  /** Returns the generated class of the record of a model's table. */
  Class<?> generated(String body, String simpleName) {
    try {
      return classes.loadClass(packages.get(body) + "." + simpleName);
    } catch (ClassNotFoundException missing) {
      throw new IllegalArgumentException(missing);
    }
  }
}
