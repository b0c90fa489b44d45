package dev.singlet.runtime.item;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads an item that the SDK returned. */
class SdkItemReader extends ItemReader {

  private static final byte[] NO_BYTES = {};

  private final Map<String, AttributeValue> item;
  private final int level;

  /** Reads an item, or a map within one. */
  SdkItemReader(Map<String, AttributeValue> item, Map<String, List<String>> olderNames, int level) {
    super(olderNames);
    this.item = item;
    this.level = level;
  }

  @Override
  public boolean has(String name) {
    return find(name) != null;
  }

  @Override
  public String string(String name) {
    AttributeValue value = require(name);
    return content(value.s(), name, "S", value);
  }

  @Override
  protected String number(String name) {
    AttributeValue value = require(name);
    return content(value.n(), name, "N", value);
  }

  @Override
  public boolean bool(String name) {
    AttributeValue value = require(name);
    return content(value.bool(), name, "BOOL", value);
  }

  @Override
  protected SdkBytes binary(String name) {
    AttributeValue value = require(name);
    return content(value.b(), name, "B", value);
  }

  private static <V> V content(
      @Nullable V content, String name, String expected, AttributeValue value) {
    if (content == null) {
      throw unexpected(name, expected, value.type());
    }
    return content;
  }

  @Override
  protected StoredValue required(String name) {
    return SdkValue.of(require(name), level + 1);
  }

  @Override
  protected @Nullable StoredValue nullable(String name) {
    AttributeValue value = item.get(name);
    return value == null ? null : SdkValue.of(value, level + 1);
  }

  @Override
  public Map<String, AttributeValue> attributes() {
    return item;
  }

  @Override
  protected boolean findKey(String name) {
    AttributeValue value = present(name);
    if (value == null) {
      return false;
    }
    String text = value.s();
    if (text == null) {
      differs();
    } else {
      within(text);
    }
    return true;
  }

  @Override
  protected byte[] bytes() {
    return NO_BYTES;
  }

  @Override
  protected int endOfBytes() {
    return 0;
  }

  @Override
  protected @Nullable AttributeValue keyOrNull(String name) {
    return present(name);
  }

  private AttributeValue require(String name) {
    AttributeValue value = find(name);
    if (value == null) {
      throw absent(name, item.get(name) != null);
    }
    return value;
  }

  private @Nullable AttributeValue find(String name) {
    AttributeValue value = present(name);
    return value == null && hasOlderNames() ? older(name) : value;
  }

  private @Nullable AttributeValue older(String name) {
    for (String older : olderNames(name)) {
      AttributeValue value = present(older);
      if (value != null) {
        return value;
      }
    }
    return null;
  }

  private @Nullable AttributeValue present(String name) {
    AttributeValue value = item.get(name);
    return value == null || value.type() == AttributeValue.Type.NUL ? null : value;
  }
}
