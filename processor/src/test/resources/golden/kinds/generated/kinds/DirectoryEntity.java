package kinds;

import dev.singlet.Check;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.ItemUpdate;
import dev.singlet.Put;
import dev.singlet.RecordUpdate;
import dev.singlet.Scan;
import dev.singlet.UpdateState;
import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Directory} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class DirectoryEntity {
  /** The attribute {@code Path}. */
  public static final TextAttribute<Directory, InKey> PATH =
      new TextAttribute<>(Type.at("path", "Path"));

  private DirectoryEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Directory> put(Directory entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param path the value of {@code path}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Get<Directory> get(String path) {
    return new Get<>(Type.INSTANCE, primaryKey(path));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param path the value of {@code path}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Delete<Directory> delete(String path) {
    return new Delete<>(Type.INSTANCE, primaryKey(path));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param path the value of {@code path}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Check<Directory> check(String path) {
    return new Check<>(Type.INSTANCE, primaryKey(path));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Directory> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Changes an item that exists.
   *
   * @param path the value of {@code path}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Update update(String path) {
    UpdateState<Directory> state =
        UpdateState.update(Type.INSTANCE, primaryKey(path), Map.of("path", path));
    return new Update(state);
  }

  /**
   * Turns one record into another with the smallest update, if what it changes is still as
   * it was before.
   *
   * @param before the item as it was read
   * @param after the item as it is to be
   * @return the operation, which makes no request if both are equal
   */
  public static RecordUpdate<Directory> update(Directory before, Directory after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param path the value of {@code path}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Upsert upsert(String path) {
    UpdateState<Directory> state =
        UpdateState.upsert(Type.INSTANCE, primaryKey(path), Map.of("path", path));
    return new Upsert(state.given(PATH, path));
  }

  /**
   * A builder with nothing set.
   *
   * @return the builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * A builder with all components of an entity.
   *
   * @param entity the entity
   * @return the builder
   */
  public static Builder builder(Directory entity) {
    return new Builder().path(entity.path());
  }

  /**
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Directory entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * Reads an item, wherever it is from.
   *
   * @param item its attributes
   * @return the entity
   * @throws dev.singlet.error.UnreadableItemException if it is of another entity, or does not fit
   * its entity
   */
  public static Directory fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /**
   * The JSON Schema (draft 2020-12) of the entity in plain JSON: its attributes under their
   * stored names, as {@code singlet-json} writes and reads them.
   *
   * @return the schema
   */
  public static String jsonSchema() {
    return Type.INSTANCE.jsonSchema();
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Directory> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String path) {
    return new PrimaryKey(primaryPartitionKey(path), primarySortKey(path));
  }

  private static AttributeValue primaryPartitionKey(String path) {
    return Type.INSTANCE.partitionKey("partition").literal("D!").escaped("path", path).toKey();
  }

  private static AttributeValue primarySortKey(String path) {
    return Type.INSTANCE.sortKey("sort").escaped("path", path).toKey();
  }

  /**
   * What an update and an upsert of {@link Directory} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Directory, S> {
    private AnyUpdate(UpdateState<Directory> state) {
      super(state);
    }
  }

  /** Changes {@link Directory} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Directory> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Directory> state) {
      return new Update(state);
    }
  }

  /** Changes {@link Directory} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Directory> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Directory> state) {
      return new Upsert(state);
    }
  }

  /** Builds {@link Directory} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String path;

    private Builder() {}

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    /**
     * The entity, with defaults for what was not set.
     *
     * @return the entity
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Directory build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("path", path);
      violations.throwIfAny();
      return new Directory(path);
    }
  }

  private static final class Type extends EntityType<Directory> {
    private static final EntityType<Directory> INSTANCE = new Type();

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "dir")
              .attribute("path", "Path").modified("", "changed", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Directory entity, Stamps stamps, Violations violations) {
      String path = entity.path();

      violations.requiredText("path", path);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(5);
      item.put("kind", nameValue());
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
      String path = entity.path();
      return item.key("partition", behindTenant).text("D!").escaped(path, '!').isWhole()
          && item.key("sort", 0).escaped(path, '!').isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return DirectoryEntity.class.getResourceAsStream("DirectoryEntity.schema.json");
    }

    private static Location<Directory> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "path" -> violations.requiredText("path", (String) value);
        default -> {}
      }
    }
  }
}
