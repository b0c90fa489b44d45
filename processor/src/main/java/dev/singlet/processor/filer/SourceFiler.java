package dev.singlet.processor.filer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;

/** Writes source files. */
public final class SourceFiler {

  private final Filer filer;

  public SourceFiler(Filer filer) {
    this.filer = filer;
  }

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
}
