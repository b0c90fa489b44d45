package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.ComputedModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every attribute of an item has a name of its own, and none that Singlet itself writes. */
final class AttributeNames implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Map<String, String> taken = new HashMap<>();
    Set<String> written = written(entity, table.settings());
    Set<String> reserved = reserved(entity, table.settings());
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.isExtras()) {
        continue;
      }
      if (attribute.stored().isEmpty()) {
        reportEmpty(attribute.place(), attribute.component(), report);
      } else if (written.contains(attribute.stored())
          && !isOwnStamp(attribute, table.settings())
          && !isTheKeyItself(attribute, entity)) {
        reportWritten(attribute, entity, table.settings(), report);
      } else {
        checkDistinct(attribute.place(), attribute.component(), attribute.stored(), taken, report);
      }
    }
    for (ComputedModel method : entity.computed()) {
      if (method.stored() != null) {
        if (method.stored().isEmpty()) {
          reportEmpty(method.place(), method.name(), report);
        } else if (reserved.contains(method.stored())) {
          reportReserved(method.place(), method.name(), method.stored(), table.settings(), report);
        } else {
          checkDistinct(method.place(), method.name(), method.stored(), taken, report);
        }
      }
    }
    for (NestedModel nested : entity.nested().records()) {
      Map<String, String> within = new HashMap<>();
      for (AttributeModel attribute : nested.attributes()) {
        if (attribute.isExtras()) {
          continue;
        }
        if (attribute.stored().isEmpty()) {
          reportEmpty(attribute.place(), attribute.component(), report);
        } else {
          checkDistinct(
              attribute.place(), attribute.component(), attribute.stored(), within, report);
        }
      }
    }
  }

  private static boolean isOwnStamp(AttributeModel attribute, TableSettings table) {
    return switch (attribute.stamp()) {
      case CREATED -> attribute.stored().equals(table.createdAttribute());
      case MODIFIED -> attribute.stored().equals(table.modifiedAttribute());
      case NONE, VERSION -> false;
    };
  }

  /**
   * An attribute may be a key, where the templates of the key are nothing but that attribute. What
   * other indexes make of the key attribute is compared elsewhere.
   */
  static boolean isTheKeyItself(AttributeModel attribute, EntityModel entity) {
    return entity.unreadKeys().contains(attribute.stored())
        || entity.keys().stream()
            .map(key -> entity.keysOn(Optional.ofNullable(key.index())))
            .anyMatch(keys -> keys.stream().allMatch(key -> isIn(key, attribute)));
  }

  private static boolean isIn(LinkedKeyModel key, AttributeModel attribute) {
    return key.halves().stream().anyMatch(half -> isIt(attribute, half));
  }

  /** Whether a template is nothing but the attribute that is stored where it is written to. */
  static boolean isIt(AttributeModel attribute, KeyHalf half) {
    return half.attribute().name().equals(attribute.stored())
        && half.template().parts().size() == 1
        && half.template().parts().get(0) instanceof Part.Value value
        && value.source().equals(attribute.source())
        && value.formats().isEmpty();
  }

  /** The names that Singlet itself writes to items of a table, of whatever entity they are. */
  static Set<String> reserved(EntityModel entity, TableSettings table) {
    Set<String> reserved = written(entity, table);
    table.indexes().forEach(index -> reserved.addAll(index.key().names()));
    return reserved;
  }

  /** The names that Singlet itself writes to the items of an entity. */
  static Set<String> written(EntityModel entity, TableSettings table) {
    Set<String> written = new LinkedHashSet<>(table.key().names());
    entity.keys().forEach(key -> written.addAll(key.key().names()));
    written.add(table.entityAttribute());
    written.add(table.createdAttribute());
    written.add(table.modifiedAttribute());
    if (entity.schemaVersion() != null) {
      written.add(table.schemaVersionAttribute());
    }
    written.remove("");
    return written;
  }

  private static void reportEmpty(Place place, String name, Report report) {
    report.add(
        Code.INVALID_NAME,
        place,
        "%s would be stored without a name. Give it one with @Attribute.",
        name);
  }

  private static void reportWritten(
      AttributeModel attribute, EntityModel entity, TableSettings table, Report report) {
    entity.keys().stream()
        .flatMap(key -> key.halves().stream())
        .filter(half -> half.attribute().name().equals(attribute.stored()))
        .filter(half -> !isIt(attribute, half))
        .findFirst()
        .ifPresentOrElse(
            half -> reportOtherTemplate(attribute, half, report),
            () ->
                reportReserved(
                    attribute.place(), attribute.component(), attribute.stored(), table, report));
  }

  private static void reportOtherTemplate(AttributeModel attribute, KeyHalf half, Report report) {
    report.add(
        Code.ATTRIBUTE_IS_KEY,
        attribute.place(),
        "%s is written to \"%s\", where %s itself would be stored. Write {%s} alone as that"
            + " template, or give one of the two another name: the component by @Attribute,"
            + " the key attribute by %s.",
        half.label(),
        attribute.stored(),
        attribute.component(),
        attribute.component(),
        half.key().index() == null ? "@Table" : "@Index");
  }

  private static void reportReserved(
      Place place, String name, String stored, TableSettings table, Report report) {
    report.add(
        Code.ATTRIBUTE_IS_KEY,
        place,
        "%s would be stored as \"%s\", which Singlet itself writes: %s. Give it another name with"
            + " @Attribute%s.",
        name,
        stored,
        written(stored, table),
        forStored(stored, table));
  }

  private static String written(String stored, TableSettings table) {
    return stored.equals(table.entityAttribute())
        ? "the entity's name"
        : stored.equals(table.schemaVersionAttribute())
            ? "the schema version"
            : isStamp(stored, table) ? "a stamp" : "a key";
  }

  private static boolean isStamp(String stored, TableSettings table) {
    return stored.equals(table.createdAttribute()) || stored.equals(table.modifiedAttribute());
  }

  /** What to do where items are stored that have the attribute. */
  private static String forStored(String stored, TableSettings table) {
    if (stored.equals(table.entityAttribute())) {
      return "; where items are stored with it, leave the component out if it says which entity"
          + " they are, as @Entity(name = ...) does, or else name Singlet's by"
          + " @Table(entityAttribute = ...)";
    }
    if (stored.equals(table.schemaVersionAttribute())) {
      return "; where items are stored with it, name Singlet's by @Table(schemaVersionAttribute ="
          + " ...)";
    }
    if (isStamp(stored, table)) {
      boolean isCreation = stored.equals(table.createdAttribute());
      return ("; where items are stored with it, annotate it with %s if it is such a time, or else"
              + " name Singlet's by @Table(%s = ...)")
          .formatted(
              isCreation ? "@CreatedAt" : "@UpdatedAt",
              isCreation ? "createdAttribute" : "modifiedAttribute");
    }
    return "; where items are stored with it, leave the component out, and what the key is made of"
        + " in";
  }

  private static void checkDistinct(
      Place place, String name, String stored, Map<String, String> taken, Report report) {
    String other = taken.putIfAbsent(stored, name);
    if (other != null) {
      report.add(
          Code.DUPLICATE_ATTRIBUTE,
          place,
          "%s and %s would both be stored as \"%s\". Give one of them another name with"
              + " @Attribute.",
          other,
          name,
          stored);
    }
  }
}
