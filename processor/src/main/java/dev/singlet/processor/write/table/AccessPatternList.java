package dev.singlet.processor.write.table;

import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.name.Javadocs;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the documentation of a table: all its access patterns. */
final class AccessPatternList {

  private AccessPatternList() {}

  static Code of(TableModel table) {
    Code.Builder code =
        Code.builder()
            .add("The table {@code $L} of {@link $T}.\n\n", table.settings().name(), table.type())
            .add("<table>\n<caption>Access patterns</caption>\n")
            .add("<tr><th>pattern</th><th>reads</th><th>partition</th><th>sort</th></tr>\n");
    for (EntityModel entity : table.entities()) {
      String owner = entity.generatedType().simpleName();
      row(code, owner, "get", entity.primaryKey());
      entity.keys().stream()
          .filter(LinkedKeyModel::isNamed)
          .forEach(key -> row(code, owner, key.name(), key));
    }
    for (CollectionModel collection : table.collections()) {
      if (collection.isGenerated()) {
        rows(code, collection);
      }
    }
    return code.add("</table>\n").build();
  }

  private static void rows(Code.Builder code, CollectionModel collection) {
    String owner = collection.generatedType().simpleName();
    if (collection.sharesPrimaryKey()) {
      row(code, owner, "get", collection.entities().get(0).primaryKey());
    }
    for (CollectionQuery query : collection.queries()) {
      List<LinkedKeyModel> keys = collection.keysOn(query.index());
      if (keys.isEmpty()) {
        continue; // Each of them has an error, so none is part of the model.
      }
      String sorts =
          keys.stream()
              .map(key -> Template.text(key.sort()))
              .distinct()
              .collect(Collectors.joining(" or "));
      row(code, owner, query.name(), query.index(), Template.text(keys.get(0).partition()), sorts);
    }
  }

  private static void row(Code.Builder code, String owner, String name, LinkedKeyModel key) {
    String sort = Template.text(key.sort());
    row(code, owner, name, key.index(), Template.text(key.partition()), sort);
  }

  private static void row(
      Code.Builder code,
      String owner,
      String name,
      @Nullable IndexModel index,
      String partition,
      String sort) {
    code.add(
        "<tr><td>{@code $L.$L}</td><td>$L</td>\n<td>{@code $L}</td>\n<td>$L</td></tr>\n",
        owner,
        name,
        index == null ? "the table" : index.name(),
        Javadocs.plain(partition),
        sort.isEmpty() ? "" : "{@code " + Javadocs.plain(sort) + "}");
  }
}
