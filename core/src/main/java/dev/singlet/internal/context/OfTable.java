package dev.singlet.internal.context;

import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;

/** A read or a write of items of a table. */
public interface OfTable {

  /** Returns the table. */
  TableSchema table();

  /**
   * Returns the types of the items that its requests concern; empty for none. They decide which
   * values the text of a request shows.
   */
  List<? extends ItemType<?>> types();

  /**
   * Returns a label without arguments: an access pattern, or an entity and what is done with it.
   */
  String label();
}
