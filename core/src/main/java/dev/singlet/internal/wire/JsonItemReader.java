package dev.singlet.internal.wire;

import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.StoredValue;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads an item of an answer, or a map within one. */
final class JsonItemReader extends ItemReader {

  private static final int WITHIN = -1;

  private final JsonItems items;
  private final int place;

  /** The number of lookups of attributes so far; {@link #WITHIN} in a map within an item. */
  private int calls;

  private int keyEnd;

  JsonItemReader(
      JsonItems items, int place, boolean isWholeItem, Map<String, List<String>> olderNames) {
    super(olderNames);
    this.items = items;
    this.place = place;
    this.calls = isWholeItem ? 0 : WITHIN;
  }

  @Override
  public boolean has(String name) {
    return find(name) >= 0;
  }

  @Override
  public String string(String name) {
    return items.text(require(name, JsonItems.S));
  }

  @Override
  protected String number(String name) {
    return items.text(require(name, JsonItems.N));
  }

  @Override
  protected long integer(String name, long min, long max) {
    long number = items.integer(require(name, JsonItems.N));
    return number != JsonItems.OTHER && number >= min && number <= max
        ? number
        : super.integer(name, min, max);
  }

  @Override
  protected Instant time(String name) {
    Instant time = items.time(require(name, JsonItems.S));
    return time == null ? super.time(name) : time;
  }

  @Override
  public boolean bool(String name) {
    return items.bool(require(name, JsonItems.BOOL));
  }

  @Override
  protected SdkBytes binary(String name) {
    return items.bytes(require(name, JsonItems.B));
  }

  @Override
  protected StoredValue required(String name) {
    return new JsonValue(items, require(name));
  }

  @Override
  protected @Nullable StoredValue nullable(String name) {
    int entry = items.find(place, name);
    return entry < 0 ? null : new JsonValue(items, entry);
  }

  @Override
  public Map<String, AttributeValue> attributes() {
    return items.map(place);
  }

  @Override
  protected boolean findKey(String name) {
    int entry = present(name);
    if (entry < 0) {
      return false;
    }
    if (!items.is(entry, JsonItems.S)) {
      differs();
    } else if (items.isPlain(entry)) {
      keyEnd = items.end(entry);
      within(items.start(entry));
    } else {
      within(items.text(entry));
    }
    return true;
  }

  @Override
  protected byte[] bytes() {
    return items.json();
  }

  @Override
  protected int endOfBytes() {
    return keyEnd;
  }

  @Override
  protected @Nullable AttributeValue keyOrNull(String name) {
    int entry = present(name);
    return entry < 0 ? null : items.value(entry);
  }

  private int require(String name, int type) {
    int entry = require(name);
    if (!items.is(entry, type)) {
      throw unexpected(name, JsonItems.typeName(type), items.type(entry));
    }
    return entry;
  }

  private int require(String name) {
    int entry = find(name);
    if (entry < 0) {
      throw absent(name, items.find(place, name) >= 0);
    }
    return entry;
  }

  private int find(String name) {
    int entry = present(name);
    return entry < 0 && hasOlderNames() ? older(name) : entry;
  }

  private int older(String name) {
    for (String older : olderNames(name)) {
      int entry = present(older);
      if (entry >= 0) {
        return entry;
      }
    }
    return -1;
  }

  private int present(String name) {
    int entry = calls == WITHIN ? items.find(place, name) : items.find(place, name, calls++);
    return entry >= 0 && items.is(entry, JsonItems.NUL) ? -1 : entry;
  }
}
