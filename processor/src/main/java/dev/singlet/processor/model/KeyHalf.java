package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;

/**
 * One half of a linked key; where an index has several attributes for a half, one of these.
 *
 * @param key the linked key
 * @param attribute the key attribute
 * @param template its template
 * @param isSort whether it is of the sort key
 */
public record KeyHalf(
    LinkedKeyModel key, KeyAttributeModel attribute, Template template, boolean isSort)
    implements Subject {

  @Override
  public Place place() {
    return template.place();
  }

  @Override
  public String label() {
    return key.label() + ": the template \"" + template.text() + "\"";
  }
}
