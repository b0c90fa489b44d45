package keys;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.Codecs;
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
import dev.singlet.runtime.key.PartitionKey;
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
 * Operations on the {@link Cargo} items of {@link Voyages}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class CargoEntity {
  /** The attribute {@code id}. */
  public static final TextAttribute<Cargo, InKey> ID = new TextAttribute<>(Type.at("id"));

  /** The attribute {@code line}. */
  public static final TextAttribute<Cargo, InKey> LINE = new TextAttribute<>(Type.at("line"));

  /** The attribute {@code year}. */
  public static final NumberAttribute<Cargo, Integer, InKey> YEAR =
      new NumberAttribute<>(Type.at("year"), Codecs.intNumber());

  /** The attribute {@code route}. */
  public static final TextAttribute<Cargo, InKey> ROUTE = new TextAttribute<>(Type.at("route"));

  /** The attribute {@code leg}. */
  public static final NumberAttribute<Cargo, Integer, InKey> LEG =
      new NumberAttribute<>(Type.at("leg"), Codecs.intNumber());

  /** The attribute {@code kind}. */
  public static final TextAttribute<Cargo, InKey> KIND = new TextAttribute<>(Type.at("kind"));

  private CargoEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Cargo> put(Cargo entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param id the value of {@code id}
   */
  public static Get<Cargo> get(String id) { return new Get<>(Type.INSTANCE, key(id)); }

  /**
   * {@return a delete of an item by its primary key}
   * @param id the value of {@code id}
   */
  public static Delete<Cargo> delete(String id) {
    return new Delete<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param id the value of {@code id}
   */
  public static Check<Cargo> check(String id) {
    return new Check<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Cargo> get(Cargo entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Cargo> delete(Cargo entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Cargo entity) { return key(entity.id()); }

  /**
   * Queries the index {@code byRoute} for {@link Cargo} items:
   * partition {@code {line}, {year}, ROUTE#{route}},
   * sort {@code {leg}, LINE#{line}, CARGO#{kind}, {id}}.
   * @param line the value of {@code line}
   * @param year the value of {@code year}
   * @param route the value of {@code route}
   * @return the query
   */
  public static ByRoute byRoute(String line, int year, String route) {
    return new ByRoute(
        new KeyCondition(
            PartitionKey.of(
                byRoutePartitionKey(line), byRoutePartitionKey2(year), byRoutePartitionKey3(route)),
            SortCondition.all()),
        line);
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param id the value of {@code id}
   */
  public static Update update(String id) {
    return new Update(UpdateState.update(Type.INSTANCE, key(id), "id", id));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Cargo> update(Cargo before, Cargo after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param id the value of {@code id}
   * @param line the value of {@code line}
   * @param year the value of {@code year}
   * @param route the value of {@code route}
   * @param leg the value of {@code leg}
   * @param kind the value of {@code kind}
   */
  public static Upsert upsert(
      String id, String line, int year, @Nullable String route, int leg, String kind) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(id))
            .given(ID, id).given(LINE, line).given(YEAR, year).given(ROUTE, route).given(LEG, leg)
            .given(KIND, kind));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Cargo entity) {
    return new Builder()
        .id(entity.id()).line(entity.line()).year(entity.year()).route(entity.route())
        .leg(entity.leg()).kind(entity.kind());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Cargo entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Cargo fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Cargo> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param id the value of {@code id}
   */
  public static PrimaryKey key(String id) {
    return new PrimaryKey(primaryPartitionKey(id), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String id) {
    return Type.INSTANCE.partitionKey("PK").literal("CARGO#").text("id", id).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("CARGO");
  }

  private static AttributeValue byRoutePartitionKey(String line) {
    return Type.INSTANCE.partitionKey("line").text("line", line).toKey();
  }

  private static AttributeValue byRoutePartitionKey2(int year) {
    return TypedKey.number("year", year);
  }

  private static AttributeValue byRoutePartitionKey3(String route) {
    return Type.INSTANCE.partitionKey("P3").literal("ROUTE#").text("route", route).toKey();
  }

  private static AttributeValue byRouteSortKey(int leg) {
    return TypedKey.number("leg", leg);
  }

  private static AttributeValue byRouteSortKey2(String line) {
    return Type.INSTANCE.sortKey("S2").literal("LINE#").text("line", line).toKey();
  }

  private static AttributeValue byRouteSortKey3(String kind) {
    return Type.INSTANCE.sortKey("S3").literal("CARGO#").text("kind", kind).toKey();
  }

  private static AttributeValue byRouteSortKey4(String id) {
    return Type.INSTANCE.sortKey("S4").text("id", id).toKey();
  }

  /** The query {@link #byRoute(String, int, String)}, which {@code leg} can narrow. */
  public static final class ByRoute extends Query<Cargo> {
    private final String line;

    private ByRoute(KeyCondition condition, String line) {
      super(Type.BY_ROUTE_QUERY, condition);
      this.line = line;
    }

    /**
     * {@return the query of items with this {@code leg}}
     * @param leg the value
     */
    public ByRouteLeg leg(int leg) {
      return new ByRouteLeg(
          condition().then(TypedKey.number("leg", leg), "").then(byRouteSortKey2(line), "CARGO#"));
    }

    /**
     * {@return the query of items whose {@code leg} is in a range}
     * @param range the range
     */
    public Query<Cargo> leg(Range<Long> range) {
      return narrow(condition().wholeKey(range.map(value -> ends().number("leg", value))));
    }
  }

  /** The query {@link #byRoute(String, int, String)}, which {@code kind} can narrow. */
  public static final class ByRouteLeg extends Query<Cargo> {
    private ByRouteLeg(KeyCondition condition) {
      super(Type.BY_ROUTE_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code kind}}
     * @param kind the value
     */
    public ByRouteKind kind(String kind) {
      return new ByRouteKind(condition().then(text().text("kind", kind), ""));
    }

    /**
     * {@return the query of items whose {@code kind} is in a range}
     * @param range the range
     */
    public Query<Cargo> kind(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("kind", value))));
    }
  }

  /** The query {@link #byRoute(String, int, String)}, which {@code id} can narrow. */
  public static final class ByRouteKind extends Query<Cargo> {
    private ByRouteKind(KeyCondition condition) {
      super(Type.BY_ROUTE_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code id}}
     * @param id the value
     */
    public Query<Cargo> id(String id) {
      return narrow(condition().equalTo(text().text("id", id)));
    }

    /**
     * {@return the query of items whose {@code id} is in a range}
     * @param range the range
     */
    public Query<Cargo> id(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("id", value))));
    }
  }

  /** Changes {@link Cargo} items that exist. */
  public static final class Update extends ItemUpdate<Cargo, Update> {
    private Update(UpdateState<Cargo> state) { super(state); }

    @Override
    protected Update with(UpdateState<Cargo> state) { return new Update(state); }

    /**
     * {@return the update with {@code line} and what is made of it set}
     * @param line the value
     * @param currentRoute the current value of {@code route}; an item with another one is not
     * changed
     * @param currentKind the current value of {@code kind}; an item with another one is not changed
     */
    public Update line(String line, @Nullable String currentRoute, String currentKind) {
      return assume(ROUTE, currentRoute).assume(KIND, currentKind).assign(LINE, line);
    }

    /**
     * {@return the update with {@code year} set}
     * @param year the value
     */
    public Update year(int year) { return assign(YEAR, year); }

    /**
     * {@return the update with {@code route} and what is made of it set; null removes it}
     * @param route the value
     * @param currentLine the current value of {@code line}; an item with another one is not changed
     * @param currentKind the current value of {@code kind}; an item with another one is not changed
     */
    public Update route(@Nullable String route, String currentLine, String currentKind) {
      return assume(LINE, currentLine).assume(KIND, currentKind).replace(ROUTE, route);
    }

    /** {@return the update with {@code route} removed} */
    public Update removeRoute() { return unset(ROUTE); }

    /**
     * {@return the update with {@code leg} set}
     * @param leg the value
     */
    public Update leg(int leg) { return assign(LEG, leg); }

    /**
     * {@return the update with {@code kind} and what is made of it set}
     * @param kind the value
     * @param currentLine the current value of {@code line}; an item with another one is not changed
     * @param currentRoute the current value of {@code route}; an item with another one is not
     * changed
     */
    public Update kind(String kind, String currentLine, @Nullable String currentRoute) {
      return assume(LINE, currentLine).assume(ROUTE, currentRoute).assign(KIND, kind);
    }

    /**
     * {@return the update with all values set that the key of the index {@code byRoute} is made of}
     * @param line the value of {@code line}
     * @param route the value of {@code route}
     * @param kind the value of {@code kind}
     */
    public Update lineAndRouteAndKind(String line, @Nullable String route, String kind) {
      return replace(LINE, line).replace(ROUTE, route).replace(KIND, kind);
    }
  }

  /** Changes {@link Cargo} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Cargo, Upsert> {
    private Upsert(UpdateState<Cargo> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Cargo> state) { return new Upsert(state); }
  }

  /** Builds {@link Cargo} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String id;
    private @Nullable String line;
    private @Nullable Integer year;
    private @Nullable String route;
    private @Nullable Integer leg;
    private @Nullable String kind;

    private Builder() {}

    /**
     * {@return this builder with {@code id} set}
     * @param id the value
     */
    public Builder id(String id) {
      this.id = id;
      return this;
    }

    /**
     * {@return this builder with {@code line} set}
     * @param line the value
     */
    public Builder line(String line) {
      this.line = line;
      return this;
    }

    /**
     * {@return this builder with {@code year} set}
     * @param year the value
     */
    public Builder year(int year) {
      this.year = year;
      return this;
    }

    /**
     * {@return this builder with {@code route} set}
     * @param route the value; null for none
     */
    public Builder route(@Nullable String route) {
      this.route = route;
      return this;
    }

    /**
     * {@return this builder with {@code leg} set}
     * @param leg the value
     */
    public Builder leg(int leg) {
      this.leg = leg;
      return this;
    }

    /**
     * {@return this builder with {@code kind} set}
     * @param kind the value
     */
    public Builder kind(String kind) {
      this.kind = kind;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Cargo build() {
      Type.INSTANCE.requireSet("id", id, "line", line, "year", year, "leg", leg, "kind", kind);
      return new Cargo(
          Objects.requireNonNull(id), Objects.requireNonNull(line), Objects.requireNonNull(year),
          route, Objects.requireNonNull(leg), Objects.requireNonNull(kind));
    }
  }

  private static final class Type extends EntityType<Cargo> {
    private static final EntityType<Cargo> INSTANCE = new Type();
    private static final AccessPattern<Cargo> BY_ROUTE_QUERY =
        new AccessPattern<>(INSTANCE, "byRoute", VoyagesTable.SCHEMA.index("byRoute"), true);

    private Type() {
      super(
          new EntityDescription(VoyagesTable.SCHEMA, "Cargo")
              .attributes(
                  "id", "id", "line", "line", "year", "year", "route", "route", "leg", "leg",
                  "kind", "kind")
              .readAsGiven()
              .created("", "_ct", TimeFormat.MILLIS)
              .modified("", "_md", TimeFormat.MILLIS)
              .derived(
                  "byRoute", List.of("P3", "S2", "S3", "S4"),
                  List.of("route", "line", "kind", "id"), List.of("route"), List.of())
              .derived("{line}", List.of("line"), List.of("line"))
              .derived("{year}", List.of("year"), List.of("year"))
              .derived("{leg}", List.of("leg"), List.of("leg")));
    }

    @Override
    public Map<String, AttributeValue> toItem(Cargo entity, Stamps stamps, Violations violations) {
      String id = entity.id();
      String line = entity.line();
      int year = entity.year();
      String route = entity.route();
      int leg = entity.leg();
      String kind = entity.kind();

      violations.requiredText("id", id);
      violations.requiredText("line", line);
      violations.text("route", route);
      violations.requiredText("kind", kind);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("id", id);
      item.string("route", route);
      item.string("kind", kind);
      item.instant("_ct", stamps.created(null), TimeFormat.MILLIS);
      item.instant("_md", stamps.modified(), TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(id));
      item.put("SK", primarySortKey());
      writeByRoute(item, route, line, kind, id);
      writeLine(item, line);
      writeYear(item, year);
      writeLeg(item, leg);
      return item.toItem();
    }

    @Override
    protected Cargo fromItem(ItemReader item) {
      return new Cargo(
          item.string("id"),
          item.string("line"),
          item.intValue("year"),
          item.has("route") ? item.string("route") : null,
          item.intValue("leg"),
          item.string("kind"));
    }

    @Override
    protected boolean isUnderKeyOf(Cargo entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("CARGO#").text(entity.id()).isWhole()
          && item.key("SK", 0).text("CARGO").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return CargoEntity.class.getResourceAsStream("CargoEntity.schema.json");
    }

    private static Location<Cargo> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "byRoute" ->
            writeByRoute(
                item, values.get("route"), values.get("line"), values.get("kind"),
                values.get("id"));
        case "{line}" -> writeLine(item, values.get("line"));
        case "{year}" -> writeYear(item, values.get("year"));
        case "{leg}" -> writeLeg(item, values.get("leg"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeByRoute(
        ItemWriter item, @Nullable String route, String line, String kind, String id) {
      if (route != null) {
        item.put("P3", byRoutePartitionKey3(route));
        item.put("S2", byRouteSortKey2(line));
        item.put("S3", byRouteSortKey3(kind));
        item.put("S4", byRouteSortKey4(id));
      }
    }

    private static void writeLine(ItemWriter item, String line) {
      item.put("line", byRoutePartitionKey(line));
    }

    private static void writeYear(ItemWriter item, int year) {
      item.put("year", byRoutePartitionKey2(year));
    }

    private static void writeLeg(ItemWriter item, int leg) {
      item.put("leg", byRouteSortKey(leg));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "id", "line", "kind" -> violations.requiredText(component, (String) value);
        case "route" -> violations.text(component, (String) value);
        default -> {}
      }
    }
  }
}
