package dev.singlet.benchmarks.processing;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source file in memory. */
final class Source extends SimpleJavaFileObject {

  private final String text;

  /**
   * A source file.
   *
   * @param type the qualified name of its type
   * @param text its content
   */
  Source(String type, String text) {
    super(URI.create("memory:///" + type.replace('.', '/') + Kind.SOURCE.extension), Kind.SOURCE);
    this.text = text;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }
}
