package keys;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
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
import dev.singlet.runtime.key.PartitionKey;
import dev.singlet.runtime.key.Partitions;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.runtime.key.TypedKey;
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
 * Operations on the {@link Call} items of {@link Voyages}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class CallEntity {
  /** The attribute {@code id}. */
  public static final TextAttribute<Call, InKey> ID = new TextAttribute<>(Type.at("id"));

  /** The attribute {@code line}. */
  public static final TextAttribute<Call, InKey> LINE = new TextAttribute<>(Type.at("line"));

  /** The attribute {@code year}. */
  public static final NumberAttribute<Call, Integer, InKey> YEAR =
      new NumberAttribute<>(Type.at("year"), Codecs.intNumber());

  /** The attribute {@code route}. */
  public static final TextAttribute<Call, InKey> ROUTE = new TextAttribute<>(Type.at("route"));

  /** The attribute {@code leg}. */
  public static final NumberAttribute<Call, Integer, InKey> LEG =
      new NumberAttribute<>(Type.at("leg"), Codecs.intNumber());

  /** The attribute {@code port}. */
  public static final TextAttribute<Call, InKey> PORT = new TextAttribute<>(Type.at("port"));

  /** The attribute {@code sailsAt}. */
  public static final OrderedAttribute<Call, Instant, InKey> SAILS_AT =
      new OrderedAttribute<>(Type.at("sailsAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private CallEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Call> put(Call entity) { return new Put<>(Type.INSTANCE, entity); }

  /**
   * {@return a get of an item by its primary key}
   * @param id the value of {@code id}
   */
  public static Get<Call> get(String id) { return new Get<>(Type.INSTANCE, key(id)); }

  /**
   * {@return a delete of an item by its primary key}
   * @param id the value of {@code id}
   */
  public static Delete<Call> delete(String id) {
    return new Delete<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param id the value of {@code id}
   */
  public static Check<Call> check(String id) {
    return new Check<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Call> get(Call entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Call> delete(Call entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Call entity) { return key(entity.id()); }

  /**
   * Queries the index {@code byRoute} for {@link Call} items:
   * partition {@code {line}, {year}, ROUTE#{route}},
   * sort {@code {leg}, LINE#{line}, CALL#{port}#{sailsAt:seconds}, {sailsAt}#{line}#{id}}.
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
   * Queries the index {@code byPort} for {@link Call} items:
   * partition {@code {port}, CALLS#{id:shard(4)}},
   * sort {@code {sailsAt}}.
   * @param port the value of {@code port}
   * @return the query
   */
  public static ByPort byPort(String port) {
    Partitions partitions =
        Partitions.ofShards(
            4,
            shard ->
                PartitionKey.of(
                    Type.INSTANCE.partitionKey("port").text("port", port).toKey(),
                    Type.INSTANCE.partitionKey("P2").literal("CALLS#").shard(shard, 4).toKey()));
    return new ByPort(KeyCondition.beginsWith(partitions, ""));
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
  public static RecordUpdate<Call> update(Call before, Call after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param id the value of {@code id}
   * @param line the value of {@code line}
   * @param year the value of {@code year}
   * @param route the value of {@code route}
   * @param leg the value of {@code leg}
   * @param port the value of {@code port}
   * @param sailsAt the value of {@code sailsAt}
   */
  public static Upsert upsert(
      String id, String line, int year, String route, int leg, String port, Instant sailsAt) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(id))
            .given(ID, id).given(LINE, line).given(YEAR, year).given(ROUTE, route).given(LEG, leg)
            .given(PORT, port).given(SAILS_AT, sailsAt));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Call entity) {
    return new Builder()
        .id(entity.id()).line(entity.line()).year(entity.year()).route(entity.route())
        .leg(entity.leg()).port(entity.port()).sailsAt(entity.sailsAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Call entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Call fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Call> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param id the value of {@code id}
   */
  public static PrimaryKey key(String id) {
    return new PrimaryKey(primaryPartitionKey(id), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String id) {
    return Type.INSTANCE.partitionKey("PK").literal("CALL#").text("id", id).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("CALL");
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

  private static AttributeValue byRouteSortKey3(String port, Instant sailsAt) {
    return Type.INSTANCE.sortKey("S3")
        .literal("CALL#").sortedText("port", port).literal("#").seconds("sailsAt", sailsAt).toKey();
  }

  private static AttributeValue byRouteSortKey4(Instant sailsAt, String line, String id) {
    return Type.INSTANCE.sortKey("S4")
        .millis("sailsAt", sailsAt).literal("#").text("line", line).literal("#").text("id", id)
        .toKey();
  }

  private static AttributeValue byPortPartitionKey(String port) {
    return Type.INSTANCE.partitionKey("port").text("port", port).toKey();
  }

  private static AttributeValue byPortPartitionKey2(String id) {
    return Type.INSTANCE.partitionKey("P2")
        .literal("CALLS#")
        .shard(4, shard -> shard.text("id", id))
        .toKey();
  }

  private static AttributeValue byPortSortKey(Instant sailsAt) {
    return Type.INSTANCE.sortKey("sailsAt").millis("sailsAt", sailsAt).toKey();
  }

  /** The query {@link #byRoute(String, int, String)}, which {@code leg} can narrow. */
  public static final class ByRoute extends Query<Call> {
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
          condition().then(TypedKey.number("leg", leg), "").then(byRouteSortKey2(line), "CALL#"),
          line);
    }

    /**
     * {@return the query of items whose {@code leg} is in a range}
     * @param range the range
     */
    public Query<Call> leg(Range<Long> range) {
      return narrow(condition().wholeKey(range.map(value -> ends().number("leg", value))));
    }
  }

  /** The query {@link #byRoute(String, int, String)}, which {@code port} can narrow. */
  public static final class ByRouteLeg extends Query<Call> {
    private final String line;

    private ByRouteLeg(KeyCondition condition, String line) {
      super(Type.BY_ROUTE_QUERY, condition);
      this.line = line;
    }

    /**
     * {@return the query of items with this {@code port}}
     * @param port the value
     */
    public ByRoutePort port(String port) {
      return new ByRoutePort(
          condition().beginsWith(text().sortedText("port", port).literal("#")), line);
    }

    /**
     * {@return the query of items whose {@code port} is in a range}
     * @param range the range
     */
    public Query<Call> port(Range<String> range) {
      return narrow(
          condition().delimitedPart(range.map(value -> ends().sortedText("port", value)), "#"));
    }

    /**
     * {@return the query of items in a range of these values together: {@code port}, {@code
     * sailsAt}}
     * The first of them are compared, and the next ones where those are equal.
     * @param range the range
     */
    public Query<Call> tuple(Range<ByRouteLegTuple> range) {
      return narrow(condition().tuples(range));
    }
  }

  /** An end of a range of {@code port}, {@code sailsAt}: {@link ByRouteLeg#tuple}. */
  public static final class ByRouteLegTuple extends KeyTuple {
    private static final KeyEnds ENDS = Type.BY_ROUTE_QUERY.ends(2);

    private ByRouteLegTuple(KeyTuple tuple) { super(tuple); }

    /**
     * {@return an end that includes all items with these values}
     * @param port the value
     */
    public static ByRouteLegTuple of(String port) {
      return new ByRouteLegTuple(first(ENDS.sortedText("port", port), "#"));
    }

    /**
     * {@return an end of these values}
     * @param port the value
     * @param sailsAt the value
     */
    public static ByRouteLegTuple of(String port, Instant sailsAt) {
      return new ByRouteLegTuple(of(port).last(ENDS.seconds("sailsAt", sailsAt)));
    }
  }

  /** The query {@link #byRoute(String, int, String)}, which {@code sailsAt} can narrow. */
  public static final class ByRoutePort extends Query<Call> {
    private final String line;

    private ByRoutePort(KeyCondition condition, String line) {
      super(Type.BY_ROUTE_QUERY, condition);
      this.line = line;
    }

    /**
     * {@return the query of items with this {@code sailsAt}}
     * @param sailsAt the value
     */
    public ByRouteSailsAt sailsAt(Instant sailsAt) {
      return new ByRouteSailsAt(
          condition().then(
              text().seconds("sailsAt", sailsAt),
              Type.INSTANCE.sortKey("S4")
                  .millis("sailsAt", sailsAt).literal("#").text("line", line).literal("#")
                  .toPart()));
    }

    /**
     * {@return the query of items whose {@code sailsAt} is in a range}
     * @param range the range
     */
    public Query<Call> sailsAt(Range<Instant> range) {
      return narrow(condition().lastPart(range.map(value -> ends().seconds("sailsAt", value))));
    }
  }

  /** The query {@link #byRoute(String, int, String)}, which {@code id} can narrow. */
  public static final class ByRouteSailsAt extends Query<Call> {
    private ByRouteSailsAt(KeyCondition condition) {
      super(Type.BY_ROUTE_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code id}}
     * @param id the value
     */
    public Query<Call> id(String id) {
      return narrow(condition().equalTo(text().text("id", id)));
    }

    /**
     * {@return the query of items whose {@code id} is in a range}
     * @param range the range
     */
    public Query<Call> id(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("id", value))));
    }
  }

  /** The query {@link #byPort(String)}, which {@code sailsAt} can narrow. */
  public static final class ByPort extends Query<Call> {
    private ByPort(KeyCondition condition) { super(Type.BY_PORT_QUERY, condition); }

    /**
     * {@return the query of items with this {@code sailsAt}}
     * @param sailsAt the value
     */
    public Query<Call> sailsAt(Instant sailsAt) {
      return narrow(condition().equalTo(text().millis("sailsAt", sailsAt)));
    }

    /**
     * {@return the query of items whose {@code sailsAt} is in a range}
     * @param range the range
     */
    public Query<Call> sailsAt(Range<Instant> range) {
      return narrow(condition().lastPart(range.map(value -> ends().millis("sailsAt", value))));
    }
  }

  /** Changes {@link Call} items that exist. */
  public static final class Update extends ItemUpdate<Call, Update> {
    private Update(UpdateState<Call> state) { super(state); }

    @Override
    protected Update with(UpdateState<Call> state) { return new Update(state); }

    /**
     * {@return the update with {@code line} and what is made of it set}
     * @param line the value
     * @param currentRoute the current value of {@code route}; an item with another one is not
     * changed
     * @param currentPort the current value of {@code port}; an item with another one is not changed
     * @param currentSailsAt the current value of {@code sailsAt}; an item with another one is not
     * changed
     */
    public Update line(
        String line, String currentRoute, String currentPort, Instant currentSailsAt) {
      return assume(ROUTE, currentRoute)
          .assume(PORT, currentPort).assume(SAILS_AT, currentSailsAt).assign(LINE, line);
    }

    /**
     * {@return the update with {@code year} set}
     * @param year the value
     */
    public Update year(int year) { return assign(YEAR, year); }

    /**
     * {@return the update with {@code route} and what is made of it set}
     * @param route the value
     * @param currentLine the current value of {@code line}; an item with another one is not changed
     * @param currentPort the current value of {@code port}; an item with another one is not changed
     * @param currentSailsAt the current value of {@code sailsAt}; an item with another one is not
     * changed
     */
    public Update route(
        String route, String currentLine, String currentPort, Instant currentSailsAt) {
      return assume(LINE, currentLine)
          .assume(PORT, currentPort).assume(SAILS_AT, currentSailsAt).assign(ROUTE, route);
    }

    /**
     * {@return the update with {@code leg} set}
     * @param leg the value
     */
    public Update leg(int leg) { return assign(LEG, leg); }

    /**
     * {@return the update with {@code port} and what is made of it set}
     * @param port the value
     * @param currentLine the current value of {@code line}; an item with another one is not changed
     * @param currentRoute the current value of {@code route}; an item with another one is not
     * changed
     * @param currentSailsAt the current value of {@code sailsAt}; an item with another one is not
     * changed
     */
    public Update port(
        String port, String currentLine, String currentRoute, Instant currentSailsAt) {
      return assume(LINE, currentLine)
          .assume(ROUTE, currentRoute).assume(SAILS_AT, currentSailsAt).assign(PORT, port);
    }

    /**
     * {@return the update with {@code sailsAt} and what is made of it set}
     * @param sailsAt the value
     * @param currentLine the current value of {@code line}; an item with another one is not changed
     * @param currentRoute the current value of {@code route}; an item with another one is not
     * changed
     * @param currentPort the current value of {@code port}; an item with another one is not changed
     */
    public Update sailsAt(
        Instant sailsAt, String currentLine, String currentRoute, String currentPort) {
      return assume(LINE, currentLine)
          .assume(ROUTE, currentRoute).assume(PORT, currentPort).assign(SAILS_AT, sailsAt);
    }

    /**
     * {@return the update with all values set that the key of the index {@code byRoute} is made of}
     * @param line the value of {@code line}
     * @param route the value of {@code route}
     * @param port the value of {@code port}
     * @param sailsAt the value of {@code sailsAt}
     */
    public Update lineAndRouteAndPortAndSailsAt(
        String line, String route, String port, Instant sailsAt) {
      return replace(LINE, line)
          .replace(ROUTE, route).replace(PORT, port).replace(SAILS_AT, sailsAt);
    }
  }

  /** Changes {@link Call} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Call, Upsert> {
    private Upsert(UpdateState<Call> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Call> state) { return new Upsert(state); }
  }

  /** Builds {@link Call} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String id;
    private @Nullable String line;
    private @Nullable Integer year;
    private @Nullable String route;
    private @Nullable Integer leg;
    private @Nullable String port;
    private @Nullable Instant sailsAt;

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
     * @param route the value
     */
    public Builder route(String route) {
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
     * {@return this builder with {@code port} set}
     * @param port the value
     */
    public Builder port(String port) {
      this.port = port;
      return this;
    }

    /**
     * {@return this builder with {@code sailsAt} set}
     * @param sailsAt the value
     */
    public Builder sailsAt(Instant sailsAt) {
      this.sailsAt = sailsAt;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Call build() {
      Type.INSTANCE.requireSet(
          "id", id, "line", line, "year", year, "route", route, "leg", leg, "port", port, "sailsAt",
          sailsAt);
      return new Call(
          Objects.requireNonNull(id), Objects.requireNonNull(line), Objects.requireNonNull(year),
          Objects.requireNonNull(route), Objects.requireNonNull(leg), Objects.requireNonNull(port),
          Objects.requireNonNull(sailsAt));
    }
  }

  private static final class Type extends EntityType<Call> {
    private static final EntityType<Call> INSTANCE = new Type();
    private static final AccessPattern<Call> BY_ROUTE_QUERY =
        new AccessPattern<>(INSTANCE, "byRoute", VoyagesTable.SCHEMA.index("byRoute"), true);
    private static final AccessPattern<Call> BY_PORT_QUERY =
        new AccessPattern<>(INSTANCE, "byPort", VoyagesTable.SCHEMA.index("byPort"), false);

    private Type() {
      super(
          new EntityDescription(VoyagesTable.SCHEMA, "Call")
              .attributes(
                  "id", "id", "line", "line", "year", "year", "route", "route", "leg", "leg",
                  "port", "port", "sailsAt", "sailsAt")
              .created("", "_ct", TimeFormat.MILLIS)
              .modified("", "_md", TimeFormat.MILLIS)
              .derived(
                  "byRoute",
                  List.of("P3", "S2", "S3", "S4"),
                  List.of("route", "line", "port", "sailsAt", "id"))
              .derived("byPort", List.of("P2"), List.of("id"))
              .derived("{line}", List.of("line"), List.of("line"))
              .derived("{year}", List.of("year"), List.of("year"))
              .derived("{leg}", List.of("leg"), List.of("leg"))
              .derived("{port}", List.of("port"), List.of("port"))
              .derived("{sailsAt}", List.of("sailsAt"), List.of("sailsAt")));
    }

    @Override
    public Map<String, AttributeValue> toItem(Call entity, Stamps stamps, Violations violations) {
      String id = entity.id();
      String line = entity.line();
      int year = entity.year();
      String route = entity.route();
      int leg = entity.leg();
      String port = entity.port();
      Instant sailsAt = entity.sailsAt();

      violations.requiredText("id", id);
      violations.requiredText("line", line);
      violations.requiredText("route", route);
      violations.requiredText("port", port);
      violations.requiredTime("sailsAt", sailsAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("id", id);
      item.string("route", route);
      item.instant("_ct", stamps.created(null), TimeFormat.MILLIS);
      item.instant("_md", stamps.modified(), TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(id));
      item.put("SK", primarySortKey());
      writeByRoute(item, route, line, port, sailsAt, id);
      writeByPort(item, id);
      writeLine(item, line);
      writeYear(item, year);
      writeLeg(item, leg);
      writePort(item, port);
      writeSailsAt(item, sailsAt);
      return item.toItem();
    }

    @Override
    protected Call fromItem(ItemReader item) {
      return new Call(
          item.string("id"), item.string("line"), item.intValue("year"), item.string("route"),
          item.intValue("leg"), item.string("port"), item.instant("sailsAt", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Call entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("CALL#").text(entity.id()).isWhole()
          && item.key("SK", 0).text("CALL").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return CallEntity.class.getResourceAsStream("CallEntity.schema.json");
    }

    private static Location<Call> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "byRoute" ->
            writeByRoute(
                item, values.get("route"), values.get("line"), values.get("port"),
                values.get("sailsAt"), values.get("id"));
        case "byPort" -> writeByPort(item, values.get("id"));
        case "{line}" -> writeLine(item, values.get("line"));
        case "{year}" -> writeYear(item, values.get("year"));
        case "{leg}" -> writeLeg(item, values.get("leg"));
        case "{port}" -> writePort(item, values.get("port"));
        case "{sailsAt}" -> writeSailsAt(item, values.get("sailsAt"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeByRoute(
        ItemWriter item, String route, String line, String port, Instant sailsAt, String id) {
      item.put("P3", byRoutePartitionKey3(route));
      item.put("S2", byRouteSortKey2(line));
      item.put("S3", byRouteSortKey3(port, sailsAt));
      item.put("S4", byRouteSortKey4(sailsAt, line, id));
    }

    private static void writeByPort(ItemWriter item, String id) {
      item.put("P2", byPortPartitionKey2(id));
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

    private static void writePort(ItemWriter item, String port) {
      item.put("port", byPortPartitionKey(port));
    }

    private static void writeSailsAt(ItemWriter item, Instant sailsAt) {
      item.put("sailsAt", byPortSortKey(sailsAt));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "id", "line", "route", "port" -> violations.requiredText(component, (String) value);
        case "sailsAt" -> violations.requiredTime(component, (Instant) value);
        default -> {}
      }
    }
  }
}
