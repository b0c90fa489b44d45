package dev.singlet.processor.model.table;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.CommonTexts;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.ValueTexts;
import dev.singlet.processor.model.value.Constraint;
import java.util.List;
import java.util.function.Function;

/**
 * The texts that the primary key of an entity can have, as its templates, its types and its
 * constraints allow. Every write checks the constraints of the key that it writes.
 *
 * @param entity the entity
 * @param delimiter the delimiter of the table
 */
public record KeyTexts(EntityModel entity, String delimiter) {

  /** Returns whether two entities can have the same key. */
  public static boolean canMeet(EntityModel left, EntityModel right, String delimiter) {
    List<String> a = new KeyTexts(left, delimiter).narrow();
    List<String> b = new KeyTexts(right, delimiter).narrow();
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      if (!a.get(i).isEmpty() && !b.get(i).isEmpty() && !CommonTexts.exist(a.get(i), b.get(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns a regular expression for each attribute of the key; empty for one that is not text. If
   * literals alone tell the entities of the table apart, types and constraints are left out, so
   * that stored items that violate a constraint can be read.
   */
  public List<String> forms(TableModel table) {
    return table.entities().stream()
            .filter(other -> !other.equals(entity))
            .anyMatch(
                other ->
                    KeySpace.canHaveEqualText(entity.primaryKey(), other.primaryKey(), delimiter))
        ? narrow()
        : regexps(value -> "", value -> "");
  }

  private List<String> narrow() {
    return regexps(
        value -> ValueTexts.of(value, constraints(value)).within(),
        value -> ValueTexts.of(value, constraints(value)).alone());
  }

  private List<String> regexps(
      Function<Part.Value, String> within, Function<Part.Value, String> alone) {
    return entity.primaryKey().halves().stream()
        .map(
            half ->
                half.attribute().type() == ScalarType.S
                    ? KeySpace.regexp(
                        half.template(),
                        delimiter,
                        half.template().parts().size() == 1 ? alone : within)
                    : "")
        .toList();
  }

  /** Returns the constraints on a component whose value is in the key as it is. */
  private List<Constraint> constraints(Part.Value value) {
    return entity.attributes().stream()
        .filter(each -> each.source().equals(value.source()) && !each.isFilledIn())
        .flatMap(each -> Constraint.each(each.constraints()))
        .toList();
  }
}
