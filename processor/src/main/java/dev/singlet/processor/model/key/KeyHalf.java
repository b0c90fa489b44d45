package dev.singlet.processor.model.key;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import java.util.List;

/**
 * One half of a linked key, or one attribute of a half that has several.
 *
 * @param key the linked key
 * @param attribute the key attribute
 * @param template its template
 * @param isSort true if it belongs to the sort key
 */
public record KeyHalf(
    LinkedKeyModel key, KeyAttributeModel attribute, Template template, boolean isSort)
    implements Subject {

  /** Returns whether its values have the form of the key attribute. Without errors, they have. */
  boolean isWritable() {
    List<Part.Value> values = template.values();
    boolean isText = attribute.type() == ScalarType.S;
    return isText ? values.stream().allMatch(value -> value.form().hasText()) : !values.isEmpty();
  }

  @Override
  public Place place() {
    return template.place();
  }

  @Override
  public String label() {
    return key.label() + ": the template \"" + template.text() + "\"";
  }
}
