package kinds;

import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Violations;
import dev.singlet.key.KeyCondition;
import dev.singlet.key.KeyText;
import dev.singlet.key.PrimaryKey;
import dev.singlet.key.Range;
import dev.singlet.key.SortCondition;
import java.time.Instant;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Document} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
final class DocumentEntity {
  private static final EntityType<Document> TYPE = new Type();

  private static final AccessPattern<Document> WITHIN =
      new AccessPattern<>(TYPE, "within", null, false);

  private static final AccessPattern<Document> LOCAL =
      new AccessPattern<>(TYPE, "local", KindsTable.SCHEMA.index("LSI-1"), false);

  private DocumentEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Document> put(Document entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param path the value of {@code path}
   * @param prefixValue the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @return the operation
   */
  public static Get<Document> get(String path, String prefixValue, String itemValue) {
    return new Get<>(TYPE, primaryKey(path, prefixValue, itemValue));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param path the value of {@code path}
   * @param prefixValue the value of {@code prefix}
   * @param itemValue the value of {@code item}
   * @return the operation
   */
  public static Delete<Document> delete(String path, String prefixValue, String itemValue) {
    return new Delete<>(TYPE, primaryKey(path, prefixValue, itemValue));
  }

  /**
   * Queries the table for {@link Document} items:
   * partition {@code D!{path:escape}},
   * sort {@code F!{path:escape}!{prefix}!{item:lower}!{prefix}}.
   *
   * @param path the value of {@code path}
   * @return the query
   */
  public static Within within(String path) {
    return new Within(
        primaryPartitionKey(path),
        TYPE.sortKey("sort").literal("F!").escaped("path", path).literal("!").toPart());
  }

  /**
   * Queries the index {@code LSI-1} for {@link Document} items:
   * partition {@code D!{path:escape}},
   * sort {@code {prefix:upper:escape}!{stamps:epoch:reverse(12)}{range:seconds}}.
   *
   * @param path the value of {@code path}
   * @return the query
   */
  public static Local local(String path) {
    return new Local(primaryPartitionKey(path), "");
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
        .path(entity.path())
        .prefix(entity.prefix())
        .item(entity.item())
        .stamps(entity.stamps())
        .range(entity.range());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Document> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String path, String prefixValue, String itemValue) {
    return new PrimaryKey(primaryPartitionKey(path), primarySortKey(path, prefixValue, itemValue));
  }

  private static AttributeValue primaryPartitionKey(String path) {
    return TYPE.partitionKey("partition").literal("D!").escaped("path", path).toKey();
  }

  private static AttributeValue primarySortKey(String path, String prefixValue, String itemValue) {
    return TYPE.sortKey("sort")
        .literal("F!")
        .escaped("path", path)
        .literal("!")
        .sortedText("prefix", prefixValue)
        .literal("!")
        .sortedText("item", KeyText.lower(itemValue))
        .literal("!")
        .text("prefix", prefixValue)
        .toKey();
  }

  private static AttributeValue localSortKey(
      String prefixValue, Instant stampsValue, Instant rangeValue) {
    return TYPE.sortKey("localSort")
        .escaped("prefix", KeyText.upper(prefixValue))
        .literal("!")
        .reverse("stamps", KeyText.epoch(stampsValue), 12)
        .seconds("range", rangeValue)
        .toKey();
  }

  /**
   * The query {@link #within(String)},
   * which {@code prefix} can narrow.
   */
  public static final class Within extends ConsistentQuery<Document> {
    private final String prefix;

    private Within(AttributeValue partition, String prefix) {
      super(WITHIN, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code prefix}.
     *
     * @param prefixValue the value
     * @return the query
     */
    public WithinPrefix prefix(String prefixValue) {
      String narrower =
          TYPE.sortKey("sort")
              .literal(prefix)
              .sortedText("prefix", prefixValue)
              .literal("!")
              .toPart();
      return new WithinPrefix(condition().partition(), narrower, prefixValue);
    }

    /**
     * Only items whose {@code prefix} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Document> prefix(Range<String> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("sort").sortedText("prefix", value).toPart());
      return new ConsistentQuery<>(
          WITHIN,
          condition().with(SortCondition.delimitedPart(prefix, texts, TYPE.table().delimiter())));
    }
  }

  /**
   * The query {@link #within(String)},
   * which {@code item} can narrow.
   */
  public static final class WithinPrefix extends ConsistentQuery<Document> {
    private final String prefix;
    private final String prefixValue;

    private WithinPrefix(AttributeValue partition, String prefix, String prefixValue) {
      super(WITHIN, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
      this.prefixValue = prefixValue;
    }

    /**
     * Only items with this {@code item}.
     *
     * @param itemValue the value
     * @return the query
     */
    public ConsistentQuery<Document> item(String itemValue) {
      AttributeValue sort =
          TYPE.sortKey("sort")
              .literal(prefix)
              .sortedText("item", KeyText.lower(itemValue))
              .literal("!")
              .text("prefix", prefixValue)
              .toKey();
      return new ConsistentQuery<>(WITHIN, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code item} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Document> item(Range<String> range) {
      Range<String> texts =
          range.map(
              value -> TYPE.sortKey("sort").sortedText("item", KeyText.lower(value)).toPart());
      return new ConsistentQuery<>(
          WITHIN,
          condition().with(SortCondition.delimitedPart(prefix, texts, TYPE.table().delimiter())));
    }
  }

  /**
   * The query {@link #local(String)},
   * which {@code prefix} can narrow.
   */
  public static final class Local extends ConsistentQuery<Document> {
    private final String prefix;

    private Local(AttributeValue partition, String prefix) {
      super(LOCAL, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code prefix}.
     *
     * @param prefixValue the value
     * @return the query
     */
    public LocalPrefix prefix(String prefixValue) {
      String narrower =
          TYPE.sortKey("localSort")
              .literal(prefix)
              .escaped("prefix", KeyText.upper(prefixValue))
              .literal("!")
              .toPart();
      return new LocalPrefix(condition().partition(), narrower);
    }

    /**
     * Only items whose {@code prefix} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Document> prefix(Range<String> range) {
      Range<String> texts =
          range.map(
              value -> TYPE.sortKey("localSort").escaped("prefix", KeyText.upper(value)).toPart());
      return new ConsistentQuery<>(
          LOCAL,
          condition().with(SortCondition.delimitedPart(prefix, texts, TYPE.table().delimiter())));
    }
  }

  /**
   * The query {@link #local(String)},
   * which {@code stamps} can narrow.
   */
  public static final class LocalPrefix extends ConsistentQuery<Document> {
    private final String prefix;

    private LocalPrefix(AttributeValue partition, String prefix) {
      super(LOCAL, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code stamps}.
     *
     * @param stampsValue the value
     * @return the query
     */
    public LocalStamps stamps(Instant stampsValue) {
      String narrower =
          TYPE.sortKey("localSort")
              .literal(prefix)
              .reverse("stamps", KeyText.epoch(stampsValue), 12)
              .toPart();
      return new LocalStamps(condition().partition(), narrower);
    }

    /**
     * Only items whose {@code stamps} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Document> stamps(Range<Instant> range) {
      Range<String> texts =
          range.mapDescending(
              value ->
                  TYPE.sortKey("localSort").reverse("stamps", KeyText.epoch(value), 12).toPart());
      return new ConsistentQuery<>(
          LOCAL, condition().with(SortCondition.fixedWidthPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #local(String)},
   * which {@code range} can narrow.
   */
  public static final class LocalStamps extends ConsistentQuery<Document> {
    private final String prefix;

    private LocalStamps(AttributeValue partition, String prefix) {
      super(LOCAL, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code range}.
     *
     * @param rangeValue the value
     * @return the query
     */
    public ConsistentQuery<Document> range(Instant rangeValue) {
      AttributeValue sort =
          TYPE.sortKey("localSort").literal(prefix).seconds("range", rangeValue).toKey();
      return new ConsistentQuery<>(LOCAL, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code range} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Document> range(Range<Instant> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("localSort").seconds("range", value).toPart());
      return new ConsistentQuery<>(LOCAL, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link Document} component by component. */
  public static final class Builder {
    private @Nullable String path;
    private @Nullable String prefixValue;
    private @Nullable String itemValue;
    private @Nullable Instant stampsValue;
    private @Nullable Instant rangeValue;

    private Builder() {}

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder prefix(String prefixValue) {
      this.prefixValue = prefixValue;
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
     * @throws ValidationException if a required component was not set
     */
    public Document build() {
      Violations violations = new Violations("Document");
      violations.required("path", path);
      violations.required("prefix", prefixValue);
      violations.required("item", itemValue);
      violations.required("stamps", stampsValue);
      violations.required("range", rangeValue);
      violations.throwIfAny();
      return new Document(path, prefixValue, itemValue, stampsValue, rangeValue);
    }
  }

  private static final class Type extends EntityType<Document> {
    private Type() {
      super(KindsTable.SCHEMA, "Document", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Document entity, Stamps stamps) {
      String path = entity.path();
      String prefixValue = entity.prefix();
      String itemValue = entity.item();
      Instant stampsValue = entity.stamps();
      Instant rangeValue = entity.range();

      Violations violations = new Violations(name());
      violations.required("path", path);
      violations.text("path", path);
      violations.required("prefix", prefixValue);
      violations.text("prefix", prefixValue);
      violations.required("item", itemValue);
      violations.text("item", itemValue);
      violations.required("stamps", stampsValue);
      violations.time("stamps", stampsValue);
      violations.required("range", rangeValue);
      violations.time("range", rangeValue);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(12);
      item.string("kind", name());
      item.string("Path", path);
      item.string("Prefix", prefixValue);
      item.string("Item", itemValue);
      item.instant("Stamps", stampsValue, TimeFormat.MILLIS);
      item.instant("Range", rangeValue, TimeFormat.MILLIS);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(path));
      item.put("sort", primarySortKey(path, prefixValue, itemValue));
      item.put("localSort", localSortKey(prefixValue, stampsValue, rangeValue));
      return item.toItem();
    }

    @Override
    protected Document fromItem(ItemReader item) {
      return new Document(
          item.string("Path"),
          item.string("Prefix"),
          item.string("Item"),
          item.instant("Stamps", TimeFormat.MILLIS),
          item.instant("Range", TimeFormat.MILLIS));
    }
  }
}
