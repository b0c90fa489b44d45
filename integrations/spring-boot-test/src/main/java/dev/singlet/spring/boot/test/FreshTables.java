package dev.singlet.spring.boot.test;

import dev.singlet.TableClient;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.boot.TableNameResolver;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;

/**
 * The tables of a context. A table is created when its name is first asked for, so it is there
 * before anything uses a client of it.
 */
final class FreshTables implements TableNameResolver, DisposableBean {

  private static final int MAX_NAME_PREFIX = 200;

  private final Map<String, FreshTable> tables = new LinkedHashMap<>();
  private @Nullable String running;

  @Override
  public synchronized String resolve(String bean, TableSchema schema) {
    FreshTable table = tables.get(bean);
    if (table == null) {
      table = new FreshTable(schema, newName(schema));
      table.create();
      tables.put(bean, table);
    }
    return table.name();
  }

  private static String newName(TableSchema schema) {
    String name = schema.name();
    return name.substring(0, Math.min(name.length(), MAX_NAME_PREFIX)) + "-" + UUID.randomUUID();
  }

  /** Creates the tables anew for a test. */
  synchronized void begin(String test) {
    if (running != null) {
      throw new IllegalStateException(
          test
              + " runs at the same time as "
              + running
              + ", and both use the tables of one context. Run them one after the other, such as"
              + " with @Execution(SAME_THREAD) and @ResourceLock, or give one of them a property of"
              + " its own, so that it has its own context.");
    }
    for (FreshTable table : tables.values()) {
      table.delete();
      table.create();
    }
    running = test;
  }

  /** Ends a test. */
  synchronized void end(String test) {
    if (test.equals(running)) {
      running = null;
    }
  }

  @Override
  public synchronized void destroy() {
    tables.values().forEach(FreshTable::delete);
    tables.clear();
  }

  /** A table of a context. */
  private record FreshTable(TableSchema schema, String name) {

    void create() {
      TableSchema local = DynamoDbLocal.storable(schema);
      new TableClient(DynamoDbLocal.shared(), local)
          .withTableName(name)
          .execute(CreateTable.of(local));
    }

    void delete() {
      DynamoDbLocal.shared().deleteTable(delete -> delete.tableName(name));
    }
  }
}
