package dev.singlet.internal.batch;

import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys that are read with the same settings, and the items that were read under them. */
public final class ReadGroup {

  private final TableReadOptions options;
  private final Set<PrimaryKey> wanted = new LinkedHashSet<>();
  private final Set<PrimaryKey> unprocessed = new HashSet<>();
  private Map<PrimaryKey, Map<String, AttributeValue>> items = Map.of();

  ReadGroup(TableReadOptions options) {
    this.options = options;
  }

  /** Returns the settings. */
  public TableReadOptions options() {
    return options;
  }

  KeySchema schema() {
    return options.schema();
  }

  void want(PrimaryKey key) {
    wanted.add(key);
  }

  Set<PrimaryKey> wanted() {
    return wanted;
  }

  /** Keeps what one request has read, and may change the map. */
  void addItems(Map<PrimaryKey, Map<String, AttributeValue>> read) {
    if (items.isEmpty()) {
      items = read;
    } else {
      items.putAll(read);
    }
  }

  void addUnprocessed(Collection<PrimaryKey> left) {
    unprocessed.addAll(left);
  }

  /** Returns the item under a key; null if there is none. */
  public @Nullable Map<String, AttributeValue> item(PrimaryKey key) {
    return items.get(key);
  }

  /** Returns whether a key was not processed, so that it is unknown if there is an item. */
  public boolean isUnprocessed(PrimaryKey key) {
    return !unprocessed.isEmpty() && unprocessed.contains(key);
  }

  /** Returns the keys that were not processed, in the order they were asked for. */
  List<PrimaryKey> unprocessed() {
    return unprocessed.isEmpty()
        ? List.of()
        : wanted.stream().filter(unprocessed::contains).toList();
  }
}
