package dev.singlet.operation;

import dev.singlet.annotation.FromContext;
import dev.singlet.schema.TableSchema;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A source of the values that writes take from their context: the components with {@link
 * FromContext}. The generated class of the table has a method for each source, whose parameter has
 * the type of the value. {@link TableAccess#with(ContextValue...)} gives it to a client.
 */
public final class ContextValue {

  private final TableSchema table;
  private final String name;
  private final Supplier<? extends @Nullable Object> source;

  /**
   * Called by generated code.
   *
   * @param table the table
   * @param name the name of the source
   * @param source gives the value; null for none
   */
  public ContextValue(TableSchema table, String name, Supplier<? extends @Nullable Object> source) {
    this.table = Objects.requireNonNull(table, "table");
    this.name = Objects.requireNonNull(name, "name");
    this.source = Objects.requireNonNull(source, name);
  }

  /**
   * Returns the table whose writes ask this source.
   *
   * @return the table
   */
  public TableSchema table() {
    return table;
  }

  String name() {
    return name;
  }

  Supplier<? extends @Nullable Object> source() {
    return source;
  }

  @Override
  public String toString() {
    return "the context value \"" + name + "\"";
  }
}
