package kinds;

import dev.singlet.Check;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.ItemUpdate;
import dev.singlet.Put;
import dev.singlet.Revision;
import dev.singlet.Scan;
import dev.singlet.UpdateState;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.EntityDescription;
import dev.singlet.entity.EntityType;
import dev.singlet.expression.InKey;
import dev.singlet.expression.Location;
import dev.singlet.expression.TextAttribute;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Values;
import dev.singlet.item.Violations;
import dev.singlet.key.PrimaryKey;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Unmarked} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
final class UnmarkedEntity {
  /** The attribute {@code Owner}. */
  public static final TextAttribute<Unmarked, InKey> OWNER =
      new TextAttribute<>(Type.at("owner", "Owner"));

  private UnmarkedEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Unmarked> put(Unmarked entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Get<Unmarked> get(String owner) {
    return new Get<>(Type.INSTANCE, primaryKey(owner));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Delete<Unmarked> delete(String owner) {
    return new Delete<>(Type.INSTANCE, primaryKey(owner));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param owner the value of {@code owner}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Check<Unmarked> check(String owner) {
    return new Check<>(Type.INSTANCE, primaryKey(owner));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Unmarked> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Changes an item that exists.
   *
   * @param owner the value of {@code owner}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Update update(String owner) {
    UpdateState<Unmarked> state =
        UpdateState.update(Type.INSTANCE, primaryKey(owner), Map.of("owner", owner));
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
  public static Revision<Unmarked> update(Unmarked before, Unmarked after) {
    return new Revision<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param owner the value of {@code owner}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Upsert upsert(String owner) {
    UpdateState<Unmarked> state =
        UpdateState.upsert(Type.INSTANCE, primaryKey(owner), Map.of("owner", owner));
    return new Upsert(state.given(OWNER, owner));
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
  public static Builder builder(Unmarked entity) {
    return new Builder().owner(entity.owner());
  }

  /**
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Unmarked entity) {
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
  public static Unmarked fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<Unmarked> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String owner) {
    return new PrimaryKey(primaryPartitionKey(owner), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("partition").literal("UN!").text("owner", owner).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("UN");
  }

  private static AttributeValue unMarkedPartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("un.markedPK").literal("U!").text("owner", owner).toKey();
  }

  /**
   * What an update and an upsert of {@link Unmarked} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Unmarked, S> {
    private AnyUpdate(UpdateState<Unmarked> state) {
      super(state);
    }
  }

  /** Changes a {@link Unmarked} item that exists. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Unmarked> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Unmarked> state) {
      return new Update(state);
    }
  }

  /** Changes a {@link Unmarked} item, or creates it. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Unmarked> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Unmarked> state) {
      return new Upsert(state);
    }
  }

  /** Builds a {@link Unmarked} component by component. */
  public static final class Builder {
    private @Nullable String owner;

    private Builder() {}

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    /**
     * The entity, with defaults for what was not set.
     *
     * @return the entity
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    public Unmarked build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("owner", owner);
      violations.throwIfAny();
      return new Unmarked(owner);
    }
  }

  private static final class Type extends EntityType<Unmarked> {
    private static final EntityType<Unmarked> INSTANCE = new Type();

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Unmarked")
              .attribute("owner", "Owner")
              .modified("", "changed", TimeFormat.MILLIS)
              .derived("un.marked", List.of("un.markedPK"), List.of("owner")));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Unmarked entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();

      violations.requiredText("owner", owner);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(6);
      item.put("kind", nameValue());
      item.string("Owner", owner);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(owner));
      item.put("sort", primarySortKey());
      writeUnMarked(item, owner);
      return item.toItem();
    }

    @Override
    protected Unmarked fromItem(ItemReader item) {
      return new Unmarked(item.string("Owner"));
    }

    @Override
    public String jsonSchema() {
      return """
          {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Unmarked",
            "type": "object",
            "properties": {"Owner": {"type": "string"}},
            "required": ["Owner"],
            "additionalProperties": false
          }
          """;
    }

    private static Location<Unmarked> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "un.marked" -> writeUnMarked(item, values.<String>get("owner"));
        default -> throw new IllegalArgumentException(name);
      }
    }

    private static void writeUnMarked(ItemWriter item, String owner) {
      item.put("un.markedPK", unMarkedPartitionKey(owner));
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> violations.requiredText("owner", (String) value);
        default -> {}
      }
    }
  }
}
