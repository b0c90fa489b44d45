package dev.singlet.runtime.entity;

import dev.singlet.annotation.ProjectionType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items that are read in part: the attributes of a projection, the keys that pages and messages
 * need, and the entity attribute.
 */
public final class ProjectedItemType<P> extends ItemType<P> {

  /** Reads items of these entities. */
  interface Reading<P> {

    @Nullable P read(Map<String, AttributeValue> item);

    default @Nullable P readWherever(Map<String, AttributeValue> item) {
      return read(item);
    }

    default @Nullable P readValid(Map<String, AttributeValue> item, Clock clock) {
      return read(item);
    }
  }

  private final List<String> attributes;
  private final List<List<String>> parts;
  private final boolean holdsMarks;
  private final ItemType<?> whole;
  private final List<String> entityNames;
  private final Reading<P> reading;

  private ProjectedItemType(
      ItemType<?> whole,
      List<String> wanted,
      List<List<String>> parts,
      @Nullable IndexSchema index,
      boolean readsWhole,
      Reading<P> reading) {
    super(whole.table(), whole.name(), whole.sensitive());
    KeySchema primary = table().key();
    Set<String> marks = new LinkedHashSet<>();
    whole.entities().forEach(entity -> marks.addAll(entity.mark().added()));
    this.holdsMarks = index == null || marks.stream().allMatch(mark -> index.holds(mark, primary));
    Set<String> names = new LinkedHashSet<>(wanted);
    if (holdsMarks) {
      names.addAll(marks);
    }
    names.addAll(primary.names());
    if (index != null) {
      names.addAll(index.key().names());
    }
    this.attributes = readsWhole ? List.of() : List.copyOf(names);
    this.parts = readsWhole ? List.of() : parts;
    this.whole = whole;
    this.entityNames = whole.entityNames();
    this.reading = reading;
  }

  /**
   * Returns the type of items read as a projection.
   *
   * @param index the index they are read from; null for the table itself
   */
  public static <P> ItemType<P> of(Projected<?, P> projection, @Nullable IndexSchema index) {
    return projection instanceof ProjectedCollection<?, P> collection
        ? of(collection, index)
        : of((ProjectedType<?, P>) projection, index);
  }

  private static <P> ItemType<P> of(
      ProjectedCollection<?, P> projection, @Nullable IndexSchema index) {
    CollectionReading<P> reading = CollectionReading.of(projection, index);
    return new ProjectedItemType<>(
        projection.collection(),
        reading.attributes(),
        reading.parts(),
        index,
        reading.readsWhole(),
        reading);
  }

  private static <P> ItemType<P> of(ProjectedType<?, P> projection, @Nullable IndexSchema index) {
    EntityType<?> entity = projection.entity();
    List<String> wanted = named(projection.attributes(), entity);
    if (index == null || (index.projection() == ProjectionType.ALL && index.vector() == null)) {
      // A migration needs the whole item. DynamoDB charges for it anyway.
      return new ProjectedItemType<>(
          entity,
          wanted,
          projection.parts(),
          index,
          entity.hasMigrations(),
          item -> entity.decode(item, projection::fromItem));
    }
    SchemaVersion version = entity.hasMigrations() ? versionIn(index, entity) : null;
    if (version != null) {
      wanted.add(version.attribute());
    }
    return new ProjectedItemType<>(
        entity,
        wanted,
        projection.parts(),
        index,
        false,
        item ->
            entity.decodePart(
                version == null ? item : version.require(item, entity), projection::fromItem));
  }

  /** Returns the type of index entries that are read for their primary key only. */
  public static ItemType<PrimaryKey> keys(ItemType<?> whole, IndexSchema index) {
    KeySchema primary = whole.table().key();
    return new ProjectedItemType<>(
        whole, List.of(), List.of(), index, false, item -> PrimaryKey.of(primary, item));
  }

  /**
   * Returns the type of items that are read for their keys and their entity only.
   *
   * @param index the index they are read from; null for the table itself
   */
  public static ItemType<Map<String, AttributeValue>> entries(
      ItemType<?> whole, @Nullable IndexSchema index) {
    return new ProjectedItemType<>(whole, List.of(), List.of(), index, false, item -> item);
  }

  /** Returns the current version, if the index holds the version of its entries. */
  private static @Nullable SchemaVersion versionIn(IndexSchema index, EntityType<?> entity) {
    SchemaVersion version = entity.schemaVersion();
    boolean isTold = version != null && index.holds(version.attribute(), entity.table().key());
    return isTold ? version : null;
  }

  /** Returns the attributes under all the names they may have. */
  static List<String> named(Collection<String> attributes, EntityType<?> entity) {
    List<String> names = new ArrayList<>(attributes);
    attributes.forEach(attribute -> names.addAll(entity.olderNames(attribute)));
    return names;
  }

  @Override
  public boolean has(Map<String, AttributeValue> item) {
    return !holdsMarks || whole.has(item);
  }

  @Override
  public List<? extends EntityType<?>> entities() {
    return whole.entities();
  }

  @Override
  public List<String> entityNames() {
    return entityNames;
  }

  @Override
  public List<String> attributes() {
    return attributes;
  }

  @Override
  public List<List<String>> parts() {
    return parts;
  }

  /**
   * {@inheritDoc}
   *
   * <p>Index entries without the entity attribute count as the entity's. The processor has checked
   * that the index has no items of other entities.
   */
  @Override
  public @Nullable P read(Map<String, AttributeValue> item) {
    return has(item) ? reading.read(item) : null;
  }

  @Override
  public @Nullable P readWherever(Map<String, AttributeValue> item) {
    return has(item) ? reading.readWherever(item) : null;
  }

  @Override
  public @Nullable P readValid(Map<String, AttributeValue> item, Clock clock) {
    return has(item) ? reading.readValid(item, clock) : null;
  }
}
