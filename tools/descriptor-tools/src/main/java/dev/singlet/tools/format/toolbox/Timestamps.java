package dev.singlet.tools.format.toolbox;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComponentPath;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import java.util.HashSet;
import java.util.Set;

/**
 * The times of creation and modification, as far as they can be those of Toolbox: text with
 * milliseconds, and not in the primary key, which Toolbox computes without them.
 */
final class Timestamps {

  private final EntityDescriptor entity;
  private final StampsDescriptor stamps;
  private final boolean isInMillis;
  private final Set<String> inPrimaryKey = new HashSet<>();

  Timestamps(TableDescriptor table, EntityDescriptor entity) {
    this.entity = entity;
    this.stamps = table.stamps(entity);
    this.isInMillis = table.managed().storedTime().isEmpty();
    for (TemplateDescriptor template : entity.primaryKey().templates()) {
      template.values().forEach(value -> inPrimaryKey.add(value.source()));
    }
  }

  /**
   * Returns whether a component is one of Toolbox's times, which are not attributes of a schema.
   */
  boolean contains(AttributeDescriptor attribute) {
    boolean isStamp =
        attribute.stamp() == AttributeDescriptor.Stamp.CREATED
            || attribute.stamp() == AttributeDescriptor.Stamp.MODIFIED;
    return isStamp
        && attribute.type().format().equals("millis")
        && (attribute.name().equals(stamps.created()) || attribute.name().equals(stamps.modified()))
        && !inPrimaryKey.contains(attribute.component());
  }

  String option() {
    String created = one(stamps.created(), "created");
    String modified = one(stamps.modified(), "modified");
    return created.equals("false") && modified.equals("false")
        ? "false"
        : "{\n    created: " + created + ",\n    modified: " + modified + "\n  }";
  }

  /** Shows a time where the record has it, and hides it otherwise. */
  private String one(String stored, String name) {
    if (stored.isEmpty()) {
      return "false";
    }
    for (AttributeDescriptor attribute : entity.attributes()) {
      if (attribute.name().equals(stored)) {
        return contains(attribute)
            ? option(ComponentPath.joined(attribute.component()), stored, false)
            : "false";
      }
    }
    return isInMillis ? option(free(entity, name), stored, true) : "false";
  }

  private static String option(String name, String stored, boolean isHidden) {
    return "{ name: "
        + TypeScript.quoted(name)
        + ", savedAs: "
        + TypeScript.quoted(stored)
        + ", hidden: "
        + isHidden
        + " }";
  }

  /** Returns a name that no component has. */
  static String free(EntityDescriptor entity, String name) {
    boolean isTaken =
        entity.attributes().stream()
            .anyMatch(attribute -> ComponentPath.joined(attribute.component()).equals(name));
    return isTaken ? free(entity, name + "_") : name;
  }
}
