package kinds;

import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Violations;
import dev.singlet.key.PrimaryKey;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Directory} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
final class DirectoryEntity {
  private static final EntityType<Directory> TYPE = new Type();

  private DirectoryEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Directory> put(Directory entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param path the value of {@code path}
   * @return the operation
   */
  public static Get<Directory> get(String path) {
    return new Get<>(TYPE, primaryKey(path));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param path the value of {@code path}
   * @return the operation
   */
  public static Delete<Directory> delete(String path) {
    return new Delete<>(TYPE, primaryKey(path));
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
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Directory> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String path) {
    return new PrimaryKey(primaryPartitionKey(path), primarySortKey(path));
  }

  private static AttributeValue primaryPartitionKey(String path) {
    return TYPE.partitionKey("partition").literal("D!").escaped("path", path).toKey();
  }

  private static AttributeValue primarySortKey(String path) {
    return TYPE.sortKey("sort").escaped("path", path).toKey();
  }

  /** Builds a {@link Directory} component by component. */
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
     * @throws ValidationException if a required component was not set
     */
    public Directory build() {
      Violations violations = new Violations("dir");
      violations.required("path", path);
      violations.throwIfAny();
      return new Directory(path);
    }
  }

  private static final class Type extends EntityType<Directory> {
    private Type() {
      super(KindsTable.SCHEMA, "dir", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Directory entity, Stamps stamps) {
      String path = entity.path();

      Violations violations = new Violations(name());
      violations.required("path", path);
      violations.text("path", path);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(6);
      item.string("kind", name());
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
  }
}
