package dev.singlet.generated.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.MissingResourceException;

/** The file with the JSON Schema of an entity, which was generated with its class. */
final class SchemaFile {

  private SchemaFile() {}

  /**
   * Returns the text of the file.
   *
   * @throws MissingResourceException if the program was packed without it
   */
  static String read(EntityType<?> type) {
    try (InputStream file = type.jsonSchemaFile()) {
      if (file == null) {
        throw new MissingResourceException(
            "The JSON Schema of "
                + type.name()
                + " is not beside its generated class. Pack it too.",
            type.getClass().getName(),
            type.name());
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
