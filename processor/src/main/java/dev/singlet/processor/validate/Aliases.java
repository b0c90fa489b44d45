package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An older name is that of one attribute, and of none that Singlet itself reads or writes. */
final class Aliases implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Set<String> reserved = AttributeNames.reserved(entity, table.settings());
    Map<String, String> taken = names(entity.attributes());
    entity.computed().stream()
        .filter(computed -> computed.stored() != null)
        .forEach(computed -> taken.put(computed.stored(), computed.name()));
    check(entity.attributes(), taken, reserved, report);
    for (AttributeModel attribute : entity.attributes()) {
      if (!attribute.aliases().isEmpty()) {
        checkKind(attribute, entity, table, reserved, report);
      }
    }
    for (NestedModel nested : entity.nested().records()) {
      check(nested.attributes(), names(nested.attributes()), Set.of(), report);
    }
  }

  private static Map<String, String> names(Collection<AttributeModel> attributes) {
    Map<String, String> names = new HashMap<>();
    attributes.forEach(attribute -> names.put(attribute.stored(), attribute.component()));
    return names;
  }

  private static void check(
      List<AttributeModel> attributes,
      Map<String, String> taken,
      Set<String> reserved,
      Report report) {
    for (AttributeModel attribute : attributes) {
      Set<String> own = new HashSet<>();
      for (String alias : attribute.aliases()) {
        String other = taken.putIfAbsent(alias, attribute.component());
        String problem = "";
        if (alias.isEmpty()) {
          problem = "A name can't be empty. Remove it";
        } else if (reserved.contains(alias)) {
          problem = "Singlet writes that attribute: a key, the entity's name or a stamp. Remove it";
        } else if (!own.add(alias) || attribute.stored().equals(alias)) {
          problem = "It has that name already. Write each name once";
        } else if (other != null) {
          problem = "So has " + other + ", but an item can hold only one of them. Remove one";
        }
        if (!problem.isEmpty()) {
          report.add(
              "%s has the older name \"%s\". %s.", Code.INVALID_ALIAS, attribute, alias, problem);
        }
      }
    }
  }

  private static void checkKind(
      AttributeModel attribute,
      EntityModel entity,
      TableModel table,
      Set<String> reserved,
      Report report) {
    String problem = "";
    if (reserved.contains(attribute.stored()) || attribute.stamp() != Stamp.NONE) {
      problem = "it is a key, a stamp or a version";
    } else if (attribute.context() != null) {
      problem = "its value comes from the context of each write";
    } else if (attribute.isTimeToLive()) {
      problem = "DynamoDB looks for the time to live under one name only";
    } else if (entity.unique().stream()
        .anyMatch(unique -> unique.components().contains(attribute.component()))) {
      problem = "a unique value is looked up under one name only";
    } else if (isInVectorIndex(attribute, entity, table)) {
      problem = "DynamoDB looks for a vector and for filters under one name only";
    }
    if (!problem.isEmpty()) {
      report.add(
          "%s can't have older names: %s. Remove them.", Code.INVALID_ALIAS, attribute, problem);
    }
  }

  private static boolean isInVectorIndex(
      AttributeModel attribute, EntityModel entity, TableModel table) {
    return table.settings().indexes().stream()
        .filter(index -> !entity.keysOn(Optional.of(index)).isEmpty())
        .map(IndexModel::vector)
        .anyMatch(vector -> vector != null && vector.searches(attribute.stored()));
  }
}
