package dev.singlet.examples.github.report;

import dev.singlet.Get;
import dev.singlet.Page;
import dev.singlet.Query;
import dev.singlet.TableClient;
import dev.singlet.examples.github.model.GitHub;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs access patterns and prints what became of them. */
public final class Report {

  private static final String INDENT = "    ";
  private static final int MAX_ROWS = 9;
  private static final int MAX_ROWS_OF_PAGE = 3;
  private static final int MAX_PAGES = 3;

  private final TableClient github;
  private final PrintStream out;

  /**
   * A report.
   *
   * @param github executes the operations
   * @param out where to print
   */
  public Report(TableClient github, PrintStream out) {
    this.github = github;
    this.out = out;
  }

  /** Runs an example. */
  public void run(Example example) {
    out.printf("%n%2d. %s%n", example.number(), example.name());
    if (example instanceof Example.Item item) {
      run(item.get());
    } else if (example instanceof Example.Items items) {
      Page<? extends GitHub> page = run(items.query(), MAX_ROWS);
      if (page.hasNext()) {
        print("There are more pages.");
      }
    } else if (example instanceof Example.Pages pages) {
      runPages(pages.query().limit(pages.size()));
    }
  }

  private void run(Get<? extends GitHub> get) {
    RequestText.lines(get.toRequest(github.context())).forEach(this::print);
    Optional<? extends GitHub> item = github.execute(get);
    List<? extends GitHub> items = item.stream().toList();
    printCounts(items.size(), items.size(), 1);
    printTables(items, MAX_ROWS);
  }

  private <T extends GitHub> Page<T> run(Query<T> query, int maxRows) {
    RequestText.lines(query.toRequest(github.context())).forEach(this::print);
    Page<T> page = github.execute(query);
    printCounts(page.items().size(), page.itemsRead(), page.requests());
    printTables(page.items(), maxRows);
    return page;
  }

  private <T extends GitHub> void runPages(Query<T> query) {
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

  private void printTables(List<? extends GitHub> entities, int maxRows) {
    List<ItemTable> tables = ItemTable.of(entities);
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
