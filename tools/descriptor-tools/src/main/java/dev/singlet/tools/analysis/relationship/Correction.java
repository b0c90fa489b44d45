package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.RelationshipDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import java.util.ArrayList;
import java.util.List;

/**
 * A correction of a relationship by the model's author, who knows more than the keys tell: another
 * name for it, one that no key shows, or one to leave out.
 *
 * @param from the entity on the one side
 * @param to the entity that belongs to it
 * @param label what to call it; empty to keep the name that was found
 * @param isHidden true to leave it out
 */
record Correction(String from, String to, String label, boolean isHidden) {

  /**
   * Returns the corrections in a model.
   *
   * @throws UserErrorException if one names an entity that there isn't: the file was changed by
   *     hand
   */
  static List<Correction> of(TableDescriptor table) {
    List<Correction> corrections = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      for (RelationshipDescriptor each : entity.relationships()) {
        if (table.entity(each.owner()).isEmpty()) {
          throw new UserErrorException(
              "A relationship of %s names the owner %s. Entities: %s."
                  .formatted(
                      entity.name(),
                      each.owner(),
                      String.join(
                          ", ", table.entities().stream().map(EntityDescriptor::name).toList())));
        }
        corrections.add(new Correction(each.owner(), entity.name(), each.label(), each.isHidden()));
      }
    }
    return corrections;
  }
}
