package dev.singlet.processor.model.settings;

import dev.singlet.processor.diag.Place;

/**
 * The attributes with the times of items.
 *
 * @param place the annotation that names them
 * @param isOwn true if the entity names them, by {@code @Stamps}; false if its table does
 * @param created the attribute with the creation time; empty for none
 * @param modified the attribute with the time of the last write; empty for none
 */
public record StampNames(Place place, boolean isOwn, String created, String modified) {

  /** Returns the element of an annotation that names the attribute with the creation time. */
  public String createdElement() {
    return isOwn ? "@Stamps(created = ...)" : "@Table(createdAttribute = ...)";
  }

  /** Returns the element of an annotation that names the attribute with the last write's time. */
  public String modifiedElement() {
    return isOwn ? "@Stamps(modified = ...)" : "@Table(modifiedAttribute = ...)";
  }
}
