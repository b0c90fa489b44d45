package dev.singlet.processor.read.entity;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.KeyPlace;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.key.LinkedKeyReader;
import dev.singlet.processor.read.key.Scope;
import dev.singlet.processor.read.type.NestedRecords;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * Reads the keys of an entity that was compiled before, for the components that only a key has. Its
 * mistakes were reported then.
 */
public record PrimaryKeyReader(Compiler compiler, TableSettings table, NestedRecords nested) {

  /** Returns the attributes, with the places in the key of those that only the key has. */
  public List<AttributeModel> located(TypeElement entity, List<AttributeModel> attributes) {
    if (attributes.stream().noneMatch(AttributeModel::isOnlyInKey)) {
      return attributes;
    }
    Report checkedBefore = new Report();
    List<ComputedModel> computed =
        new ComputedReader(compiler, table, nested, checkedBefore).read(entity, attributes);
    Scope scope = Scope.of(compiler, entity, attributes, computed, nested.types());
    List<LinkedKeyModel> keys = new LinkedKeyReader(table, scope, checkedBefore).read(entity);
    return KeyPlace.located(attributes, keys, table);
  }
}
