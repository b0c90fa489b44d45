package dev.singlet.processor.write.codec;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Writes the code that tells the known attributes of a record from unknown ones. */
public final class ExtrasCode {

  private ExtrasCode() {}

  /** Returns the name of the constant with the known attributes. */
  public static String constant(String component) {
    return CodecCode.constantName(component);
  }

  /** Adds the constant to the class of an entity that keeps unknown attributes. */
  public static void addConstant(TypeSource.Builder type, EntityModel entity, TableSettings table) {
    addConstant(type, entity.attributes(), known(entity, table));
  }

  /** Adds the constant to the codec of a record that keeps unknown attributes. */
  public static void addConstant(TypeSource.Builder type, NestedModel nested, NestedTypes types) {
    addConstant(type, nested.attributes(), known(nested, types));
  }

  private static void addConstant(
      TypeSource.Builder type, List<AttributeModel> attributes, Set<String> known) {
    for (AttributeModel attribute : attributes) {
      if (attribute.isExtras()) {
        type.addField(
            FieldSource.constant(
                Names.EXTRAS_CODEC,
                constant(attribute.component()),
                "new $T($T.of($L))",
                Names.EXTRAS_CODEC,
                Set.class,
                AliasCode.names(known)));
      }
    }
  }

  /** Returns the names in an item that are not extras. */
  public static Set<String> known(EntityModel entity, TableSettings table) {
    Set<String> known = known(entity.attributes());
    entity.computed().stream()
        .map(ComputedModel::stored)
        .filter(stored -> stored != null)
        .forEach(known::add);
    known.addAll(written(entity, table));
    return known;
  }

  /** Returns the names in the map of a record that are not extras. */
  public static Set<String> known(NestedModel nested, NestedTypes types) {
    Set<String> known = known(nested.attributes());
    for (UnionModel union : types.unions()) {
      if (union.hasDiscriminator()
          && union.variants().stream().anyMatch(v -> v.codec().equals(nested.codec()))) {
        known.add(union.discriminator());
      }
    }
    return known;
  }

  private static Set<String> known(List<AttributeModel> attributes) {
    Set<String> known = new TreeSet<>();
    for (AttributeModel attribute : attributes) {
      if (!attribute.isExtras()) {
        known.add(attribute.stored());
        known.addAll(attribute.aliases());
      }
    }
    return known;
  }

  /**
   * Returns the names that Singlet itself writes. The schema version is included even if the entity
   * has none, because an item that is put without it has the first version.
   */
  private static Set<String> written(EntityModel entity, TableSettings table) {
    Set<String> written = new TreeSet<>(table.key().names());
    table.indexes().stream()
        .map(index -> index.key())
        .map(KeyModel::names)
        .forEach(written::addAll);
    written.add(table.entityAttribute());
    written.add(entity.mark().attribute());
    written.add(entity.stamps().created());
    written.add(entity.stamps().modified());
    written.add(table.schemaVersionAttribute());
    written.remove("");
    return written;
  }
}
