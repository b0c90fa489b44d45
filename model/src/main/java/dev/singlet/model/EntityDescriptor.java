package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param name its name in items
 * @param java its record
 * @param documentation its Javadoc, as plain text with code in backticks; empty if there is none
 * @param aliases its older names, which items may still have
 * @param isToldByKey true if its primary key tells its items from all others, and not the entity
 *     attribute
 * @param mark the attribute that holds its name; null if it is the table's, or if the primary key
 *     tells its items
 * @param stamps the attributes with the times of its items; null if they are the table's
 * @param schemaVersion the version of the form in which it is stored; 0 if it has none
 * @param migrations the methods that read older versions, the one from version 1 first
 * @param attributes its components, in the order of the record
 * @param computed its virtual attributes
 * @param checks its methods that check several components together
 * @param unique its unique attributes
 * @param keys its linked keys, the primary one first
 * @param patterns its access patterns
 * @param relationships what the author says of its owners, in the order of the annotations
 * @param projections its projections, by name
 * @param records the records within it, at any depth
 * @param unions the sealed interfaces within it, at any depth
 */
public record EntityDescriptor(
    String name,
    String java,
    String documentation,
    List<String> aliases,
    boolean isToldByKey,
    @Nullable MarkDescriptor mark,
    @Nullable StampsDescriptor stamps,
    int schemaVersion,
    List<String> migrations,
    List<AttributeDescriptor> attributes,
    List<ComputedDescriptor> computed,
    List<CheckDescriptor> checks,
    List<UniqueDescriptor> unique,
    List<LinkedKeyDescriptor> keys,
    List<AccessPatternDescriptor> patterns,
    List<RelationshipDescriptor> relationships,
    List<ProjectionDescriptor> projections,
    List<NestedDescriptor> records,
    List<UnionDescriptor> unions) {

  /**
   * Copies the lists.
   *
   * @param name its name in items
   * @param java its record
   * @param documentation its Javadoc
   * @param aliases its older names
   * @param isToldByKey true if its primary key tells its items from all others
   * @param mark the attribute that holds its name
   * @param stamps the attributes with the times of its items
   * @param schemaVersion the version of the form in which it is stored
   * @param migrations the methods that read older versions
   * @param attributes its components
   * @param computed its virtual attributes
   * @param checks its methods that check several components together
   * @param unique its unique attributes
   * @param keys its linked keys
   * @param patterns its access patterns
   * @param relationships what the author says of its owners
   * @param projections its projections
   * @param records the records within it
   * @param unions the sealed interfaces within it
   */
  public EntityDescriptor {
    aliases = List.copyOf(aliases);
    migrations = List.copyOf(migrations);
    attributes = List.copyOf(attributes);
    computed = List.copyOf(computed);
    checks = List.copyOf(checks);
    unique = List.copyOf(unique);
    keys = List.copyOf(keys);
    patterns = List.copyOf(patterns);
    relationships = List.copyOf(relationships);
    projections = List.copyOf(projections);
    records = List.copyOf(records);
    unions = List.copyOf(unions);
  }

  /**
   * Returns the primary key.
   *
   * @return the key in the table itself
   */
  public LinkedKeyDescriptor primaryKey() {
    return keys.get(0);
  }

  /**
   * Returns the keys in an index.
   *
   * @param index the index; empty for the table itself
   * @return the keys; none if its items are never in the index
   */
  public List<LinkedKeyDescriptor> keysOn(String index) {
    return keys.stream().filter(key -> key.index().equals(index)).toList();
  }

  /**
   * Returns a component.
   *
   * @param component its name in Java
   * @return the attribute; empty if there is none
   */
  public Optional<AttributeDescriptor> attribute(String component) {
    return attributes.stream().filter(each -> each.component().equals(component)).findFirst();
  }

  /**
   * Returns a computed attribute.
   *
   * @param name the name of its method
   * @return the attribute; empty if there is none
   */
  public Optional<ComputedDescriptor> computed(String name) {
    return computed.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /**
   * Returns the component as which a record is stored.
   *
   * @param type the record, of the kind {@code unwrapped}
   * @return its only component
   */
  public AttributeDescriptor unwrapped(StoredType type) {
    return records.stream()
        .filter(each -> each.id().equals(type.nested()))
        .map(each -> each.attributes().get(0))
        .findFirst()
        .orElseThrow();
  }

  static EntityDescriptor read(JsonObject json) {
    return new EntityDescriptor(
        json.text("name"),
        json.text("java"),
        json.textOrEmpty("documentation"),
        json.texts("aliases"),
        json.isTrue("toldByKey"),
        json.objectOrNull("mark", MarkDescriptor::read),
        json.objectOrNull("stamps", StampsDescriptor::read),
        json.integer("schemaVersion", 0),
        json.texts("migrations"),
        json.objects("attributes", AttributeDescriptor::read),
        json.objects("computed", ComputedDescriptor::read),
        json.objects("checks", CheckDescriptor::read),
        json.objects("unique", UniqueDescriptor::read),
        json.objects("keys", LinkedKeyDescriptor::read),
        json.objects("patterns", AccessPatternDescriptor::read),
        json.objects("relationships", RelationshipDescriptor::read),
        json.objects("projections", ProjectionDescriptor::read),
        json.objects("records", NestedDescriptor::read),
        json.objects("unions", UnionDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("name", name)
        .add("java", java)
        .add("documentation", documentation)
        .add("aliases", aliases)
        .add("toldByKey", isToldByKey)
        .add("mark", mark, MarkDescriptor::write)
        .add("stamps", stamps, StampsDescriptor::write)
        .add("schemaVersion", schemaVersion == 0 ? null : schemaVersion)
        .add("migrations", migrations)
        .addAll("attributes", attributes, AttributeDescriptor::write)
        .addAll("computed", computed, ComputedDescriptor::write)
        .addAll("checks", checks, CheckDescriptor::write)
        .addAll("unique", unique, UniqueDescriptor::write)
        .addAll("keys", keys, LinkedKeyDescriptor::write)
        .addAll("patterns", patterns, AccessPatternDescriptor::write)
        .addAll("relationships", relationships, RelationshipDescriptor::write)
        .addAll("projections", projections, ProjectionDescriptor::write)
        .addAll("records", records, NestedDescriptor::write)
        .addAll("unions", unions, UnionDescriptor::write)
        .all();
  }
}
