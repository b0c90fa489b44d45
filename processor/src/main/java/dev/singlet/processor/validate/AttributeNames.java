package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every attribute of an item has a name of its own, and none that Singlet itself writes. */
final class AttributeNames implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    TableSettings settings = table.settings();
    Map<String, String> taken = new HashMap<>();
    Set<String> written = written(entity, settings);
    Set<String> reserved = reserved(entity, settings);
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.isOnlyInKey() && attribute.holder().equals(attribute.stored())) {
        continue;
      }
      if (written.contains(attribute.stored())
          && !isOwnStamp(attribute, entity.stamps())
          && !isTheKeyItself(attribute, entity)) {
        reportWritten(attribute, entity, settings, report);
      } else {
        check(attribute, taken, report);
      }
    }
    for (ComputedModel method : entity.computed()) {
      if (method.stored() != null && reserved.contains(method.stored())) {
        reportReserved(method, method.stored(), entity, settings, report);
      } else if (method.stored() != null) {
        check(method, method.stored(), taken, report);
      }
    }
    for (NestedModel nested : entity.nested().records()) {
      Map<String, String> within = new HashMap<>();
      nested.attributes().forEach(attribute -> check(attribute, within, report));
    }
  }

  private static void check(AttributeModel attribute, Map<String, String> taken, Report report) {
    if (!attribute.isExtras()) {
      check(attribute, attribute.stored(), taken, report);
    }
  }

  private static void check(
      Subject named, String stored, Map<String, String> taken, Report report) {
    String other = taken.putIfAbsent(stored, named.label());
    if (stored.isEmpty()) {
      report.add(
          "%s would be stored without a name. Give it one with @Attribute.",
          Code.INVALID_NAME, named);
    } else if (other != null) {
      report.add(
          "%s and %s would both be stored as \"%s\". Give one of them another name with"
              + " @Attribute%s.",
          Code.DUPLICATE_ATTRIBUTE,
          named.place(),
          other,
          named,
          stored,
          Spelling.isPath(other) || Spelling.isPath(named.label())
              ? ", or the flattened one another prefix in @Flatten"
              : "");
    }
  }

  private static boolean isOwnStamp(AttributeModel attribute, StampNames stamps) {
    return switch (attribute.stamp()) {
      case CREATED -> attribute.stored().equals(stamps.created());
      case MODIFIED -> attribute.stored().equals(stamps.modified());
      case NONE, VERSION -> false;
    };
  }

  /**
   * Returns whether an attribute is itself a key attribute: all templates of the key attribute
   * consist of this attribute only. The templates of other indexes are compared elsewhere.
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

  /**
   * Returns whether a template consists only of the attribute that is stored under the name of the
   * key attribute.
   */
  static boolean isIt(AttributeModel attribute, KeyHalf half) {
    return half.attribute().name().equals(attribute.stored())
        && half.template().parts().size() == 1
        && half.template().parts().get(0) instanceof Part.Value value
        && value.source().equals(attribute.source())
        && value.isUnchanged();
  }

  /** Returns the names that Singlet itself writes to items of a table, of any entity. */
  static Set<String> reserved(EntityModel entity, TableSettings table) {
    Set<String> reserved = written(entity, table);
    table.indexes().forEach(index -> reserved.addAll(index.key().names()));
    reserved.remove("");
    return reserved;
  }

  /** Returns the names that Singlet itself writes to the items of an entity. */
  static Set<String> written(EntityModel entity, TableSettings table) {
    Set<String> written = new LinkedHashSet<>(table.key().names());
    entity.keys().forEach(key -> written.addAll(key.key().names()));
    written.add(entity.mark().attribute());
    written.add(entity.stamps().created());
    written.add(entity.stamps().modified());
    if (entity.schemaVersion() != null) {
      written.add(table.schemaVersionAttribute());
    }
    written.remove("");
    return written;
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
            () -> reportReserved(attribute, attribute.stored(), entity, table, report));
  }

  private static void reportOtherTemplate(AttributeModel attribute, KeyHalf half, Report report) {
    report.add(
        "%s is written to \"%s\", and %s would be stored there too. %s, or give one of the two"
            + " another name: the component with @Attribute, the key attribute with %s.",
        Code.ATTRIBUTE_IS_KEY,
        attribute.place(),
        half,
        attribute.stored(),
        attribute,
        sameForm(attribute, half),
        half.key().index() == null ? "@Table" : "@Index");
  }

  /** Says how the attribute and a key attribute of its name are stored alike. */
  private static String sameForm(AttributeModel attribute, KeyHalf half) {
    if (half.template().parts().size() == 1
        && half.template().parts().get(0) instanceof Part.Value value
        && value.source().equals(attribute.source())) {
      if (half.template().isCased(value)) {
        return "Remove letterCase";
      }
      if (half.attribute().type() == ScalarType.N && value.isEpoch()) {
        return "Store it with @StoredTime(TimeFormat." + value.precision() + ")";
      }
    }
    return "Write only {%s} as that template".formatted(attribute.label());
  }

  private static void reportReserved(
      Subject named, String stored, EntityModel entity, TableSettings table, Report report) {
    StampNames stamps = entity.stamps();
    String use = "a key";
    String ifStored = "leave it out, and declare what the key is made of";
    if (stored.equals(entity.mark().attribute())) {
      use = "the entity's name";
      ifStored =
          "leave the component out if it says which entity they are, as @Entity(name = ...) does,"
              + " or else rename Singlet's with "
              + (entity.mark().isOwn()
                  ? "@Mark(attribute = ...)"
                  : "@Table(entityAttribute = ...)");
    } else if (stored.equals(table.schemaVersionAttribute())) {
      use = "the schema version";
      ifStored = "rename Singlet's with @Table(schemaVersionAttribute = ...)";
    } else if (stored.equals(stamps.created())) {
      use = "a stamp";
      ifStored =
          "annotate it with @CreatedAt if it is such a time, or else rename Singlet's with "
              + stamps.createdElement();
    } else if (stored.equals(stamps.modified())) {
      use = "a stamp";
      ifStored =
          "annotate it with @UpdatedAt if it is such a time, or else rename Singlet's with "
              + stamps.modifiedElement();
    }
    report.add(
        "%s would be stored as \"%s\", but Singlet writes that attribute: it is %s. Give it another"
            + " name with @Attribute. If stored items have it already, %s.",
        Code.ATTRIBUTE_IS_KEY, named, stored, use, ifStored);
  }
}
