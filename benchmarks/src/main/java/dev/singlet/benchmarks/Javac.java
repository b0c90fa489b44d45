package dev.singlet.benchmarks;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources that programs of this module write. */
public final class Javac {

  private Javac() {}

  /**
   * Compiles files into a folder of classes. Generated sources are in a folder beside it. The class
   * path is that of this JVM.
   *
   * @param isProcessed true if the annotation processor of Singlet runs, and no other; false for
   *     none
   * @param libraries further folders of the class path
   */
  public static void compile(List<Path> files, Path classes, boolean isProcessed, Path... libraries)
      throws IOException {
    StringBuilder classPath = new StringBuilder(System.getProperty("java.class.path"));
    for (Path library : libraries) {
      classPath.append(File.pathSeparator).append(library);
    }
    Path generated =
        Files.createDirectories(classes.resolveSibling(classes.getFileName() + "-generated"));
    List<String> options =
        new ArrayList<>(
            List.of(
                "--release",
                "17",
                "-classpath",
                classPath.toString(),
                "-s",
                generated.toString(),
                "-d",
                Files.createDirectories(classes).toString()));
    if (isProcessed) {
      options.addAll(List.of("-processor", "dev.singlet.processor.SingletProcessor"));
    } else {
      options.add("-proc:none");
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      if (!compiled) {
        throw new IllegalStateException("The sources do not compile:\n" + messages);
      }
    }
  }
}
