package kinds;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
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
 * The table {@code Kinds} of {@link Kinds}.
 *
 * <table>
 * <caption>Access patterns</caption>
 * <tr><th>pattern</th><th>reads</th><th>partition</th><th>sort</th></tr>
 * <tr><td>{@code DirectoryEntity.get}</td><td>the table</td>
 * <td>{@code D!{path:escape}}</td>
 * <td>{@code {path:escape}}</td></tr>
 * <tr><td>{@code DocumentEntity.get}</td><td>the table</td>
 * <td>{@code D!{path:escape}}</td>
 * <td>{@code F!{path:escape}!{prefix}!{item:lower}!{prefix}}</td></tr>
 * <tr><td>{@code DocumentEntity.within}</td><td>the table</td>
 * <td>{@code D!{path:escape}}</td>
 * <td>{@code F!{path:escape}!{prefix}!{item:lower}!{prefix}}</td></tr>
 * <tr><td>{@code DocumentEntity.local}</td><td>LSI-1</td>
 * <td>{@code D!{path:escape}}</td>
 * <td>{@code {prefix:upper:escape}!{stamps:epoch:reverse(12)}{range:seconds}}</td></tr>
 * <tr><td>{@code EverythingEntity.get}</td><td>the table</td>
 * <td>{@code E"\$!{text}}</td>
 * <td>{@code only}</td></tr>
 * <tr><td>{@code KeyedEntity.get}</td><td>the table</td>
 * <td>{@code K!{uuid}{flag}!{exact}!{big}!{number}}</td>
 * <td>{@code {big:pad(30)}{time:epochMillis:pad(14)}{uuid}!{mood}}</td></tr>
 * <tr><td>{@code KeyedEntity.all}</td><td>the table</td>
 * <td>{@code K!{uuid}{flag}!{exact}!{big}!{number}}</td>
 * <td>{@code {big:pad(30)}{time:epochMillis:pad(14)}{uuid}!{mood}}</td></tr>
 * <tr><td>{@code KeyedEntity.byDigest}</td><td>ByTime</td>
 * <td>{@code {digest}}</td>
 * <td></td></tr>
 * <tr><td>{@code NotedEntity.get}</td><td>the table</td>
 * <td>{@code T!{owner}}</td>
 * <td>{@code {id}}</td></tr>
 * <tr><td>{@code NotedEntity.byTitle}</td><td>some</td>
 * <td>{@code T!{owner}}</td>
 * <td>{@code T!{title}!{importance:pad(2)}}</td></tr>
 * <tr><td>{@code NotedEntity.byImportance}</td><td>byNumber</td>
 * <td>{@code T!{owner}}</td>
 * <td>{@code {importance}}</td></tr>
 * <tr><td>{@code NotedEntity.byAge}</td><td>LSI-2</td>
 * <td>{@code T!{owner}}</td>
 * <td>{@code T!{age:pad(3)}}</td></tr>
 * <tr><td>{@code NotedEntity.unmarked}</td><td>un.marked</td>
 * <td>{@code U!{owner}}</td>
 * <td></td></tr>
 * <tr><td>{@code PaidEntity.get}</td><td>the table</td>
 * <td>{@code PAID!{id}}</td>
 * <td>{@code PAID}</td></tr>
 * <tr><td>{@code UnmarkedEntity.get}</td><td>the table</td>
 * <td>{@code UN!{owner}}</td>
 * <td>{@code UN}</td></tr>
 * </table>
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class KindsTable {
  /** The keys and indexes of the table. */
  public static final TableSchema SCHEMA =
      new TableSchema(
          EntityDescription.table(1, "Kinds"),
          new KeySchema(
              new KeyAttribute("partition", ScalarType.S), new KeyAttribute("sort", ScalarType.S)),
          List.of(
              new IndexSchema(
                  "byNumber",
                  IndexType.GLOBAL,
                  new KeySchema(
                      new KeyAttribute("byNumberPK", ScalarType.S),
                      new KeyAttribute("byNumberSK", ScalarType.N)),
                  ProjectionType.KEYS_ONLY,
                  List.of()),
              new IndexSchema(
                  "ByTime",
                  IndexType.GLOBAL,
                  new KeySchema(new KeyAttribute("ByTimePK", ScalarType.B), null)),
              new IndexSchema(
                  "LSI-1",
                  IndexType.LOCAL,
                  new KeySchema(
                      new KeyAttribute("partition", ScalarType.S),
                      new KeyAttribute("localSort", ScalarType.S))),
              new IndexSchema(
                  "some",
                  IndexType.GLOBAL,
                  new KeySchema(
                      new KeyAttribute("somePK", ScalarType.S),
                      new KeyAttribute("someSK", ScalarType.S)),
                  ProjectionType.INCLUDE,
                  List.of("kind", "Text", "Count", "byNumberSK")),
              new IndexSchema(
                  "LSI-2",
                  IndexType.LOCAL,
                  new KeySchema(
                      new KeyAttribute("partition", ScalarType.S),
                      new KeyAttribute("LSI-2SK", ScalarType.S)),
                  ProjectionType.INCLUDE,
                  List.of("kind", "Text", "Count", "byNumberSK")),
              new IndexSchema(
                  "un.marked",
                  IndexType.GLOBAL,
                  new KeySchema(new KeyAttribute("un.markedPK", ScalarType.S), null),
                  ProjectionType.KEYS_ONLY,
                  List.of())),
          "!",
          "kind");

  private KindsTable() {}

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
  public static TableDescriptor describe() { return TableDescriptor.of(Kinds.class); }

  /** {@return a scan of the whole table for the items of all entities} */
  public static ConsistentScan<Kinds> scan() {
    return new ConsistentScan<>(Items.TYPE);
  }

  /**
   * {@return a scan of the whole table for the items of a type} It costs the capacity of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends Kinds> ConsistentScan<T> scan(ItemType<T> type) {
    return new ConsistentScan<>(type);
  }

  /** {@return a scan of the whole index {@code ByTime} for the items of all entities} */
  public static Scan<Kinds> scanByTime() {
    return new Scan<>(Items.TYPE, "scanByTime", SCHEMA.index("ByTime"));
  }

  /**
   * {@return a scan of the whole index {@code ByTime} for the items of a type} It costs the
   * capacity of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends Kinds> Scan<T> scanByTime(ItemType<T> type) {
    return new Scan<>(type, "scanByTime", SCHEMA.index("ByTime"));
  }

  /** {@return a scan of the whole index {@code LSI-1} for the items of all entities} */
  public static ConsistentScan<Kinds> scanLsi1() {
    return new ConsistentScan<>(Items.TYPE, "scanLsi1", SCHEMA.index("LSI-1"));
  }

  /**
   * {@return a scan of the whole index {@code LSI-1} for the items of a type} It costs the capacity
   * of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends Kinds> ConsistentScan<T> scanLsi1(ItemType<T> type) {
    return new ConsistentScan<>(type, "scanLsi1", SCHEMA.index("LSI-1"));
  }

  /**
   * {@return a scan of the whole index {@code some} for a projection of its {@link Noted} items}
   * @param projection a projection that the index holds
   * @param <P> the projection's record
   */
  public static <P> Scan<P> scanSome(NotedEntity.SomeProjection<P> projection) {
    return new Scan<>(NotedEntity.type(), "scanSome", SCHEMA.index("some")).project(projection);
  }

  /**
   * {@return a scan of the whole index {@code LSI-2} for a projection of its {@link Noted} items}
   * @param projection a projection that the index holds
   * @param <P> the projection's record
   */
  public static <P> ConsistentScan<P> scanLsi2(NotedEntity.Lsi2Projection<P> projection) {
    return new ConsistentScan<>(NotedEntity.type(), "scanLsi2", SCHEMA.index("LSI-2"))
        .project(projection);
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends Kinds> put(Kinds entity) {
    if (entity instanceof Directory one) {
      return DirectoryEntity.put(one);
    }
    if (entity instanceof Document one) {
      return DocumentEntity.put(one);
    }
    if (entity instanceof Everything one) {
      return EverythingEntity.put(one);
    }
    if (entity instanceof Keyed one) {
      return KeyedEntity.put(one);
    }
    if (entity instanceof Noted one) {
      return NotedEntity.put(one);
    }
    if (entity instanceof Paid one) {
      return PaidEntity.put(one);
    }
    if (entity instanceof Unmarked one) {
      return UnmarkedEntity.put(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends Kinds> delete(Kinds entity) {
    if (entity instanceof Directory one) {
      return DirectoryEntity.delete(one);
    }
    if (entity instanceof Document one) {
      return DocumentEntity.delete(one);
    }
    if (entity instanceof Everything one) {
      return EverythingEntity.delete(one);
    }
    if (entity instanceof Keyed one) {
      return KeyedEntity.delete(one);
    }
    if (entity instanceof Noted one) {
      return NotedEntity.delete(one);
    }
    if (entity instanceof Paid one) {
      return PaidEntity.delete(one);
    }
    if (entity instanceof Unmarked one) {
      return UnmarkedEntity.delete(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Kinds entity) {
    if (entity instanceof Directory one) {
      return DirectoryEntity.key(one);
    }
    if (entity instanceof Document one) {
      return DocumentEntity.key(one);
    }
    if (entity instanceof Everything one) {
      return EverythingEntity.key(one);
    }
    if (entity instanceof Keyed one) {
      return KeyedEntity.key(one);
    }
    if (entity instanceof Noted one) {
      return NotedEntity.key(one);
    }
    if (entity instanceof Paid one) {
      return PaidEntity.key(one);
    }
    if (entity instanceof Unmarked one) {
      return UnmarkedEntity.key(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(Kinds entity) {
    if (entity instanceof Directory one) {
      return DirectoryEntity.toItem(one);
    }
    if (entity instanceof Document one) {
      return DocumentEntity.toItem(one);
    }
    if (entity instanceof Everything one) {
      return EverythingEntity.toItem(one);
    }
    if (entity instanceof Keyed one) {
      return KeyedEntity.toItem(one);
    }
    if (entity instanceof Noted one) {
      return NotedEntity.toItem(one);
    }
    if (entity instanceof Paid one) {
      return PaidEntity.toItem(one);
    }
    if (entity instanceof Unmarked one) {
      return UnmarkedEntity.toItem(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Kinds fromItem(Map<String, AttributeValue> item) {
    return Items.TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<Kinds> type() { return Items.TYPE; }

  /**
   * {@return the change that a record of the table's stream reports; empty if it is
   * of no entity of the table}
   * @param record a record of a stream with {@code NEW_AND_OLD_IMAGES}
   * @throws dev.singlet.error.InvalidArgumentException if the record lacks an image
   * @throws dev.singlet.error.UnreadableItemException if an image does not fit its entity
   */
  public static Optional<ItemChange<Kinds>> change(Record record) {
    return changes().read(record);
  }

  /** {@return a reader of the table's stream, which can take a policy or read a part} */
  public static ChangeReader<Kinds> changes() { return new ChangeReader<>(Items.TYPE); }

  /** Loaded when it is asked for: the entities refer to the schema themselves. */
  private static final class Items {
    private static final CollectionType<Kinds> TYPE =
        new CollectionType<>(
            KindsTable.SCHEMA,
            "Kinds",
            List.of(
                DirectoryEntity.type(), DocumentEntity.type(), EverythingEntity.type(),
                KeyedEntity.type(), NotedEntity.type(), PaidEntity.type(), UnmarkedEntity.type()));
  }
}
