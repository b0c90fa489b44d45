package dev.singlet.importer.source;

import dev.singlet.importer.model.CollectionModel;
import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.Model;
import dev.singlet.importer.model.Remark;
import dev.singlet.importer.model.TableModel;
import dev.singlet.importer.pattern.Patterns;
import dev.singlet.importer.pattern.Projected;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes all files of a model. */
public final class Sources {

  private final String packageName;
  private final SortedMap<String, String> files = new TreeMap<>();

  private Sources(String packageName) {
    this.packageName = packageName;
  }

  /**
   * Writes a model.
   *
   * @param model the model
   * @param packageName the package of its types
   * @param remarks gets words on access patterns
   * @return the text of each file by its name, such as {@code Deal.java}
   */
  public static SortedMap<String, String> of(
      Model model, String packageName, List<Remark> remarks) {
    Sources sources = new Sources(packageName);
    remarks.addAll(model.remarks());
    for (TableModel table : model.tables()) {
      sources.table(table, remarks);
    }
    return sources.files;
  }

  private void table(TableModel table, List<Remark> remarks) {
    Patterns patterns = Patterns.of(table, remarks);
    List<Remark> own = new ArrayList<>();
    for (Remark remark : remarks) {
      if (remark.path().startsWith(table.schema().path() + ".")) {
        own.add(remark);
      }
    }
    TableSource source = new TableSource(table, packageName);
    EntitySource entities = new EntitySource(table, packageName);
    add(table.name(), source.write(own));
    for (CollectionModel collection : table.collections()) {
      add(collection.name(), source.write(collection));
    }
    for (EntityModel entity : table.entities()) {
      add(entity.name(), entities.write(entity));
    }
    for (Projected projected : patterns.projections()) {
      add(projected.name(), entities.write(projected));
    }
    if (!patterns.methods().isEmpty()) {
      add(table.name() + "Patterns", PatternsSource.write(table, patterns, packageName));
    }
  }

  private void add(String type, String text) {
    files.put(type + ".java", text);
  }
}
