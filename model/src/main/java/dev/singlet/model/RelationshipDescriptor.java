package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * A relationship that {@code @Relationship} names, adds or hides.
 *
 * @param owner the name of the owning entity
 * @param label the text at the line between the two; empty if the author gives none
 * @param isHidden true if diagrams leave the relationship out
 */
public record RelationshipDescriptor(String owner, String label, boolean isHidden) {

  static RelationshipDescriptor read(JsonObject json) {
    return new RelationshipDescriptor(
        json.text("owner"), json.textOrEmpty("label"), json.isTrue("hidden"));
  }

  Map<String, Object> write() {
    return new Members().add("owner", owner).add("label", label).add("hidden", isHidden).all();
  }
}
