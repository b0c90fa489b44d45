package dev.singlet.importer.source;

import dev.singlet.importer.model.CollectionModel;
import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.Remark;
import dev.singlet.importer.model.TableModel;
import dev.singlet.importer.schema.IndexSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the interface of a table, and those of its item collections. */
final class TableSource {

  private static final String ANNOTATION = "dev.singlet.annotation.";
  private static final String NO_SORT_KEY = "Index.NONE";
  private static final String ENTITY_ATTRIBUTE = "_et";

  private final TableModel table;
  private final String packageName;

  TableSource(TableModel table, String packageName) {
    this.table = table;
    this.packageName = packageName;
  }

  String write(List<Remark> remarks) {
    JavaFile file = new JavaFile(packageName).uses(ANNOTATION + "Table");
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add("The table " + Text.javadoc(table.schema().name()) + ".");
    if (!remarks.isEmpty()) {
      paragraphs.add("It was imported. These parts of the file are different here:");
      paragraphs.add("<ul>");
      for (Remark remark : remarks) {
        paragraphs.add("<li>" + Text.javadoc(remark.path() + ": " + remark.text()));
      }
      paragraphs.add("</ul>");
    }
    file.javadoc("", paragraphs);
    file.list("", "@Table", settings(file), "");
    permits(file, "public sealed interface " + table.name(), permitted());
    return file.toString();
  }

  private List<String> settings(JavaFile file) {
    List<String> settings = new ArrayList<>();
    settings.add("name = " + Text.literal(table.schema().name()));
    String partition = table.schema().key().partition().get(0);
    settings.add("partitionKey = " + Text.literal(partition));
    addType(settings, "partitionKeyType", List.of(partition), file);
    if (table.schema().key().sort().isEmpty()) {
      file.uses(ANNOTATION + "Index");
      settings.add("sortKey = " + NO_SORT_KEY);
    } else {
      settings.add("sortKey = " + Text.literal(table.schema().key().sort().get(0)));
      addType(settings, "sortKeyType", table.schema().key().sort(), file);
    }
    if (!table.delimiter().equals("#")) {
      settings.add("delimiter = " + Text.literal(table.delimiter()));
    }
    if (table.isSnakeCase()) {
      file.uses(ANNOTATION + "Naming");
      settings.add("naming = Naming.SNAKE_CASE");
    }
    if (!table.schema().indexes().isEmpty()) {
      file.uses(ANNOTATION + "Index");
      settings.add(
          table.schema().indexes().stream()
              .map(index -> index(index, file))
              .collect(Collectors.joining(",\n", "indexes = {\n", "\n    }")));
    }
    return settings;
  }

  private String index(IndexSchema index, JavaFile file) {
    List<String> elements = new ArrayList<>();
    elements.add("value = " + Text.literal(index.name()));
    elements.add("partitionKey = " + texts(index.key().partition()));
    addType(elements, "partitionKeyType", index.key().partition(), file);
    elements.add(
        "sortKey = " + (index.key().sort().isEmpty() ? NO_SORT_KEY : texts(index.key().sort())));
    addType(elements, "sortKeyType", index.key().sort(), file);
    if (index.projection() != IndexSchema.Projection.ALL) {
      file.uses(ANNOTATION + "ProjectionType");
      elements.add("projection = ProjectionType." + index.projection());
    }
    if (index.projection() == IndexSchema.Projection.INCLUDE) {
      elements.add("include = " + texts(included(index)));
    }
    return "      @Index(\n          " + String.join(",\n          ", elements) + ")";
  }

  /**
   * Keys are in every index. The entity attribute lets a query tell the items of entities apart.
   */
  private List<String> included(IndexSchema index) {
    Set<String> keys = Set.copyOf(index.key().all());
    List<String> included = new ArrayList<>();
    for (String attribute : index.included()) {
      if (!keys.contains(attribute) && !table.schema().key().all().contains(attribute)) {
        included.add(attribute);
      }
    }
    included.add(ENTITY_ATTRIBUTE);
    return included.stream().distinct().toList();
  }

  private void addType(List<String> elements, String name, List<String> attributes, JavaFile file) {
    if (attributes.stream().anyMatch(table.numbers()::has)) {
      file.uses(ANNOTATION + "ScalarType");
      List<String> types =
          attributes.stream()
              .map(each -> "ScalarType." + (table.numbers().has(each) ? "N" : "S"))
              .toList();
      elements.add(name + " = " + oneOrAll(types));
    }
  }

  private static String texts(List<String> texts) {
    return oneOrAll(texts.stream().map(Text::literal).toList());
  }

  private static String oneOrAll(List<String> elements) {
    return elements.size() == 1 ? elements.get(0) : "{" + String.join(", ", elements) + "}";
  }

  /** Returns item collections, and the entities that are in none. */
  private List<String> permitted() {
    List<String> permitted = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      permitted.add(table.collectionOf(entity).map(CollectionModel::name).orElse(entity.name()));
    }
    return permitted.stream().distinct().toList();
  }

  String write(CollectionModel collection) {
    JavaFile file = new JavaFile(packageName).uses(ANNOTATION + "ItemCollection");
    String description = Text.javadoc(collection.pattern().description());
    file.javadoc("", List.of(description.isEmpty() ? "Items of one partition." : description));
    file.line("@ItemCollection(name = " + Text.literal(collection.query()) + ")");
    permits(
        file,
        "public sealed interface " + collection.name() + " extends " + table.name(),
        collection.entities().stream().map(EntityModel::name).toList());
    return file.toString();
  }

  private static void permits(JavaFile file, String head, List<String> types) {
    file.line(head);
    List<String> lines = Text.wrapped(String.join(", ", types), 80);
    for (int i = 0; i < lines.size(); i++) {
      file.line(
          (i == 0 ? "    permits " : "        ")
              + lines.get(i)
              + (i == lines.size() - 1 ? " {}" : ""));
    }
  }
}
