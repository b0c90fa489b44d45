package dev.singlet.tools.cli;

import dev.singlet.tools.export.TableSettings;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the constants of an enum as words with hyphens.
 *
 * @param <E> the enum
 */
abstract class Words<E extends Enum<E>> implements ITypeConverter<E> {

  private final Class<E> type;

  private Words(Class<E> type) {
    this.type = type;
  }

  @Override
  public E convert(String text) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> word(constant).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'"
                        + text
                        + "' is none of "
                        + Arrays.stream(type.getEnumConstants())
                            .map(Words::word)
                            .collect(Collectors.joining(", "))));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static final class OfCapacity extends Words<TableSettings.Capacity> {
    OfCapacity() {
      super(TableSettings.Capacity.class);
    }
  }

  static final class OfStream extends Words<TableSettings.Stream> {
    OfStream() {
      super(TableSettings.Stream.class);
    }
  }

  static final class OfEncryption extends Words<TableSettings.Encryption> {
    OfEncryption() {
      super(TableSettings.Encryption.class);
    }
  }
}
