package dev.singlet.model.comparison;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;

/**
 * The classes that see records before they are written and after they are read. Their code isn't
 * known, so a hook may refuse to read what it didn't write, and the values of a program without it
 * may not fit.
 */
final class Hooks implements Direction<TableDescriptor> {

  static final Hooks INSTANCE = new Hooks();

  private Hooks() {}

  @Override
  public Reading reads(TableDescriptor reader, TableDescriptor writer, boolean isStored) {
    return writer.hooks().containsAll(reader.hooks()) && isFewer(reader, writer)
        ? Reading.OTHER_VALUES
        : Reading.FAILS;
  }

  @Override
  public Keeping keeps(TableDescriptor program, TableDescriptor other) {
    return program.hooks().containsAll(other.hooks()) && isFewer(other, program)
        ? Keeping.KEEPS
        : Keeping.LEAVES_STALE;
  }

  private static boolean isFewer(TableDescriptor one, TableDescriptor other) {
    return one.hooks().size() < other.hooks().size();
  }
}
