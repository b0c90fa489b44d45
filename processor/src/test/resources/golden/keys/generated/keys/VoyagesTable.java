package keys;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.item.Delete;
import dev.singlet.item.Put;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.scan.ConsistentScan;
import dev.singlet.scan.Scan;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.schema.VectorSchema;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * The table {@code VoyagesTable} of {@link Voyages}.
 *
 * <table>
 * <caption>Access patterns</caption>
 * <tr><th>pattern</th><th>reads</th><th>partition</th><th>sort</th></tr>
 * <tr><td>{@code CallEntity.get}</td><td>the table</td>
 * <td>{@code CALL#{id}}</td>
 * <td>{@code CALL}</td></tr>
 * <tr><td>{@code CallEntity.byRoute}</td><td>byRoute</td>
 * <td>{@code {line}, {year}, ROUTE#{route}}</td>
 * <td>{@code {leg}, LINE#{line}, CALL#{port}#{sailsAt:seconds}, {sailsAt}#{line}#{id}}</td></tr>
 * <tr><td>{@code CallEntity.byPort}</td><td>byPort</td>
 * <td>{@code {port}, CALLS#{id:shard(4)}}</td>
 * <td>{@code {sailsAt}}</td></tr>
 * <tr><td>{@code CargoEntity.get}</td><td>the table</td>
 * <td>{@code CARGO#{id}}</td>
 * <td>{@code CARGO}</td></tr>
 * <tr><td>{@code CargoEntity.byRoute}</td><td>byRoute</td>
 * <td>{@code {line}, {year}, ROUTE#{route}}</td>
 * <td>{@code {leg}, LINE#{line}, CARGO#{kind}, {id}}</td></tr>
 * <tr><td>{@code CharterEntity.get}</td><td>the table</td>
 * <td>{@code CHARTER#{terms.id:any}}</td>
 * <td>{@code CHARTER}</td></tr>
 * <tr><td>{@code CharterEntity.hiredBy}</td><td>byPort</td>
 * <td>{@code {hirer.home.port}, HIRED#{hirer.name}}</td>
 * <td>{@code {ship}}</td></tr>
 * <tr><td>{@code RepairEntity.get}</td><td>the table</td>
 * <td>{@code REPAIR#{id}}</td>
 * <td>{@code REPAIR}</td></tr>
 * <tr><td>{@code RepairEntity.open}</td><td>byPort</td>
 * <td>{@code {port}, REPAIR#{state}#{yard}}</td>
 * <td>{@code {sailsAt}}</td></tr>
 * <tr><td>{@code RepairEntity.alike}</td><td>byNotes</td>
 * <td>{@code REPAIRS#{port}}</td>
 * <td></td></tr>
 * <tr><td>{@code VoyagesOnRouteCollection.onRoute}</td><td>byRoute</td>
 * <td>{@code {line}, {year}, ROUTE#{route}}</td>
 * <td>{@code {leg}, LINE#{line}, CALL#{port}#{sailsAt:seconds}, {sailsAt}#{line}#{id} or {leg},
 * LINE#{line}, CARGO#{kind}, {id}}</td></tr>
 * </table>
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class VoyagesTable {
  /** The keys and indexes of the table. */
  public static final TableSchema SCHEMA =
      new TableSchema(
          EntityDescription.table(1, "VoyagesTable"),
          new KeySchema(new KeyAttribute("PK", ScalarType.S), new KeyAttribute("SK", ScalarType.S)),
          List.of(
              new IndexSchema(
                  "byRoute",
                  IndexType.GLOBAL,
                  new KeySchema(
                      List.of(
                          new KeyAttribute("line", ScalarType.S),
                          new KeyAttribute("year", ScalarType.N),
                          new KeyAttribute("P3", ScalarType.S)),
                      List.of(
                          new KeyAttribute("leg", ScalarType.N),
                          new KeyAttribute("S2", ScalarType.S),
                          new KeyAttribute("S3", ScalarType.S),
                          new KeyAttribute("S4", ScalarType.S)))),
              new IndexSchema(
                  "byPort",
                  IndexType.GLOBAL,
                  new KeySchema(
                      List.of(
                          new KeyAttribute("port", ScalarType.S),
                          new KeyAttribute("P2", ScalarType.S)),
                      List.of(new KeyAttribute("sailsAt", ScalarType.S)))),
              new IndexSchema(
                  "byNotes",
                  IndexType.VECTOR,
                  new KeySchema(new KeyAttribute("byNotesPK", ScalarType.S), null),
                  ProjectionType.ALL,
                  List.of(),
                  new VectorSchema(
                      "notes",
                      3,
                      VectorDistance.EUCLIDEAN,
                      List.of(
                          new KeyAttribute("yard", ScalarType.S),
                          new KeyAttribute("state", ScalarType.S))))),
          "#",
          "_et");

  private VoyagesTable() {}

  /**
   * {@return a client for the table}
   * @param dynamoDb sends the requests; the caller closes it
   */
  public static TableClient client(DynamoDbClient dynamoDb) {
    return new TableClient(dynamoDb, SCHEMA);
  }

  /**
   * {@return an asynchronous client for the table}
   * @param dynamoDb sends the requests; the caller closes it
   */
  public static AsyncTableClient asyncClient(DynamoDbAsyncClient dynamoDb) {
    return new AsyncTableClient(dynamoDb, SCHEMA);
  }

  /**
   * {@return the model of the table, as the compiler knew it}
   * Each call reads it from the file beside the class.
   */
  public static TableDescriptor describe() { return TableDescriptor.of(Voyages.class); }

  /** {@return a scan of the whole table for the items of all entities} */
  public static ConsistentScan<Voyages> scan() {
    return new ConsistentScan<>(Items.TYPE);
  }

  /**
   * {@return a scan of the whole table for the items of a type} It costs the capacity of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends Voyages> ConsistentScan<T> scan(ItemType<T> type) {
    return new ConsistentScan<>(type);
  }

  /** {@return a scan of the whole index {@code byRoute} for the items of all entities} */
  public static Scan<Voyages> scanByRoute() {
    return new Scan<>(Items.TYPE, "scanByRoute", SCHEMA.index("byRoute"));
  }

  /**
   * {@return a scan of the whole index {@code byRoute} for the items of a type} It costs the
   * capacity of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends Voyages> Scan<T> scanByRoute(ItemType<T> type) {
    return new Scan<>(type, "scanByRoute", SCHEMA.index("byRoute"));
  }

  /** {@return a scan of the whole index {@code byPort} for the items of all entities} */
  public static Scan<Voyages> scanByPort() {
    return new Scan<>(Items.TYPE, "scanByPort", SCHEMA.index("byPort"));
  }

  /**
   * {@return a scan of the whole index {@code byPort} for the items of a type} It costs the
   * capacity of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends Voyages> Scan<T> scanByPort(ItemType<T> type) {
    return new Scan<>(type, "scanByPort", SCHEMA.index("byPort"));
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends Voyages> put(Voyages entity) {
    if (entity instanceof Call one) {
      return CallEntity.put(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.put(one);
    }
    if (entity instanceof Charter one) {
      return CharterEntity.put(one);
    }
    if (entity instanceof Repair one) {
      return RepairEntity.put(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends Voyages> delete(Voyages entity) {
    if (entity instanceof Call one) {
      return CallEntity.delete(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.delete(one);
    }
    if (entity instanceof Charter one) {
      return CharterEntity.delete(one);
    }
    if (entity instanceof Repair one) {
      return RepairEntity.delete(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Voyages entity) {
    if (entity instanceof Call one) {
      return CallEntity.key(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.key(one);
    }
    if (entity instanceof Charter one) {
      return CharterEntity.key(one);
    }
    if (entity instanceof Repair one) {
      return RepairEntity.key(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(Voyages entity) {
    if (entity instanceof Call one) {
      return CallEntity.toItem(one);
    }
    if (entity instanceof Cargo one) {
      return CargoEntity.toItem(one);
    }
    if (entity instanceof Charter one) {
      return CharterEntity.toItem(one);
    }
    if (entity instanceof Repair one) {
      return RepairEntity.toItem(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Voyages fromItem(Map<String, AttributeValue> item) {
    return Items.TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<Voyages> type() { return Items.TYPE; }

  /**
   * {@return the change that a record of the table's stream reports; empty if it is
   * of no entity of the table}
   * @param record a record of a stream with {@code NEW_AND_OLD_IMAGES}
   * @throws dev.singlet.error.InvalidArgumentException if the record lacks an image
   * @throws dev.singlet.error.UnreadableItemException if an image does not fit its entity
   */
  public static Optional<ItemChange<Voyages>> change(Record record) {
    return changes().read(record);
  }

  /** {@return a reader of the table's stream, which can take a policy or read a part} */
  public static ChangeReader<Voyages> changes() {
    return new ChangeReader<>(Items.TYPE);
  }

  /** Loaded when it is asked for: the entities refer to the schema themselves. */
  private static final class Items {
    private static final CollectionType<Voyages> TYPE =
        new CollectionType<>(
            VoyagesTable.SCHEMA,
            "Voyages",
            List.of(
                CallEntity.type(), CargoEntity.type(), CharterEntity.type(), RepairEntity.type()));
  }
}
