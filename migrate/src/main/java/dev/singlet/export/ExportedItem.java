package dev.singlet.export;

import dev.singlet.value.PrimaryKey;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An item of an export, with its key and its tenant.
 *
 * @param key the item's primary key as stored, with the tenant
 * @param tenant the id of the tenant that the item belongs to; null if the table has no tenants
 * @param item the record
 * @param <T> the entity's record, or a sealed interface over several
 */
public record ExportedItem<T>(PrimaryKey key, @Nullable String tenant, T item) {

  /**
   * Refuses null for key and record.
   *
   * @param key the item's primary key as stored
   * @param tenant the id of its tenant; null for none
   * @param item the record
   */
  public ExportedItem {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(item, "item");
  }

  /** Returns the tenant alone, because key and record may have values that must not be shown. */
  @Override
  public String toString() {
    return "ExportedItem[" + (tenant == null ? "" : "tenant " + tenant) + "]";
  }
}
