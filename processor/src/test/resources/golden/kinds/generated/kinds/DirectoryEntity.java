package kinds;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Directory} items of {@link Kinds}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class DirectoryEntity {
  /** The attribute {@code Path}. */
  public static final TextAttribute<Directory, InKey> PATH = new TextAttribute<>(Type.at("path"));

  private DirectoryEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Directory> put(Directory entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param path the value of {@code path}
   */
  public static Get<Directory> get(String path) {
    return new Get<>(Type.INSTANCE, key(path));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param path the value of {@code path}
   */
  public static Delete<Directory> delete(String path) {
    return new Delete<>(Type.INSTANCE, key(path));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param path the value of {@code path}
   */
  public static Check<Directory> check(String path) {
    return new Check<>(Type.INSTANCE, key(path));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Directory> get(Directory entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Directory> delete(Directory entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Directory entity) { return key(entity.path()); }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param path the value of {@code path}
   */
  public static Update update(String path) {
    return new Update(UpdateState.update(Type.INSTANCE, key(path), "path", path));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Directory> update(Directory before, Directory after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param path the value of {@code path}
   */
  public static Upsert upsert(String path) {
    return new Upsert(UpdateState.upsert(Type.INSTANCE, key(path)).given(PATH, path));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Directory entity) {
    return new Builder().path(entity.path());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Directory entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Directory fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Directory> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param path the value of {@code path}
   */
  public static PrimaryKey key(String path) {
    return new PrimaryKey(primaryPartitionKey(path), primarySortKey(path));
  }

  private static AttributeValue primaryPartitionKey(String path) {
    return Type.INSTANCE.partitionKey("partition").literal("D!").escaped("path", path).toKey();
  }

  private static AttributeValue primarySortKey(String path) {
    return Type.INSTANCE.sortKey("sort").escaped("path", path).toKey();
  }

  /** Changes {@link Directory} items that exist. */
  public static final class Update extends ItemUpdate<Directory, Update> {
    private Update(UpdateState<Directory> state) { super(state); }

    @Override
    protected Update with(UpdateState<Directory> state) { return new Update(state); }
  }

  /** Changes {@link Directory} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Directory, Upsert> {
    private Upsert(UpdateState<Directory> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Directory> state) { return new Upsert(state); }
  }

  /** Builds {@link Directory} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String path;

    private Builder() {}

    /**
     * {@return this builder with {@code path} set}
     * @param path the value
     */
    public Builder path(String path) {
      this.path = path;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Directory build() {
      Type.INSTANCE.requireSet("path", path);
      return new Directory(Objects.requireNonNull(path));
    }
  }

  private static final class Type extends EntityType<Directory> {
    private static final EntityType<Directory> INSTANCE = new Type();

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "dir")
              .attributes("path", "Path").readAsGiven().modified("", "changed", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Directory entity, Stamps stamps, Violations violations) {
      String path = entity.path();

      violations.requiredText("path", path);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("Path", path);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(path));
      item.put("sort", primarySortKey(path));
      return item.toItem();
    }

    @Override
    protected Directory fromItem(ItemReader item) {
      return new Directory(item.string("Path"));
    }

    @Override
    protected boolean isUnderKeyOf(Directory entity, ItemReader item, int behindTenant) {
      return item.key("partition", behindTenant).text("D!").escaped(entity.path(), '!').isWhole()
          && item.key("sort", 0).escaped(entity.path(), '!').isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return DirectoryEntity.class.getResourceAsStream("DirectoryEntity.schema.json");
    }

    private static Location<Directory> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "path" -> violations.requiredText(component, (String) value);
        default -> {}
      }
    }
  }
}
