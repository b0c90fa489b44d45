package dev.singlet.it.pagination;

import dev.singlet.TableClient;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.HydratedQuery;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A query of any kind that can be paged through. */
interface View {

  /** A limit or page size of zero is none. */
  Found read(TableClient client, @Nullable String token, int limit, int pageSize);

  /** A page of any kind. */
  record Found(
      List<?> items,
      @Nullable String next,
      @Nullable String previous,
      IntFunction<String> after,
      IntFunction<String> before) {}

  static View of(Query<?> query) {
    return (client, token, limit, pageSize) -> {
      Query<?> limited = limit == 0 ? query : query.limit(limit);
      Query<?> sized = pageSize == 0 ? limited : limited.pageSize(pageSize);
      Page<?> page = client.page(sized.from(token));
      return new Found(
          page.items(),
          page.nextToken(),
          page.previousToken(),
          page::tokenAfter,
          page::tokenBefore);
    };
  }

  static View of(HydratedQuery<?> query) {
    return (client, token, limit, pageSize) -> {
      HydratedQuery<?> limited = limit == 0 ? query : query.limit(limit);
      HydratedQuery<?> sized = pageSize == 0 ? limited : limited.pageSize(pageSize);
      HydratedPage<?> page = client.execute(sized.from(token));
      return new Found(
          page.items(),
          page.nextToken(),
          page.previousToken(),
          page::tokenAfter,
          page::tokenBefore);
    };
  }

  /** All items, page by page. */
  default List<?> all(TableClient client) {
    return read(client, null, 1_000_000, 0).items();
  }
}
