package dev.singlet.processor.read.attribute;

/** The refusal of annotations that only attributes of the item itself can have. */
final class OfItems {

  private OfItems() {}

  /**
   * Returns the end of a sentence on a component of a nested record, and the way out.
   *
   * @param predicate the verb and its object, such as {@code get ids}
   * @param removed the annotation or element to remove, such as {@code it}
   */
  static String only(String predicate, String removed) {
    return "but is in a nested record, which is stored as a map. Only components of an entity, and"
        + " of a record that is flattened into one, %s. Remove %s, or write @Flatten on the"
            .formatted(predicate, removed)
        + " component that holds the record";
  }
}
