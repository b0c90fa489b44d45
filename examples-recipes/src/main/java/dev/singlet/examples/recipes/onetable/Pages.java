package dev.singlet.examples.recipes.onetable;

import dev.singlet.TableClient;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanPage;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/** Goes through tables page by page, and stores after each page how far it is. */
final class Pages {

  private final TableClient shop;
  private final int pageSize;

  Pages(TableClient shop, int pageSize) {
    this.shop = shop;
    this.pageSize = pageSize;
  }

  /**
   * Does work for each page from the first one whose work is not known to be done.
   *
   * @param work can be done twice for a page
   */
  <T> Progress each(Progress start, TableClient table, Scan<T> scan, Function<List<T>, Done> work) {
    Progress progress =
        shop.execute(ProgressEntity.get(start.move(), start.number(), start.step()).consistent())
            .orElse(start);
    if (progress.done()) {
      return progress;
    }
    Iterator<ScanPage<T>> pages =
        table.pages(scan.pageSize(pageSize).from(progress.checkpoint())).iterator();
    while (pages.hasNext()) {
      ScanPage<T> page = pages.next();
      Done done = work.apply(page.items());
      progress = shop.execute(ProgressEntity.put(progress.after(page, done)));
    }
    return progress;
  }
}
