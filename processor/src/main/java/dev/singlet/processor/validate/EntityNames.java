package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashMap;
import java.util.Map;

/** No two entities of a table have the same name, because the name tells their items apart. */
final class EntityNames implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    Map<String, EntityModel> named = new HashMap<>();
    for (EntityModel entity : table.entities()) {
      EntityModel other = named.putIfAbsent(entity.name(), entity);
      if (other != null) {
        report.add(
            "%s and %s would both be stored with the entity name \"%s\". Give one of them another"
                + " name with @Entity(name = \"...\").",
            Code.DUPLICATE_ENTITY_NAME,
            entity.place(),
            nameBeside(other, entity),
            nameBeside(entity, other),
            entity.name());
      }
    }
    table.entities().forEach(entity -> checkAliases(entity, named, report));
  }

  private static void checkAliases(
      EntityModel entity, Map<String, EntityModel> named, Report report) {
    for (String alias : entity.aliases()) {
      EntityModel other = named.putIfAbsent(alias, entity);
      if (alias.isEmpty() || other != null) {
        report.add(
            "%s has the older name \"%s\", %s. Remove it.",
            Code.DUPLICATE_ENTITY_NAME,
            entity,
            alias,
            other == null
                ? "but a name can't be empty"
                : other.equals(entity)
                    ? "but has that name already"
                    : "which is a name of " + nameBeside(other, entity));
      }
    }
  }

  private static String nameBeside(EntityModel named, EntityModel reported) {
    String simple = named.type().simpleName();
    return simple.equals(reported.type().simpleName()) ? named.type().canonicalName() : simple;
  }
}
