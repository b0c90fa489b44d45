package dev.singlet.change;

import dev.singlet.model.TableDescriptor;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Models of a shop, written as short texts. */
public final class ShopModel {

  private ShopModel() {}

  /**
   * Returns a model.
   *
   * @param entities each a name and its components, such as {@code User: id, mail?}; those with a
   *     question mark may be absent, and the first one is the key
   */
  public static TableDescriptor of(String... entities) {
    String all = Arrays.stream(entities).map(ShopModel::entity).collect(Collectors.joining(","));
    return TableDescriptor.ofJson(
        """
        {
          "format": 1, "java": "app.Shop", "documentation": "A shop.", "name": "Shop",
          "key": {"partition": [{"name": "PK", "type": "S"}]},
          "delimiter": "#", "naming": "AS_DECLARED", "managed": {"entity": "_et"},
          "entities": [%s]
        }
        """
            .formatted(all));
  }

  private static String entity(String text) {
    String name = text.substring(0, text.indexOf(':'));
    String[] components = text.substring(text.indexOf(':') + 1).strip().split(", ");
    String attributes =
        Arrays.stream(components).map(ShopModel::attribute).collect(Collectors.joining(","));
    return """
        {
          "name": "%1$s", "java": "app.%1$s", "documentation": "Something.",
          "attributes": [%2$s],
          "keys": [
            {
              "partition": [
                {"attribute": "PK", "type": "S", "parts": [{"text": "%1$s#"}, {"value": "%3$s"}]}
              ]
            }
          ]
        }
        """
        .formatted(name, attributes, components[0]);
  }

  private static String attribute(String component) {
    return """
        {
          "component": "%1$s", "name": "%1$s",
          "type": {
            "java": "java.lang.String", "stored": "S", "kind": "string",
            "scalar": {"json": {"type": "string"}, "freeText": true}
          },
          "%2$s": true
        }
        """
        .formatted(component.replace("?", ""), component.endsWith("?") ? "nullable" : "required");
  }
}
