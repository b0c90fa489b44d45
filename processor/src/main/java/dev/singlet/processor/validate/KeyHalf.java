package dev.singlet.processor.validate;

import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Template;
import java.util.ArrayList;
import java.util.List;

/**
 * One half of a linked key.
 *
 * @param key the linked key
 * @param attribute the key attribute
 * @param template its template
 * @param isSort whether it is the sort half
 */
record KeyHalf(LinkedKeyModel key, KeyAttributeModel attribute, Template template, boolean isSort) {

  /** The halves an entity itself declares. */
  static List<KeyHalf> of(EntityModel entity) {
    List<KeyHalf> halves = new ArrayList<>();
    for (LinkedKeyModel key : entity.keys()) {
      boolean isOwnPartition = key.index() == null || !key.index().isLocal();
      if (isOwnPartition) {
        halves.add(new KeyHalf(key, key.key().partition(), key.partition(), false));
      }
      if (key.sort() != null && key.key().sort() != null) {
        halves.add(new KeyHalf(key, key.key().sort(), key.sort(), true));
      }
    }
    return halves;
  }

  /** Which half of which key, in messages. */
  String label() {
    return key.label() + ": the template \"" + template.text() + "\"";
  }
}
