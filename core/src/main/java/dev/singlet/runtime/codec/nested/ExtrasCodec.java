package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.Document;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Keeps unknown attributes of an item, or of a map within one.
 *
 * @param known the names of the known attributes
 */
public record ExtrasCodec(Set<String> known) {

  private static final DocumentCodec DOCUMENT = new DocumentCodec();

  /** Copies the names. */
  public ExtrasCodec {
    known = Set.copyOf(known);
  }

  /** Reads the unknown attributes. */
  public Map<String, Document> read(ItemReader item) {
    Map<String, Document> extras = new LinkedHashMap<>();
    item.attributes().forEach((name, value) -> read(name, value, extras));
    return extras.isEmpty() ? Map.of() : Collections.unmodifiableMap(extras);
  }

  private void read(String name, AttributeValue value, Map<String, Document> extras) {
    if (known.contains(name)) {
      return;
    }
    try {
      extras.put(name, DOCUMENT.decode(Scalars.present(value)));
    } catch (RuntimeException failure) {
      throw DecodeFailure.in(name, failure);
    }
  }

  /**
   * Writes the unknown attributes.
   *
   * @param extras the attributes; null for none
   */
  public void write(@Nullable Map<String, Document> extras, ItemWriter item) {
    if (extras != null) {
      extras.forEach((name, value) -> item.replace(name, DOCUMENT.encode(value)));
    }
  }

  /**
   * Checks that they can be stored, and that none has the name of a known attribute.
   *
   * @param extras the attributes; null for none
   */
  public void check(
      String component, @Nullable Map<String, Document> extras, Violations violations) {
    if (extras != null) {
      extras.forEach((name, value) -> check(component, name, value, violations));
    }
  }

  private void check(
      String component, @Nullable String name, @Nullable Document value, Violations violations) {
    if (name == null || name.isEmpty()) {
      String problem = "must not have an attribute without a name";
      violations.add(component, "Extras", problem, name);
      return;
    }
    // One step, because the map itself is not a level of the item.
    String step = component + "." + name;
    violations.text(step, name);
    if (known.contains(name)) {
      String problem = "must not have the name of an attribute that the record or Singlet writes";
      violations.add(step, "Extras", problem, value);
    }
    violations.collected().enter(step);
    Elements.check(value, DOCUMENT, violations);
    violations.collected().leave();
  }
}
