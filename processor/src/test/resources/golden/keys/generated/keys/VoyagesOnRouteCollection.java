package keys;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.item.Delete;
import dev.singlet.item.Put;
import dev.singlet.query.CollectionQuery;
import dev.singlet.query.ItemsByEntity;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.PartitionKey;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.runtime.key.TypedKey;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the {@link Voyages.OnRoute} items of {@link Voyages}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class VoyagesOnRouteCollection {
  private static final CollectionType<Voyages.OnRoute> TYPE =
      new CollectionType<>(
          VoyagesTable.SCHEMA, "OnRoute", List.of(CallEntity.type(), CargoEntity.type()));
  private static final AccessPattern<Voyages.OnRoute> ON_ROUTE =
      new AccessPattern<>(TYPE, "onRoute", VoyagesTable.SCHEMA.index("byRoute"), false);

  private VoyagesOnRouteCollection() {}

  /**
   * Queries the index {@code byRoute} for all items of the collection, in key order:
   * partition {@code {line}, {year}, ROUTE#{route}}.
   *
   * @param line the value of {@code line}
   * @param year the value of {@code year}
   * @param route the value of {@code route}
   * @return the query
   */
  public static OnRoute onRoute(String line, int year, String route) {
    return new OnRoute(
        new KeyCondition(
            PartitionKey.of(
                byRoutePartitionKey(line), byRoutePartitionKey2(year), byRoutePartitionKey3(route)),
            SortCondition.all()),
        line);
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends Voyages.OnRoute> put(Voyages.OnRoute entity) {
    if (entity instanceof Call one) {
      return CallEntity.put(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.put(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends Voyages.OnRoute> delete(Voyages.OnRoute entity) {
    if (entity instanceof Call one) {
      return CallEntity.delete(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.delete(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Voyages.OnRoute entity) {
    if (entity instanceof Call one) {
      return CallEntity.key(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.key(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(Voyages.OnRoute entity) {
    if (entity instanceof Call one) {
      return CallEntity.toItem(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.toItem(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Voyages.OnRoute fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<Voyages.OnRoute> type() { return TYPE; }

  private static AttributeValue byRoutePartitionKey(String line) {
    return TYPE.partitionKey("line").text("line", line).toKey();
  }

  private static AttributeValue byRoutePartitionKey2(int year) {
    return TypedKey.number("year", year);
  }

  private static AttributeValue byRoutePartitionKey3(String route) {
    return TYPE.partitionKey("P3").literal("ROUTE#").text("route", route).toKey();
  }

  /** The query {@link #onRoute(String, int, String)}, which {@code leg} can narrow. */
  public static final class OnRoute extends CollectionQuery<Voyages.OnRoute, OnRouteGroup> {
    private final String line;

    private OnRoute(KeyCondition condition, String line) {
      super(ON_ROUTE, condition, OnRouteGroup::of);
      this.line = line;
    }

    /**
     * {@return the query of items with this {@code leg}}
     * @param leg the value
     */
    public CollectionQuery<Voyages.OnRoute, OnRouteGroup> leg(int leg) {
      return narrow(
          condition()
              .then(TypedKey.number("leg", leg), "")
              .then(TYPE.sortKey("S2").literal("LINE#").text("line", line).toKey(), "CA"));
    }

    /**
     * {@return the query of items whose {@code leg} is in a range}
     * @param range the range
     */
    public CollectionQuery<Voyages.OnRoute, OnRouteGroup> leg(Range<Long> range) {
      return narrow(condition().wholeKey(range.map(value -> ends().number("leg", value))));
    }
  }

  /**
   * The items of {@link #onRoute(String, int, String)}, by entity.
   *
   * @param calls the {@link Call} items in key order
   * @param cargos the {@link Cargo} items in key order
   */
  public record OnRouteGroup(List<Call> calls, List<Cargo> cargos) {
    /**
     * Copies the lists.
     *
     * @param calls the {@link Call} items in key order
     * @param cargos the {@link Cargo} items in key order
     */
    public OnRouteGroup {
      calls = List.copyOf(calls);
      cargos = List.copyOf(cargos);
    }

    private static OnRouteGroup of(ItemsByEntity<Voyages.OnRoute> items) {
      return new OnRouteGroup(items.all(Call.class), items.all(Cargo.class));
    }
  }
}
