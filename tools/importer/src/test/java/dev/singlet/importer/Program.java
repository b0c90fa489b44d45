package dev.singlet.importer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.SingletProcessor;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** An imported model that was compiled with the processor, and loaded. */
final class Program implements AutoCloseable {

  private final ImportedModel model;
  private final URLClassLoader loader;

  private Program(ImportedModel model, URLClassLoader loader) {
    this.model = model;
    this.loader = loader;
  }

  /** Compiles a model. Fails if the compiler or the processor reports an error. */
  static Program compiled(ImportedModel model, Path folder) throws IOException {
    List<Path> files = model.write(folder.resolve("java"));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (var manager = compiler.getStandardFileManager(diagnostics, null, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              manager,
              diagnostics,
              List.of("--release", "17", "-parameters", "-d", classes.toString()),
              null,
              manager.getJavaFileObjectsFromPaths(files));
      task.setProcessors(List.of(new SingletProcessor()));
      task.setLocale(Locale.ROOT);
      task.call();
    }
    assertThat(diagnostics.getDiagnostics())
        .filteredOn(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .extracting(each -> each.getMessage(Locale.ROOT))
        .isEmpty();
    URL[] urls = {classes.toUri().toURL()};
    return new Program(model, new URLClassLoader(urls, Program.class.getClassLoader()));
  }

  ImportedModel model() {
    return model;
  }

  /** Returns a class of the model. */
  Class<?> type(String name) {
    try {
      return loader.loadClass(model.packageName() + "." + name);
    } catch (ClassNotFoundException absent) {
      throw new LinkageError(absent.getMessage(), absent);
    }
  }

  /** Calls a static method that has this name and as many parameters. */
  static Object call(Class<?> type, String name, Object... arguments) {
    Method method =
        Stream.of(type.getMethods())
            .filter(each -> each.getName().equals(name))
            .filter(each -> each.getParameterCount() == arguments.length)
            .filter(each -> fits(each, arguments))
            .findFirst()
            .orElseThrow(() -> new AssertionError(type + "." + name));
    return call(method, arguments);
  }

  private static boolean fits(Method method, Object... arguments) {
    for (int i = 0; i < arguments.length; i++) {
      Class<?> type = method.getParameterTypes()[i];
      if (!type.isPrimitive() && !type.isInstance(arguments[i])) {
        return false;
      }
    }
    return true;
  }

  static Object call(Method method, Object... arguments) {
    try {
      return method.invoke(null, arguments);
    } catch (IllegalAccessException | InvocationTargetException failure) {
      throw new LinkageError(method.toString(), failure);
    }
  }

  /** Makes a record, whose values a function gives for the names of its components. */
  static Object record(Class<?> type, Function<String, Object> values) {
    List<Object> arguments = new ArrayList<>();
    List<Class<?>> types = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      types.add(component.getType());
      arguments.add(values.apply(component.getName()));
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types.toArray(new Class<?>[0]));
      return constructor.newInstance(arguments.toArray());
    } catch (ReflectiveOperationException failure) {
      throw new LinkageError(type + " " + arguments, failure);
    }
  }

  /** Returns the value of a component. */
  static Object value(Object record, String component) {
    try {
      return record.getClass().getMethod(component).invoke(record);
    } catch (ReflectiveOperationException failure) {
      throw new LinkageError(component, failure);
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
