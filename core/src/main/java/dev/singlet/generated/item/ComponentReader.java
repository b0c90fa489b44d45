package dev.singlet.generated.item;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads JSON, in which each component is an attribute. Only programs that read JSON load it. */
final class ComponentReader extends SdkItemReader {

  private ComponentReader(Map<String, AttributeValue> item) {
    super(item, Map.of(), 1);
  }

  static ItemReader reading(Map<String, AttributeValue> item) {
    return new ComponentReader(item);
  }

  @Override
  public boolean isJson() {
    return true;
  }
}
