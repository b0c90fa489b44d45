package dev.singlet.tools.cli;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.format.Formats;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds a format by its name. */
final class FormatName implements ITypeConverter<Exporter> {

  @Override
  public Exporter convert(String name) {
    try {
      return Formats.of(name);
    } catch (UserErrorException unknown) {
      throw new TypeConversionException(unknown.getMessage());
    }
  }
}
