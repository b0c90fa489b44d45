package dev.singlet.runtime.item;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads JSON, which has an attribute for each component and no keys. Only programs that read JSON
 * load it.
 */
public final class ComponentReader extends SdkItemReader {

  private ComponentReader(Map<String, AttributeValue> item) {
    super(item, Map.of(), 1);
  }

  /** Returns a reader of the components. */
  public static ItemReader reading(Map<String, AttributeValue> item) {
    return new ComponentReader(item);
  }

  @Override
  public boolean isJson() {
    return true;
  }

  @Override
  public boolean isGivenLater(String name) {
    return !has(name);
  }
}
