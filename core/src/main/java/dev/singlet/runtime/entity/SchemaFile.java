package dev.singlet.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.MissingResourceException;
import org.jspecify.annotations.Nullable;

/** The file with the JSON Schema of an entity, which was generated with its class. */
final class SchemaFile {

  private SchemaFile() {}

  /**
   * Returns the text of the file.
   *
   * @param entity the name of the entity
   * @param generated its class, which the file is beside
   * @param opened the file; null if it isn't there
   * @throws MissingResourceException if the program was packed without it
   */
  static String read(String entity, Class<?> generated, @Nullable InputStream opened) {
    try (InputStream file = opened) {
      if (file == null) {
        throw new MissingResourceException(
            "The JSON Schema of " + entity + " is not beside its generated class. Pack it too.",
            generated.getName(),
            entity);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
