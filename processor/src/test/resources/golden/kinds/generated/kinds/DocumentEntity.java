package kinds;

import dev.singlet.Check;
import dev.singlet.ConsistentQuery;
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
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.generated.key.KeyValues;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Document} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class DocumentEntity {
  /** The attribute {@code Path}. */
  public static final TextAttribute<Document, InKey> PATH =
      new TextAttribute<>(Type.at("path", "Path"));

  /** The attribute {@code Prefix}. */
  public static final TextAttribute<Document, InKey> PREFIX =
      new TextAttribute<>(Type.at("prefix", "Prefix"));

  /** The attribute {@code Item}. */
  public static final TextAttribute<Document, InKey> ITEM =
      new TextAttribute<>(Type.at("item", "Item"));

  /** The attribute {@code Stamps}. */
  public static final OrderedAttribute<Document, Instant, InKey> STAMPS =
      new OrderedAttribute<>(Type.at("stamps", "Stamps"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Range}. */
  public static final OrderedAttribute<Document, Instant, InKey> RANGE =
      new OrderedAttribute<>(Type.at("range", "Range"), TimeCodecs.instant(TimeFormat.MILLIS));

  private DocumentEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Document> put(Document entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Get<Document> get(String path, String prefix, String itemValue) {
    return new Get<>(Type.INSTANCE, primaryKey(path, prefix, itemValue));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Delete<Document> delete(String path, String prefix, String itemValue) {
    return new Delete<>(Type.INSTANCE, primaryKey(path, prefix, itemValue));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Check<Document> check(String path, String prefix, String itemValue) {
    return new Check<>(Type.INSTANCE, primaryKey(path, prefix, itemValue));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Document> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Queries the table for {@link Document} items:
   * partition {@code D!{path:escape}},
   * sort {@code F!{path:escape}!{prefix}!{item:lower}!{prefix}}.
   *
   * @param path the value of {@code path}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Within within(String path) {
    return new Within(
        KeyCondition.beginsWith(
            primaryPartitionKey(path),
            Type.INSTANCE.sortKey("sort")
                .literal("F!").escaped("path", path).literal("!").toPart()));
  }

  /**
   * Queries the index {@code LSI-1} for {@link Document} items:
   * partition {@code D!{path:escape}},
   * sort {@code {prefix:upper:escape}!{stamps:epoch:reverse(12)}{range:seconds}}.
   *
   * @param path the value of {@code path}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Local local(String path) {
    return new Local(KeyCondition.beginsWith(primaryPartitionKey(path), ""));
  }

  /**
   * Changes an item that exists.
   *
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Update update(String path, String prefix, String itemValue) {
    UpdateState<Document> state =
        UpdateState.update(
            Type.INSTANCE,
            primaryKey(path, prefix, itemValue),
            Map.of("path", path, "prefix", prefix, "item", itemValue));
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
  public static RecordUpdate<Document> update(Document before, Document after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @param stampsValue the value of {@code stamps}
   * @param rangeValue the value of {@code range}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Upsert upsert(
      String path, String prefix, String itemValue, Instant stampsValue, Instant rangeValue) {
    UpdateState<Document> state =
        UpdateState.upsert(
            Type.INSTANCE,
            primaryKey(path, prefix, itemValue),
            Map.of("path", path, "prefix", prefix, "item", itemValue));
    return new Upsert(
        state.given(PATH, path)
            .given(PREFIX, prefix).given(ITEM, itemValue).given(STAMPS, stampsValue)
            .given(RANGE, rangeValue));
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
  public static Builder builder(Document entity) {
    return new Builder()
        .path(entity.path()).prefix(entity.prefix()).item(entity.item()).stamps(entity.stamps())
        .range(entity.range());
  }

  /**
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Document entity) {
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
  public static Document fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<Document> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String path, String prefix, String itemValue) {
    return new PrimaryKey(primaryPartitionKey(path), primarySortKey(path, prefix, itemValue));
  }

  private static AttributeValue primaryPartitionKey(String path) {
    return Type.INSTANCE.partitionKey("partition").literal("D!").escaped("path", path).toKey();
  }

  private static AttributeValue primarySortKey(String path, String prefix, String itemValue) {
    return Type.INSTANCE.sortKey("sort")
        .literal("F!").escaped("path", path).literal("!").sortedText("prefix", prefix).literal("!")
        .sortedText("item", KeyValues.lower(itemValue)).literal("!").text("prefix", prefix).toKey();
  }

  private static AttributeValue localSortKey(
      String prefix, Instant stampsValue, Instant rangeValue) {
    return Type.INSTANCE.sortKey("localSort")
        .escaped("prefix", KeyValues.upper(prefix))
        .literal("!")
        .reverse("stamps", KeyValues.epoch(stampsValue), 12)
        .seconds("range", rangeValue)
        .toKey();
  }

  /**
   * The query {@link #within(String)},
   * which {@code prefix} can narrow.
   */
  public static final class Within extends ConsistentQuery<Document> {
    private Within(KeyCondition condition) {
      super(Type.WITHIN_QUERY, condition);
    }

    /** Narrows the query to items with this {@code prefix}. */
    public WithinPrefix prefix(String prefix) {
      return new WithinPrefix(
          condition().beginsWith(text().sortedText("prefix", prefix).literal("!")), prefix);
    }

    /** Narrows the query to items whose {@code prefix} is in a range. */
    public ConsistentQuery<Document> prefix(Range<String> range) {
      return narrow(
          condition().delimitedPart(range.map(value -> part().sortedText("prefix", value)), '!'));
    }
  }

  /**
   * The query {@link #within(String)},
   * which {@code item} can narrow.
   */
  public static final class WithinPrefix extends ConsistentQuery<Document> {
    private final String prefix;

    private WithinPrefix(KeyCondition condition, String prefix) {
      super(Type.WITHIN_QUERY, condition);
      this.prefix = prefix;
    }

    /** Narrows the query to items with this {@code item}. */
    public ConsistentQuery<Document> item(String itemValue) {
      return narrow(
          condition().equalTo(
              text()
                  .sortedText("item", KeyValues.lower(itemValue)).literal("!")
                  .text("prefix", prefix)));
    }

    /** Narrows the query to items whose {@code item} is in a range. */
    public ConsistentQuery<Document> item(Range<String> range) {
      return narrow(
          condition().delimitedPart(
              range.map(value -> part().sortedText("item", KeyValues.lower(value))), '!'));
    }
  }

  /**
   * The query {@link #local(String)},
   * which {@code prefix} can narrow.
   */
  public static final class Local extends ConsistentQuery<Document> {
    private Local(KeyCondition condition) {
      super(Type.LOCAL_QUERY, condition);
    }

    /** Narrows the query to items with this {@code prefix}. */
    public LocalPrefix prefix(String prefix) {
      return new LocalPrefix(
          condition().beginsWith(text().escaped("prefix", KeyValues.upper(prefix)).literal("!")));
    }

    /** Narrows the query to items whose {@code prefix} is in a range. */
    public ConsistentQuery<Document> prefix(Range<String> range) {
      return narrow(
          condition().delimitedPart(
              range.map(value -> part().escaped("prefix", KeyValues.upper(value))), '!'));
    }
  }

  /**
   * The query {@link #local(String)},
   * which {@code stamps} can narrow.
   */
  public static final class LocalPrefix extends ConsistentQuery<Document> {
    private LocalPrefix(KeyCondition condition) {
      super(Type.LOCAL_QUERY, condition);
    }

    /** Narrows the query to items with this {@code stamps}. */
    public LocalStamps stamps(Instant stampsValue) {
      return new LocalStamps(
          condition().beginsWith(text().reverse("stamps", KeyValues.epoch(stampsValue), 12)));
    }

    /** Narrows the query to items whose {@code stamps} is in a range. */
    public ConsistentQuery<Document> stamps(Range<Instant> range) {
      return narrow(
          condition().fixedWidthPart(
              range.mapDescending(value -> part().reverse("stamps", KeyValues.epoch(value), 12))));
    }
  }

  /**
   * The query {@link #local(String)},
   * which {@code range} can narrow.
   */
  public static final class LocalStamps extends ConsistentQuery<Document> {
    private LocalStamps(KeyCondition condition) {
      super(Type.LOCAL_QUERY, condition);
    }

    /** Narrows the query to items with this {@code range}. */
    public ConsistentQuery<Document> range(Instant rangeValue) {
      return narrow(condition().equalTo(text().seconds("range", rangeValue)));
    }

    /** Narrows the query to items whose {@code range} is in a range. */
    public ConsistentQuery<Document> range(Range<Instant> range) {
      return narrow(condition().lastPart(range.map(value -> part().seconds("range", value))));
    }
  }

  /**
   * What an update and an upsert of {@link Document} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Document, S> {
    private AnyUpdate(UpdateState<Document> state) {
      super(state);
    }
  }

  /** Changes {@link Document} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Document> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Document> state) {
      return new Update(state);
    }

    /**
     * Sets {@code stamps}, with what is made of it.
     *
     * @param stampsValue the value
     * @param currentRange what {@code range} is, which must be known as well;
     *     an item for which it is something else is not changed
     * @return the update
     */
    public Update stamps(Instant stampsValue, Instant currentRange) {
      return assume(RANGE, currentRange).assign(STAMPS, stampsValue);
    }

    /**
     * Sets {@code range}, with what is made of it.
     *
     * @param rangeValue the value
     * @param currentStamps what {@code stamps} is, which must be known as well;
     *     an item for which it is something else is not changed
     * @return the update
     */
    public Update range(Instant rangeValue, Instant currentStamps) {
      return assume(STAMPS, currentStamps).assign(RANGE, rangeValue);
    }

    /**
     * Sets all that the key of the index {@code LSI-1} is made of.
     *
     * @param stampsValue the value of {@code stamps}
     * @param rangeValue the value of {@code range}
     * @return the update
     */
    public Update stampsAndRange(Instant stampsValue, Instant rangeValue) {
      return replace(STAMPS, stampsValue).replace(RANGE, rangeValue);
    }
  }

  /** Changes {@link Document} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Document> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Document> state) {
      return new Upsert(state);
    }
  }

  /** Builds {@link Document} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String path;
    private @Nullable String prefix;
    private @Nullable String itemValue;
    private @Nullable Instant stampsValue;
    private @Nullable Instant rangeValue;

    private Builder() {}

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder prefix(String prefix) {
      this.prefix = prefix;
      return this;
    }

    public Builder item(String itemValue) {
      this.itemValue = itemValue;
      return this;
    }

    public Builder stamps(Instant stampsValue) {
      this.stampsValue = stampsValue;
      return this;
    }

    public Builder range(Instant rangeValue) {
      this.rangeValue = rangeValue;
      return this;
    }

    /**
     * The entity, with defaults for what was not set.
     *
     * @return the entity
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Document build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("path", path);
      violations.required("prefix", prefix);
      violations.required("item", itemValue);
      violations.required("stamps", stampsValue);
      violations.required("range", rangeValue);
      violations.throwIfAny();
      return new Document(path, prefix, itemValue, stampsValue, rangeValue);
    }
  }

  private static final class Type extends EntityType<Document> {
    private static final EntityType<Document> INSTANCE = new Type();

    private static final AccessPattern<Document> WITHIN_QUERY =
        new AccessPattern<>(INSTANCE, "within", null, false);

    private static final AccessPattern<Document> LOCAL_QUERY =
        new AccessPattern<>(INSTANCE, "local", KindsTable.SCHEMA.index("LSI-1"), false);

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Document")
              .attribute("path", "Path")
              .attribute("prefix", "Prefix")
              .attribute("item", "Item")
              .attribute("stamps", "Stamps")
              .attribute("range", "Range")
              .modified("", "changed", TimeFormat.MILLIS)
              .derived("LSI-1", List.of("localSort"), List.of("prefix", "stamps", "range")));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Document entity, Stamps stamps, Violations violations) {
      String path = entity.path();
      String prefix = entity.prefix();
      String itemValue = entity.item();
      Instant stampsValue = entity.stamps();
      Instant rangeValue = entity.range();

      violations.requiredText("path", path);
      violations.requiredText("prefix", prefix);
      violations.requiredText("item", itemValue);
      violations.requiredTime("stamps", stampsValue);
      violations.requiredTime("range", rangeValue);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(10);
      item.put("kind", nameValue());
      item.string("Path", path);
      item.string("Prefix", prefix);
      item.string("Item", itemValue);
      item.instant("Stamps", stampsValue, TimeFormat.MILLIS);
      item.instant("Range", rangeValue, TimeFormat.MILLIS);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(path));
      item.put("sort", primarySortKey(path, prefix, itemValue));
      writeLsi1(item, prefix, stampsValue, rangeValue);
      return item.toItem();
    }

    @Override
    protected Document fromItem(ItemReader item) {
      return new Document(
          item.string("Path"), item.string("Prefix"), item.string("Item"),
          item.instant("Stamps", TimeFormat.MILLIS), item.instant("Range", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Document entity, ItemReader item, int behindTenant) {
      String path = entity.path();
      String prefix = entity.prefix();
      String itemValue = entity.item();
      return item.key("partition", behindTenant).text("D!").escaped(path, '!').isWhole()
          && item.key("sort", 0)
              .text("F!").escaped(path, '!').text("!").text(prefix).text("!")
              .text(KeyValues.lower(itemValue)).text("!").text(prefix).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return DocumentEntity.class.getResourceAsStream("DocumentEntity.schema.json");
    }

    private static Location<Document> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "LSI-1" ->
            writeLsi1(
                item, values.<String>get("prefix"), values.<Instant>get("stamps"),
                values.<Instant>get("range"));
        default -> throw new IllegalArgumentException(name);
      }
    }

    private static void writeLsi1(
        ItemWriter item, String prefix, Instant stampsValue, Instant rangeValue) {
      item.put("localSort", localSortKey(prefix, stampsValue, rangeValue));
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "path" -> violations.requiredText("path", (String) value);
        case "prefix" -> violations.requiredText("prefix", (String) value);
        case "item" -> violations.requiredText("item", (String) value);
        case "stamps" -> violations.requiredTime("stamps", (Instant) value);
        case "range" -> violations.requiredTime("range", (Instant) value);
        default -> {}
      }
    }
  }
}
