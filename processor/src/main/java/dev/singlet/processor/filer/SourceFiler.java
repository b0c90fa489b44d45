package dev.singlet.processor.filer;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;

/** Writes source files and resources. Reads class files and the files that were written before. */
public record SourceFiler(Filer filer) {

  /**
   * Writes a source file.
   *
   * @param name the qualified name of its class
   * @param text its content
   * @param origin the type it is generated for
   */
  public void write(String name, String text, Element origin) {
    try (Writer writer = filer.createSourceFile(name, origin).openWriter()) {
      writer.write(text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Writes a file in the place of class files, in UTF-8.
   *
   * @param path its path there
   * @param text its content
   * @param origin the type it is generated for
   */
  public void writeResource(String path, String text, Element origin) {
    try (OutputStream stream =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, origin).openOutputStream()) {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Reads a class file.
   *
   * @param home the name of its package
   * @param name the name of its class within the package, with {@code $} between enclosing classes
   * @return its bytes; empty if it can't be read
   */
  public Optional<byte[]> classFile(String home, String name) {
    return Stream.of(StandardLocation.CLASS_OUTPUT, StandardLocation.CLASS_PATH)
        .flatMap(location -> resource(location, home, name + ".class").stream())
        .findFirst();
  }

  /**
   * Returns whether an earlier compilation, or this one, left a class file in the place of class
   * files.
   *
   * @param home the name of its package
   * @param name the name of its class within the package, with {@code $} between enclosing classes
   */
  public boolean hasCompiled(String home, String name) {
    return resource(StandardLocation.CLASS_OUTPUT, home, name + ".class").isPresent();
  }

  /**
   * Returns whether an earlier compilation wrote the same source file.
   *
   * @param home the name of its package
   * @param name the name of its class within the package
   */
  public boolean hasWritten(String home, String name, String text) {
    return resource(StandardLocation.SOURCE_OUTPUT, home, name + ".java")
        .filter(written -> Arrays.equals(written, text.getBytes(StandardCharsets.UTF_8)))
        .isPresent();
  }

  /**
   * Reads a file that an earlier compilation wrote in the place of class files.
   *
   * @param path its path there
   */
  public Optional<String> writtenResource(String path) {
    return resource(StandardLocation.CLASS_OUTPUT, "", path)
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  /**
   * Returns whether an earlier compilation wrote the same file in the place of class files.
   *
   * @param path its path there
   */
  public boolean hasWrittenResource(String path, String text) {
    return writtenResource(path).filter(text::equals).isPresent();
  }

  private Optional<byte[]> resource(StandardLocation location, String home, String name) {
    try (InputStream stream = filer.getResource(location, home, name).openInputStream()) {
      return Optional.of(stream.readAllBytes());
    } catch (IOException | IllegalArgumentException notThere) {
      return Optional.empty();
    }
  }
}
