package dev.singlet.benchmarks.scale.program;

import dev.singlet.benchmarks.http.CannedAnswers;
import dev.singlet.benchmarks.http.CannedClients;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.time.Instant;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Puts and gets an item of each entity, one after the other. A get is answered with the item that
 * was put. After each entity it takes down the nanoseconds of the two calls, the classes that the
 * JVM has loaded so far, the bytes of metaspace in use, and the item. It prints them at the end,
 * since texts load classes, too. The first line is of before the first call.
 */
public abstract class FirstCalls {

  /** The account of all items. */
  protected static final String ACCOUNT = "acme";

  /** The identifier of all items. */
  protected static final String ID = "1001";

  /** The time when all items were created. */
  protected static final Instant CREATED = Instant.ofEpochMilli(1705309200123L);

  private static final String ITEM = "\"Item\":";

  private final CannedAnswers answers = new CannedAnswers().on("PutItem", "{}");

  /** The client that each variant calls. */
  protected final DynamoDbClient sdk = CannedClients.blocking(answers);

  /** Puts an item of an entity. */
  protected abstract void put(int entity);

  /** Gets that item, and passes some of it to {@link #check}. */
  protected abstract void get(int entity);

  /** Fails if the item isn't the one that was put. */
  protected static void check(String id, Instant createdAt) {
    if (!id.equals(ID) || !createdAt.equals(CREATED)) {
      throw new IllegalStateException("Read " + id + ", " + createdAt);
    }
  }

  /** Calls all entities, and prints a line for each. */
  protected final void run(int entities) {
    ClassLoadingMXBean loading = ManagementFactory.getClassLoadingMXBean();
    MemoryPoolMXBean metaspace = metaspace();
    long[] nanos = new long[entities + 1];
    long[] classes = new long[entities + 1];
    long[] bytes = new long[entities + 1];
    String[] items = new String[entities + 1];
    items[0] = "{}";
    classes[0] = loading.getTotalLoadedClassCount();
    bytes[0] = metaspace.getUsage().getUsed();
    for (int entity = 0; entity < entities; entity++) {
      long begin = System.nanoTime();
      put(entity);
      long written = System.nanoTime();
      String item = item(answers.lastRequest());
      answers.on("GetItem", "{".concat(ITEM).concat(item).concat("}"));
      long again = System.nanoTime();
      get(entity);
      nanos[entity + 1] = System.nanoTime() - again + written - begin;
      classes[entity + 1] = loading.getTotalLoadedClassCount();
      bytes[entity + 1] = metaspace.getUsage().getUsed();
      items[entity + 1] = item;
    }
    for (int line = 0; line <= entities; line++) {
      System.out.println(nanos[line] + " " + classes[line] + " " + bytes[line] + " " + items[line]);
    }
  }

  /** The pool of the JVM's metaspace, which includes the space of compressed class pointers. */
  private static MemoryPoolMXBean metaspace() {
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getName().equals("Metaspace")) {
        return pool;
      }
    }
    throw new IllegalStateException("This JVM has no memory pool of the name Metaspace.");
  }

  /** The object in the body of a put that is the item. No text in it has a brace. */
  private static String item(String body) {
    int from = body.indexOf(ITEM) + ITEM.length();
    int to = from;
    int depth = 0;
    do {
      char letter = body.charAt(to++);
      depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
    } while (depth > 0);
    return body.substring(from, to);
  }
}
