package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import java.util.stream.Stream;

/** Advice for a query that reads more than its own items: a literal that tells its key apart. */
final class OwnLiteral {

  private OwnLiteral() {}

  /**
   * Returns a sentence, without its end, that says where the literal can be.
   *
   * @param ifStored the rest of a sentence that advises a literal in the current key attributes: a
   *     key that is stored can't get one
   */
  static String advice(EntityModel entity, LinkedKeyModel key, String ifStored) {
    if (hasRoom(key.halves().stream().filter(KeyHalf::isSort).limit(1), entity)) {
      return "Begin the sort template with a literal of its own" + ifStored;
    }
    if (hasRoom(key.halves().stream().filter(half -> !half.isSort()), entity)) {
      return "Begin the partition template with a literal of its own" + ifStored;
    }
    return key.index() == null || key.index().isLocal()
        ? "Give the keys different indexes"
        : "Give the index another partition key attribute, with a literal of its own as its"
            + " template";
  }

  /**
   * Returns whether a template can have a literal. The template of a number or of bytes is one
   * placeholder alone, and so is that of a component that is itself the key attribute. The entity
   * attribute holds the name of the entity.
   */
  private static boolean hasRoom(Stream<KeyHalf> halves, EntityModel entity) {
    return halves
        .filter(half -> half.attribute().type() == ScalarType.S)
        .anyMatch(half -> !entity.storesAnyway(half.attribute().name()));
  }
}
