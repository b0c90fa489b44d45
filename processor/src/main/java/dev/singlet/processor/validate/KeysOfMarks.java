package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/**
 * An index can have the attribute that names the entity as a key attribute. Its template is the
 * name, which Singlet writes there. Items under an older name would be in another partition.
 */
final class KeysOfMarks implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (KeyHalf half : entity.ownHalves()) {
      if (half.key().isPrimary() || !half.attribute().name().equals(entity.mark().attribute())) {
        continue;
      }
      if (!half.template().parts().equals(List.of(new Part.Literal(entity.name())))) {
        report.add(
            "%s gives the attribute %s another value than \"%s\", the name of the entity, which"
                + " Singlet writes there. Write \"%s\" as the template.",
            Code.CONFLICTING_TEMPLATES,
            half,
            half.attribute().name(),
            entity.name(),
            entity.name());
      } else if (!entity.aliases().isEmpty()) {
        report.add(
            "%s: items of %s can also have the name %s in %s, and a query doesn't find them there."
                + " Keep one name: write the stored one as the name in @Entity, and rename the"
                + " record alone.",
            Code.CONFLICTING_TEMPLATES,
            half,
            entity,
            String.join(" or ", entity.aliases()),
            half.attribute().name());
      }
    }
  }
}
