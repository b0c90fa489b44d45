package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.OpenPart;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.table.SharedSort;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Kind;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A value that can narrow queries is not named like a method of queries that takes it. Otherwise, a
 * call of that method would look as if it narrowed the query.
 */
final class QueryWords implements Rule {

  private static final Set<Kind> SMALL = Set.of(Kind.INT, Kind.SHORT, Kind.BYTE, Kind.CHARACTER);

  private static final Map<String, Set<Kind>> TAKEN =
      Map.of("from", Set.of(Kind.STRING), "limit", SMALL, "pageSize", SMALL);

  private static final Map<String, String> MEANING =
      Map.of(
          "from", "a page token",
          "limit", "the number of items to return",
          "pageSize", "the number of items to read by a request");

  @Override
  public void check(TableModel table, Report report) {
    Stream<LinkedKeyModel> own =
        table.entities().stream().flatMap(entity -> entity.keys().stream());
    Stream<LinkedKeyModel> shared =
        table.collections().stream()
            .flatMap(
                collection ->
                    collection.queries().stream()
                        .filter(collection::isComplete)
                        .flatMap(query -> SharedSort.of(collection, query).stream()))
            .map(SharedSort::key);
    Stream.concat(own.filter(key -> !key.name().isEmpty()), shared)
        .forEach(
            key -> OpenPart.of(key).forEach(part -> check(part.value().source(), key, report)));
  }

  private static void check(Source source, LinkedKeyModel key, Report report) {
    String name = source.name();
    if (TAKEN.getOrDefault(name, Set.of()).contains(source.type().kind())) {
      report.add(
          "%1$s: queries could be narrowed by %2$s, but %2$s(...) of a query takes %3$s. It would"
              + " compile with a value of %2$s, and not narrow. Rename %2$s in Java.%4$s",
          Code.QUERY_WORD,
          key.place(),
          key,
          name,
          MEANING.getOrDefault(name, ""),
          source.isComputed() ? "" : " @Attribute(\"...\") keeps its stored name.");
    }
  }
}
