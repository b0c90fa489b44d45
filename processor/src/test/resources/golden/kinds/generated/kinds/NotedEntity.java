package kinds;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.ReadOnly;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.query.PartialQuery;
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyEnds;
import dev.singlet.runtime.key.KeyTuple;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.runtime.key.TypedKey;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Noted} items of {@link Kinds}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class NotedEntity {
  /**
   * The attribute {@code Owner}: the owner &amp; more &lt;String&gt; &#123;braces&#125;
   * &amp;.
   */
  public static final TextAttribute<Noted, InKey> OWNER = new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code sort}. */
  public static final TextAttribute<Noted, InKey> ID = new TextAttribute<>(Type.at("id"));

  /**
   * The attribute {@code Text}: Its title, as {@code String.valueOf(Object)} and
   * {@code {a} <b> *&#47;} write it, mail me &#64;home or at any other place, on several
   * lines.
   */
  public static final TextAttribute<Noted, ReadOnly> TITLE = new TextAttribute<>(Type.at("title"));

  /** The attribute {@code byNumberSK}. */
  public static final NumberAttribute<Noted, Integer, InKey> IMPORTANCE =
      new NumberAttribute<>(Type.at("importance"), Codecs.intNumber());

  /** The attribute {@code Count}. */
  public static final NumberAttribute<Noted, Integer, Settable> WEIGHT =
      new NumberAttribute<>(Type.at("weight"), Codecs.intNumber(), NumberBounds.NONE.initial("1"));

  /** The attribute {@code Age}. */
  public static final NumberAttribute<Noted, Integer, InKey> AGE =
      new NumberAttribute<>(Type.at("age"), Codecs.intNumber());

  /** The attribute {@code Remark}. */
  public static final TextAttribute<Noted, ReadOnly> REMARK =
      new TextAttribute<>(Type.at("remark"));

  private NotedEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Noted> put(Noted entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @param id the value of {@code id}
   */
  public static Get<Noted> get(String owner, String id) {
    return new Get<>(Type.INSTANCE, key(owner, id));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @param id the value of {@code id}
   */
  public static Delete<Noted> delete(String owner, String id) {
    return new Delete<>(Type.INSTANCE, key(owner, id));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @param id the value of {@code id}
   */
  public static Check<Noted> check(String owner, String id) {
    return new Check<>(Type.INSTANCE, key(owner, id));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Noted> get(Noted entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Noted> delete(Noted entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Noted entity) {
    return key(entity.owner(), entity.id());
  }

  /**
   * Queries the index {@code some} for {@link Noted} items:
   * partition {@code T!{owner}},
   * sort {@code T!{title}!{importance:pad(2)}}.
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @return the query
   */
  public static ByTitle byTitle(String owner) {
    return new ByTitle(KeyCondition.beginsWith(byTitlePartitionKey(owner), "T!"));
  }

  /**
   * Queries the index {@code byNumber} for {@link Noted} items:
   * partition {@code T!{owner}},
   * sort {@code {importance}}.
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @return the query
   */
  public static ByImportance byImportance(String owner) {
    return new ByImportance(new KeyCondition(byImportancePartitionKey(owner), SortCondition.all()));
  }

  /**
   * Queries the index {@code LSI-2} for {@link Noted} items:
   * partition {@code T!{owner}},
   * sort {@code T!{age:pad(3)}}.
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @return the query
   */
  public static ByAge byAge(String owner) {
    return new ByAge(KeyCondition.beginsWith(primaryPartitionKey(owner), "T!"));
  }

  /**
   * Queries the index {@code un.marked} for {@link Noted} items:
   * partition {@code U!{owner}}.
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @return the query
   */
  public static PartialQuery<Noted> unmarked(String owner) {
    return new PartialQuery<>(
        Type.UNMARKED_QUERY, new KeyCondition(unmarkedPartitionKey(owner), SortCondition.all()));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @param id the value of {@code id}
   */
  public static Update update(String owner, String id) {
    return new Update(UpdateState.update(Type.INSTANCE, key(owner, id), "owner", owner, "id", id));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Noted> update(Noted before, Noted after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults and read-only attributes fill
   * only what it lacks.
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @param id the value of {@code id}
   * @param title Its title, as {@code String.valueOf(Object)} and {@code {a} <b> *&#47;}
   *     write it, mail me &#64;home or at any other place, on several lines.
   * @param importance the value of {@code importance}
   * @param age the value of {@code age}
   */
  public static Upsert upsert(String owner, String id, String title, int importance, int age) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(owner, id), "id", id)
            .given(OWNER, owner).givenUnchanged(TITLE, title).given(IMPORTANCE, importance)
            .given(AGE, age));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Noted entity) {
    return new Builder()
        .owner(entity.owner()).id(entity.id()).title(entity.title()).importance(entity.importance())
        .weight(entity.weight()).age(entity.age()).remark(entity.remark());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Noted entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Noted fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Noted> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
   * @param id the value of {@code id}
   */
  public static PrimaryKey key(String owner, String id) {
    return new PrimaryKey(primaryPartitionKey(owner), primarySortKey(id));
  }

  private static AttributeValue primaryPartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("partition").literal("T!").text("owner", owner).toKey();
  }

  private static AttributeValue primarySortKey(String id) {
    return Type.INSTANCE.sortKey("sort").text("id", id).toKey();
  }

  private static AttributeValue byTitlePartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("somePK").literal("T!").text("owner", owner).toKey();
  }

  private static AttributeValue byTitleSortKey(String title, int importance) {
    return Type.INSTANCE.sortKey("someSK")
        .literal("T!").sortedText("title", title).literal("!").pad("importance", importance, 2)
        .toKey();
  }

  private static AttributeValue byImportancePartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("byNumberPK").literal("T!").text("owner", owner).toKey();
  }

  private static AttributeValue byImportanceSortKey(int importance) {
    return TypedKey.number("importance", importance);
  }

  private static AttributeValue byAgeSortKey(int age) {
    return Type.INSTANCE.sortKey("LSI-2SK").literal("T!").pad("age", age, 3).toKey();
  }

  private static AttributeValue unmarkedPartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("un.markedPK").literal("U!").text("owner", owner).toKey();
  }

  /** The query {@link #byTitle(String)}, which {@code title} can narrow. */
  public static final class ByTitle extends SomeQuery {
    private ByTitle(KeyCondition condition) { super(Type.BY_TITLE_QUERY, condition); }

    /**
     * {@return the query of items with this {@code title}}
     * @param title Its title, as {@code String.valueOf(Object)} and {@code {a} <b> *&#47;}
     *     write it, mail me &#64;home or at any other place, on several lines.
     */
    public ByTitleTitle title(String title) {
      return new ByTitleTitle(
          condition().beginsWith(text().sortedText("title", title).literal("!")));
    }

    /**
     * {@return the query of items whose {@code title} is in a range}
     * @param range the range
     */
    public SomeQuery title(Range<String> range) {
      return new SomeQuery(
          Type.BY_TITLE_QUERY,
          condition().delimitedPart(range.map(value -> ends().sortedText("title", value)), "!"));
    }

    /**
     * {@return the query of items in a range of these values together: {@code title}, {@code
     * importance}}
     * The first of them are compared, and the next ones where those are equal.
     * @param range the range
     */
    public SomeQuery tuple(Range<ByTitleTuple> range) {
      return new SomeQuery(Type.BY_TITLE_QUERY, condition().tuples(range));
    }
  }

  /** An end of a range of {@code title}, {@code importance}: {@link ByTitle#tuple}. */
  public static final class ByTitleTuple extends KeyTuple {
    private static final KeyEnds ENDS = Type.BY_TITLE_QUERY.ends(0);

    private ByTitleTuple(KeyTuple tuple) { super(tuple); }

    /**
     * {@return an end that includes all items with these values}
     * @param title Its title, as {@code String.valueOf(Object)} and {@code {a} <b> *&#47;}
     *     write it, mail me &#64;home or at any other place, on several lines.
     */
    public static ByTitleTuple of(String title) {
      return new ByTitleTuple(first(ENDS.sortedText("title", title), "!"));
    }

    /**
     * {@return an end of these values}
     * @param title Its title, as {@code String.valueOf(Object)} and {@code {a} <b> *&#47;}
     *     write it, mail me &#64;home or at any other place, on several lines.
     * @param importance the value
     */
    public static ByTitleTuple of(String title, long importance) {
      return new ByTitleTuple(of(title).last(ENDS.pad("importance", importance, 2)));
    }
  }

  /** The query {@link #byTitle(String)}, which {@code importance} can narrow. */
  public static final class ByTitleTitle extends SomeQuery {
    private ByTitleTitle(KeyCondition condition) {
      super(Type.BY_TITLE_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code importance}}
     * @param importance the value
     */
    public SomeQuery importance(int importance) {
      return new SomeQuery(
          Type.BY_TITLE_QUERY, condition().equalTo(text().pad("importance", importance, 2)));
    }

    /**
     * {@return the query of items whose {@code importance} is in a range}
     * @param range the range
     */
    public SomeQuery importance(Range<Long> range) {
      return new SomeQuery(
          Type.BY_TITLE_QUERY,
          condition().lastPart(range.map(value -> ends().pad("importance", value, 2))));
    }
  }

  /** The query {@link #byImportance(String)}, which {@code importance} can narrow. */
  public static final class ByImportance extends ByNumberQuery {
    private ByImportance(KeyCondition condition) {
      super(Type.BY_IMPORTANCE_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code importance}}
     * @param importance the value
     */
    public ByNumberQuery importance(int importance) {
      return new ByNumberQuery(
          Type.BY_IMPORTANCE_QUERY, condition().equalTo(TypedKey.number("importance", importance)));
    }

    /**
     * {@return the query of items whose {@code importance} is in a range}
     * @param range the range
     */
    public ByNumberQuery importance(Range<Long> range) {
      return new ByNumberQuery(
          Type.BY_IMPORTANCE_QUERY,
          condition().wholeKey(range.map(value -> ends().number("importance", value))));
    }
  }

  /** The query {@link #byAge(String)}, which {@code age} can narrow. */
  public static final class ByAge extends Lsi2Query {
    private ByAge(KeyCondition condition) { super(Type.BY_AGE_QUERY, condition); }

    /**
     * {@return the query of items with this {@code age}}
     * @param age the value
     */
    public Lsi2Query age(int age) {
      return new Lsi2Query(Type.BY_AGE_QUERY, condition().equalTo(text().pad("age", age, 3)));
    }

    /**
     * {@return the query of items whose {@code age} is in a range}
     * @param range the range
     */
    public Lsi2Query age(Range<Long> range) {
      return new Lsi2Query(
          Type.BY_AGE_QUERY, condition().lastPart(range.map(value -> ends().pad("age", value, 3))));
    }
  }

  /**
   * The methods that updates and upserts of {@link Noted} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Noted, S> {
    private AnyUpdate(UpdateState<Noted> state) { super(state); }

    /**
     * {@return the update with {@code weight} set}
     * @param weight the value
     */
    public S weight(int weight) { return set(WEIGHT, weight); }

    /**
     * {@return the update with an amount added to {@code weight}}
     * @param amount the amount
     */
    public S incrementWeight(int amount) { return increment(WEIGHT, amount); }

    /**
     * {@return the update with an amount subtracted from {@code weight}}
     * @param amount the amount
     */
    public S decrementWeight(int amount) { return decrement(WEIGHT, amount); }
  }

  /** Changes {@link Noted} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Noted> state) { super(state); }

    @Override
    protected Update with(UpdateState<Noted> state) { return new Update(state); }

    /**
     * {@return the update with {@code importance} and what is made of it set}
     * @param importance the value
     * @param currentTitle the current value of {@code title}; an item with another one is not
     * changed
     */
    public Update importance(int importance, String currentTitle) {
      return assume(TITLE, currentTitle).assign(IMPORTANCE, importance);
    }

    /**
     * {@return the update with {@code age} set}
     * @param age the value
     */
    public Update age(int age) { return assign(AGE, age); }
  }

  /** Changes {@link Noted} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Noted> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Noted> state) { return new Upsert(state); }

    /**
     * {@return the upsert with {@code remark} set if the item lacks it; null sets nothing}
     * @param remark the value
     */
    public Upsert remark(@Nullable String remark) {
      return remark == null ? this : assignIfAbsent(REMARK, remark);
    }
  }

  /**
   * A query of the index {@code byNumber}, which does not hold whole {@link Noted} items.
   * It reads a projection, or hydrates.
   */
  public static class ByNumberQuery extends PartialQuery<Noted> {
    private ByNumberQuery(AccessPattern<Noted> pattern, KeyCondition condition) {
      super(pattern, condition);
    }

    /**
     * {@return the query of a projection, which it reads from the index alone}
     * @param projection a projection that the index holds
     * @param <P> the projection's record
     */
    public <P> Query<P> project(ByNumberProjection<P> projection) {
      return toQuery(projection);
    }
  }

  /**
   * A projection of {@link Noted} that the index {@code byNumber} holds.
   * Generated classes of projections implement it.
   * The index lacks {@code kind, Owner, Text, Count, Age, Remark}.
   * @param <P> the projection's record
   */
  public interface ByNumberProjection<P> extends ProjectedType<Noted, P> {}

  /**
   * A query of the index {@code some}, which does not hold whole {@link Noted} items.
   * It reads a projection, or hydrates.
   */
  public static class SomeQuery extends PartialQuery<Noted> {
    private SomeQuery(AccessPattern<Noted> pattern, KeyCondition condition) {
      super(pattern, condition);
    }

    /**
     * {@return the query of a projection, which it reads from the index alone}
     * @param projection a projection that the index holds
     * @param <P> the projection's record
     */
    public <P> Query<P> project(SomeProjection<P> projection) {
      return toQuery(projection);
    }
  }

  /**
   * A projection of {@link Noted} that the index {@code some} holds.
   * Generated classes of projections implement it.
   * The index lacks {@code Owner, Age, Remark}.
   * @param <P> the projection's record
   */
  public interface SomeProjection<P> extends ProjectedType<Noted, P> {}

  /**
   * A query of the index {@code LSI-2}, which does not hold whole {@link Noted} items.
   * It reads a projection, or hydrates.
   */
  public static class Lsi2Query extends PartialQuery<Noted> {
    private Lsi2Query(AccessPattern<Noted> pattern, KeyCondition condition) {
      super(pattern, condition);
    }

    /**
     * {@return the query of a projection, which it reads from the index alone}
     * @param projection a projection that the index holds
     * @param <P> the projection's record
     */
    public <P> ConsistentQuery<P> project(Lsi2Projection<P> projection) {
      return toConsistentQuery(projection);
    }
  }

  /**
   * A projection of {@link Noted} that the index {@code LSI-2} holds.
   * Generated classes of projections implement it.
   * The index lacks {@code Owner, Age, Remark}.
   * @param <P> the projection's record
   */
  public interface Lsi2Projection<P> extends ProjectedType<Noted, P> {}

  /** Builds {@link Noted} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String id;
    private @Nullable String title;
    private @Nullable Integer importance;
    private @Nullable Integer weight;
    private @Nullable Integer age;
    private @Nullable String remark;

    private Builder() {}

    /**
     * {@return this builder with {@code owner} set}
     * @param owner the owner &amp; more &lt;String&gt; &#123;braces&#125; &amp;
     */
    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    /**
     * {@return this builder with {@code id} set}
     * @param id the value
     */
    public Builder id(String id) {
      this.id = id;
      return this;
    }

    /**
     * {@return this builder with {@code title} set}
     * @param title Its title, as {@code String.valueOf(Object)} and {@code {a} <b> *&#47;}
     *     write it, mail me &#64;home or at any other place, on several lines.
     */
    public Builder title(String title) {
      this.title = title;
      return this;
    }

    /**
     * {@return this builder with {@code importance} set}
     * @param importance the value
     */
    public Builder importance(int importance) {
      this.importance = importance;
      return this;
    }

    /**
     * {@return this builder with {@code weight} set}
     * @param weight the value
     */
    public Builder weight(int weight) {
      this.weight = weight;
      return this;
    }

    /**
     * {@return this builder with {@code age} set}
     * @param age the value
     */
    public Builder age(int age) {
      this.age = age;
      return this;
    }

    /**
     * {@return this builder with {@code remark} set}
     * @param remark the value; null for none
     */
    public Builder remark(@Nullable String remark) {
      this.remark = remark;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Noted build() {
      Type.INSTANCE.requireSet(
          "owner", owner, "id", id, "title", title, "importance", importance, "age", age);
      return new Noted(
          Objects.requireNonNull(owner),
          Objects.requireNonNull(id),
          Objects.requireNonNull(title),
          Objects.requireNonNull(importance),
          weight == null ? 1 : weight,
          Objects.requireNonNull(age),
          remark);
    }
  }

  private static final class Type extends EntityType<Noted> {
    private static final EntityType<Noted> INSTANCE = new Type();
    private static final AccessPattern<Noted> BY_TITLE_QUERY =
        new AccessPattern<>(INSTANCE, "byTitle", KindsTable.SCHEMA.index("some"), false);
    private static final AccessPattern<Noted> BY_IMPORTANCE_QUERY =
        new AccessPattern<>(INSTANCE, "byImportance", KindsTable.SCHEMA.index("byNumber"), false);
    private static final AccessPattern<Noted> BY_AGE_QUERY =
        new AccessPattern<>(INSTANCE, "byAge", KindsTable.SCHEMA.index("LSI-2"), false);
    private static final AccessPattern<Noted> UNMARKED_QUERY =
        new AccessPattern<>(INSTANCE, "unmarked", KindsTable.SCHEMA.index("un.marked"), false);

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Noted")
              .attributes(
                  "owner", "Owner", "id", "sort", "title", "Text", "importance", "byNumberSK",
                  "weight", "Count", "age", "Age", "remark", "Remark")
              .readAsGiven()
              .readOnly("Text")
              .readOnly("Remark")
              .modified("", "changed", TimeFormat.MILLIS)
              .indexKey("some", "owner", "title", "importance")
              .derived("byNumber", List.of("byNumberPK"), List.of("owner", "importance"))
              .derived("LSI-2", List.of("LSI-2SK"), List.of("age"))
              .indexKey("un.marked", "owner")
              .derived("{importance}", List.of("byNumberSK"), List.of("importance")));
    }

    @Override
    public Map<String, AttributeValue> toItem(Noted entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();
      String id = entity.id();
      String title = entity.title();
      int importance = entity.importance();
      int weight = entity.weight();
      int age = entity.age();
      String remark = entity.remark();

      violations.requiredText("owner", owner);
      violations.requiredText("id", id);
      violations.requiredText("title", title);
      violations.text("remark", remark);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("Owner", owner);
      item.string("Text", title);
      item.number("Count", weight);
      item.number("Age", age);
      item.string("Remark", remark);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(owner));
      item.put("sort", primarySortKey(id));
      item.put("somePK", item.written("partition"));
      item.put("someSK", byTitleSortKey(title, importance));
      item.put("byNumberPK", item.written("partition"));
      writeLsi2(item, age);
      writeUnMarked(item, owner);
      writeImportance(item, importance);
      return item.toItem();
    }

    @Override
    protected Noted fromItem(ItemReader item) {
      return new Noted(
          item.string("Owner"),
          item.string("sort"),
          item.string("Text"),
          item.intValue("byNumberSK"),
          item.has("Count") ? item.intValue("Count") : 1,
          item.intValue("Age"),
          item.has("Remark") ? item.string("Remark") : null);
    }

    @Override
    protected boolean isUnderKeyOf(Noted entity, ItemReader item, int behindTenant) {
      return item.key("partition", behindTenant).text("T!").text(entity.owner()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return NotedEntity.class.getResourceAsStream("NotedEntity.schema.json");
    }

    private static Location<Noted> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.number("Count", 1);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "some" ->
            writeSome(item, values.get("owner"), values.get("title"), values.get("importance"));
        case "byNumber" -> writeByNumber(item, values.get("owner"));
        case "LSI-2" -> writeLsi2(item, values.get("age"));
        case "un.marked" -> writeUnMarked(item, values.get("owner"));
        case "{importance}" -> writeImportance(item, values.get("importance"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeSome(ItemWriter item, String owner, String title, int importance) {
      item.put("somePK", byTitlePartitionKey(owner));
      item.put("someSK", byTitleSortKey(title, importance));
    }

    private static void writeByNumber(ItemWriter item, String owner) {
      item.put("byNumberPK", byImportancePartitionKey(owner));
    }

    private static void writeLsi2(ItemWriter item, int age) {
      item.put("LSI-2SK", byAgeSortKey(age));
    }

    private static void writeUnMarked(ItemWriter item, String owner) {
      item.put("un.markedPK", unmarkedPartitionKey(owner));
    }

    private static void writeImportance(ItemWriter item, int importance) {
      item.put("byNumberSK", byImportanceSortKey(importance));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner", "id", "title" -> violations.requiredText(component, (String) value);
        case "remark" -> violations.text(component, (String) value);
        default -> {}
      }
    }
  }
}
