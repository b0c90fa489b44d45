package kinds;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyEnds;
import dev.singlet.runtime.key.KeyTuple;
import dev.singlet.runtime.key.KeyValues;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Document} items of {@link Kinds}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class DocumentEntity {
  /** The attribute {@code Path}. */
  public static final TextAttribute<Document, InKey> PATH = new TextAttribute<>(Type.at("path"));

  /** The attribute {@code Prefix}. */
  public static final TextAttribute<Document, InKey> PREFIX =
      new TextAttribute<>(Type.at("prefix"));

  /** The attribute {@code Item}. */
  public static final TextAttribute<Document, InKey> ITEM = new TextAttribute<>(Type.at("item"));

  /** The attribute {@code Stamps}. */
  public static final OrderedAttribute<Document, Instant, InKey> STAMPS =
      new OrderedAttribute<>(Type.at("stamps"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Range}. */
  public static final OrderedAttribute<Document, Instant, InKey> RANGE =
      new OrderedAttribute<>(Type.at("range"), TimeCodecs.instant(TimeFormat.MILLIS));

  private DocumentEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Document> put(Document entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   */
  public static Get<Document> get(String path, String prefix, String itemValue) {
    return new Get<>(Type.INSTANCE, key(path, prefix, itemValue));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   */
  public static Delete<Document> delete(String path, String prefix, String itemValue) {
    return new Delete<>(Type.INSTANCE, key(path, prefix, itemValue));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   */
  public static Check<Document> check(String path, String prefix, String itemValue) {
    return new Check<>(Type.INSTANCE, key(path, prefix, itemValue));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Document> get(Document entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Document> delete(Document entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Document entity) {
    return key(entity.path(), entity.prefix(), entity.item());
  }

  /**
   * Queries the table for {@link Document} items:
   * partition {@code D!{path:escape}},
   * sort {@code F!{path:escape}!{prefix}!{item:lower}!{prefix}}.
   * @param path the value of {@code path}
   * @return the query
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
   * @param path the value of {@code path}
   * @return the query
   */
  public static Local local(String path) {
    return new Local(KeyCondition.beginsWith(primaryPartitionKey(path), ""));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   */
  public static Update update(String path, String prefix, String itemValue) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(path, prefix, itemValue), "path", path, "prefix", prefix, "item",
            itemValue));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Document> update(Document before, Document after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @param stampsValue the value of {@code stamps}
   * @param rangeValue the value of {@code range}
   */
  public static Upsert upsert(
      String path, String prefix, String itemValue, Instant stampsValue, Instant rangeValue) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(path, prefix, itemValue))
            .given(PATH, path).given(PREFIX, prefix).given(ITEM, itemValue)
            .given(STAMPS, stampsValue).given(RANGE, rangeValue));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Document entity) {
    return new Builder()
        .path(entity.path()).prefix(entity.prefix()).item(entity.item()).stamps(entity.stamps())
        .range(entity.range());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Document entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Document fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Document> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param path the value of {@code path}
   * @param prefix the value of {@code prefix}
   * @param itemValue the value of {@code item}
   */
  public static PrimaryKey key(String path, String prefix, String itemValue) {
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

  /** The query {@link #within(String)}, which {@code prefix} can narrow. */
  public static final class Within extends ConsistentQuery<Document> {
    private Within(KeyCondition condition) { super(Type.WITHIN_QUERY, condition); }

    /**
     * {@return the query of items with this {@code prefix}}
     * @param prefix the value
     */
    public WithinPrefix prefix(String prefix) {
      return new WithinPrefix(
          condition().beginsWith(text().sortedText("prefix", prefix).literal("!")), prefix);
    }

    /**
     * {@return the query of items whose {@code prefix} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Document> prefix(Range<String> range) {
      return narrow(
          condition().delimitedPart(range.map(value -> ends().sortedText("prefix", value)), "!"));
    }

    /**
     * {@return the query of items in a range of these values together: {@code prefix}, {@code
     * item}}
     * The first of them are compared, and the next ones where those are equal.
     * @param range the range
     */
    public ConsistentQuery<Document> tuple(Range<WithinTuple> range) {
      return narrow(condition().tuples(range));
    }
  }

  /** An end of a range of {@code prefix}, {@code item}: {@link Within#tuple}. */
  public static final class WithinTuple extends KeyTuple {
    private static final KeyEnds ENDS = Type.WITHIN_QUERY.ends(0);

    private WithinTuple(KeyTuple tuple) { super(tuple); }

    /**
     * {@return an end that includes all items with these values}
     * @param prefix the value
     */
    public static WithinTuple of(String prefix) {
      return new WithinTuple(first(ENDS.sortedText("prefix", prefix), "!"));
    }

    /**
     * {@return an end of these values}
     * @param prefix the value
     * @param itemValue the value
     */
    public static WithinTuple of(String prefix, String itemValue) {
      return new WithinTuple(
          of(prefix).then(ENDS.sortedText("item", KeyValues.lower(itemValue)), "!"));
    }
  }

  /** The query {@link #within(String)}, which {@code item} can narrow. */
  public static final class WithinPrefix extends ConsistentQuery<Document> {
    private final String prefix;

    private WithinPrefix(KeyCondition condition, String prefix) {
      super(Type.WITHIN_QUERY, condition);
      this.prefix = prefix;
    }

    /**
     * {@return the query of items with this {@code item}}
     * @param itemValue the value
     */
    public ConsistentQuery<Document> item(String itemValue) {
      return narrow(
          condition().equalTo(
              text()
                  .sortedText("item", KeyValues.lower(itemValue)).literal("!")
                  .text("prefix", prefix)));
    }

    /**
     * {@return the query of items whose {@code item} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Document> item(Range<String> range) {
      return narrow(
          condition().delimitedPart(
              range.map(value -> ends().sortedText("item", KeyValues.lower(value))), "!"));
    }
  }

  /** The query {@link #local(String)}, which {@code prefix} can narrow. */
  public static final class Local extends ConsistentQuery<Document> {
    private Local(KeyCondition condition) { super(Type.LOCAL_QUERY, condition); }

    /**
     * {@return the query of items with this {@code prefix}}
     * @param prefix the value
     */
    public LocalPrefix prefix(String prefix) {
      return new LocalPrefix(
          condition().beginsWith(text().escaped("prefix", KeyValues.upper(prefix)).literal("!")));
    }

    /**
     * {@return the query of items whose {@code prefix} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Document> prefix(Range<String> range) {
      return narrow(
          condition().delimitedPart(
              range.map(value -> ends().escaped("prefix", KeyValues.upper(value))), "!"));
    }
  }

  /** The query {@link #local(String)}, which {@code stamps} can narrow. */
  public static final class LocalPrefix extends ConsistentQuery<Document> {
    private LocalPrefix(KeyCondition condition) { super(Type.LOCAL_QUERY, condition); }

    /**
     * {@return the query of items with this {@code stamps}}
     * @param stampsValue the value
     */
    public LocalStamps stamps(Instant stampsValue) {
      return new LocalStamps(
          condition().beginsWith(text().reverse("stamps", KeyValues.epoch(stampsValue), 12)));
    }

    /**
     * {@return the query of items whose {@code stamps} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Document> stamps(Range<Instant> range) {
      return narrow(
          condition().fixedWidthPart(
              range.mapDescending(value -> ends().reverse("stamps", KeyValues.epoch(value), 12))));
    }
  }

  /** The query {@link #local(String)}, which {@code range} can narrow. */
  public static final class LocalStamps extends ConsistentQuery<Document> {
    private LocalStamps(KeyCondition condition) { super(Type.LOCAL_QUERY, condition); }

    /**
     * {@return the query of items with this {@code range}}
     * @param rangeValue the value
     */
    public ConsistentQuery<Document> range(Instant rangeValue) {
      return narrow(condition().equalTo(text().seconds("range", rangeValue)));
    }

    /**
     * {@return the query of items whose {@code range} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Document> range(Range<Instant> range) {
      return narrow(condition().lastPart(range.map(value -> ends().seconds("range", value))));
    }
  }

  /** Changes {@link Document} items that exist. */
  public static final class Update extends ItemUpdate<Document, Update> {
    private Update(UpdateState<Document> state) { super(state); }

    @Override
    protected Update with(UpdateState<Document> state) { return new Update(state); }

    /**
     * {@return the update with {@code stamps} and what is made of it set}
     * @param stampsValue the value
     * @param currentRange the current value of {@code range}; an item with another one is not
     * changed
     */
    public Update stamps(Instant stampsValue, Instant currentRange) {
      return assume(RANGE, currentRange).assign(STAMPS, stampsValue);
    }

    /**
     * {@return the update with {@code range} and what is made of it set}
     * @param rangeValue the value
     * @param currentStamps the current value of {@code stamps}; an item with another one is not
     * changed
     */
    public Update range(Instant rangeValue, Instant currentStamps) {
      return assume(STAMPS, currentStamps).assign(RANGE, rangeValue);
    }

    /**
     * {@return the update with all values set that the key of the index {@code LSI-1} is made of}
     * @param stampsValue the value of {@code stamps}
     * @param rangeValue the value of {@code range}
     */
    public Update stampsAndRange(Instant stampsValue, Instant rangeValue) {
      return replace(STAMPS, stampsValue).replace(RANGE, rangeValue);
    }
  }

  /** Changes {@link Document} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Document, Upsert> {
    private Upsert(UpdateState<Document> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Document> state) { return new Upsert(state); }
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

    /**
     * {@return this builder with {@code path} set}
     * @param path the value
     */
    public Builder path(String path) {
      this.path = path;
      return this;
    }

    /**
     * {@return this builder with {@code prefix} set}
     * @param prefix the value
     */
    public Builder prefix(String prefix) {
      this.prefix = prefix;
      return this;
    }

    /**
     * {@return this builder with {@code item} set}
     * @param itemValue the value
     */
    public Builder item(String itemValue) {
      this.itemValue = itemValue;
      return this;
    }

    /**
     * {@return this builder with {@code stamps} set}
     * @param stampsValue the value
     */
    public Builder stamps(Instant stampsValue) {
      this.stampsValue = stampsValue;
      return this;
    }

    /**
     * {@return this builder with {@code range} set}
     * @param rangeValue the value
     */
    public Builder range(Instant rangeValue) {
      this.rangeValue = rangeValue;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Document build() {
      Type.INSTANCE.requireSet(
          "path", path, "prefix", prefix, "item", itemValue, "stamps", stampsValue, "range",
          rangeValue);
      return new Document(
          Objects.requireNonNull(path), Objects.requireNonNull(prefix),
          Objects.requireNonNull(itemValue), Objects.requireNonNull(stampsValue),
          Objects.requireNonNull(rangeValue));
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
              .attributes(
                  "path", "Path", "prefix", "Prefix", "item", "Item", "stamps", "Stamps", "range",
                  "Range")
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

      ItemWriter item = newItem();
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
      return item.key("partition", behindTenant).text("D!").escaped(entity.path(), '!').isWhole()
          && item.key("sort", 0)
              .text("F!").escaped(entity.path(), '!').text("!").text(entity.prefix()).text("!")
              .text(KeyValues.lower(entity.item())).text("!").text(entity.prefix()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return DocumentEntity.class.getResourceAsStream("DocumentEntity.schema.json");
    }

    private static Location<Document> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "LSI-1" ->
            writeLsi1(item, values.get("prefix"), values.get("stamps"), values.get("range"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeLsi1(
        ItemWriter item, String prefix, Instant stampsValue, Instant rangeValue) {
      item.put("localSort", localSortKey(prefix, stampsValue, rangeValue));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "path", "prefix", "item" -> violations.requiredText(component, (String) value);
        case "stamps", "range" -> violations.requiredTime(component, (Instant) value);
        default -> {}
      }
    }
  }
}
