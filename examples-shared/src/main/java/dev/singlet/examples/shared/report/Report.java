package dev.singlet.examples.shared.report;

import dev.singlet.TableClient;
import dev.singlet.examples.shared.entity.EntityKinds;
import dev.singlet.item.Get;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs access patterns and prints what became of them.
 *
 * @param <E> the table's interface
 */
public final class Report<E> {

  private static final String INDENT = "    ";
  private static final int MAX_ROWS = 9;
  private static final int MAX_ROWS_OF_PAGE = 3;
  private static final int MAX_PAGES = 3;

  private final TableClient table;
  private final EntityKinds<E> kinds;
  private final Calls calls;
  private final PrintStream out;

  /**
   * A report.
   *
   * @param table executes the operations
   * @param kinds the kinds of entity in the table
   * @param calls the calls of the examples
   * @param out where to print
   */
  public Report(TableClient table, EntityKinds<E> kinds, Calls calls, PrintStream out) {
    this.table = table;
    this.kinds = kinds;
    this.calls = calls;
    this.out = out;
  }

  /** Runs an example. */
  public void run(Example<E> example) {
    out.printf("%n%2d. %s%n", example.number(), example.name());
    String call = calls.of(example);
    if (example instanceof Example.Item<E> item) {
      print(call);
      run(item.get());
    } else if (example instanceof Example.Items<E> items) {
      print(call);
      Page<? extends E> page = run(items.query(), MAX_ROWS);
      if (page.hasNext()) {
        print("There are more pages.");
      }
    } else if (example instanceof Example.Pages<E> pages) {
      print(call + ".limit(" + pages.size() + ").from(token)");
      runPages(pages.query().limit(pages.size()));
    }
  }

  private void run(Get<? extends E> get) {
    RequestText.lines(get.toRequest(table.context())).forEach(this::print);
    Optional<? extends E> item = table.execute(get);
    List<? extends E> items = item.stream().toList();
    printCounts(items.size(), items.size(), 1);
    printTables(items, MAX_ROWS);
  }

  private <T extends E> Page<T> run(Query<T> query, int maxRows) {
    RequestText.lines(query.toRequest(table.context())).forEach(this::print);
    Page<T> page = table.execute(query);
    printCounts(page.items().size(), page.itemsRead(), page.requests());
    printTables(page.items(), maxRows);
    return page;
  }

  private <T extends E> void runPages(Query<T> query) {
    @Nullable String token = null;
    for (int number = 1; number == 1 || token != null; number++) {
      if (number > MAX_PAGES) {
        print("There are more pages.");
        return;
      }
      print("Page " + number + ":");
      Page<T> page = run(query.from(token), MAX_ROWS_OF_PAGE);
      token = page.nextToken();
      if (token != null) {
        print("next: " + token);
      }
    }
  }

  private void printCounts(int returned, int read, int requests) {
    print(
        String.format(
            "%d %s returned, %d read, %d %s",
            returned,
            returned == 1 ? "item" : "items",
            read,
            requests,
            requests == 1 ? "request" : "requests"));
  }

  private void printTables(List<? extends E> entities, int maxRows) {
    List<ItemTable> tables = ItemTable.of(entities, kinds::values);
    for (ItemTable items : tables) {
      if (tables.size() > 1) {
        print("  " + items.kind() + ":");
      }
      items.table().lines(maxRows).forEach(line -> print("  " + line));
    }
  }

  private void print(String line) {
    out.println(INDENT + line);
  }
}
