package dev.singlet.processor.read.settings;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.key.Delimiter;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.type.Converters;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Reads {@code @Table} and its {@code @Index}es. */
public record SettingsReader(Compiler compiler, Report report) {

  private static final Pattern RESOURCE_NAME = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");

  public TableSettings read(TypeElement table) {
    Annotated annotation = Annotated.find(table, Table.class).orElseThrow();
    boolean isGeneric = !table.getTypeParameters().isEmpty();
    if (table.getKind() != ElementKind.INTERFACE || isGeneric) {
      report.add(
          "@Table is on %s, which is %s. Declare it as a sealed interface without type parameters"
              + " that permits the table's entities.",
          Code.NOT_AN_INTERFACE, table, isGeneric ? "generic" : "not an interface");
    }
    checkResourceName("table", annotation.string("name"));
    checkDelimiter(annotation.string("delimiter"));
    KeyModel key =
        new KeyModel(
            List.of(attribute(annotation, "partitionKey")),
            Set.of("", Index.NONE).contains(annotation.string("sortKey").value())
                ? List.of()
                : List.of(attribute(annotation, "sortKey")));
    List<IndexModel> indexes = indexes(annotation, key);
    return new TableSettings(
        annotation.place(),
        annotation.string("name").value(),
        key,
        indexes,
        annotation.constant("naming", Naming.class).value(),
        delimiter(annotation),
        new TenantReader(delimiter(annotation), report)
            .read(annotation.string("tenant"), key, indexes),
        annotation.string("entityAttribute").value(),
        new StampNames(
            annotation.place(),
            false,
            annotation.string("createdAttribute").value(),
            annotation.string("modifiedAttribute").value()),
        annotation.string("schemaVersionAttribute").value(),
        annotation.constant("storedTime", TimeFormat.class).value(),
        new Converters(compiler, report).check(annotation.types("converters")),
        new HookReader(compiler, report).read(annotation.types("hooks")),
        annotation.string("messages").value());
  }

  /** Returns the delimiter. In place of empty text, which is in any text, it is the usual one. */
  private static String delimiter(Annotated table) {
    String delimiter = table.string("delimiter").value();
    return delimiter.isEmpty() ? "#" : delimiter;
  }

  private List<IndexModel> indexes(Annotated table, KeyModel primary) {
    List<IndexModel> indexes = new ArrayList<>();
    for (Annotated annotation : table.annotations("indexes")) {
      Valued<String> name = annotation.string("value");
      checkResourceName("index", name);
      if (indexes.stream().anyMatch(index -> index.name().equals(name.value()))) {
        report.add("The index %s is declared twice. Declare it once.", Code.DUPLICATE_INDEX, name);
      }
      indexes.add(index(annotation, name.value(), primary));
    }
    return indexes;
  }

  private IndexModel index(Annotated annotation, String name, KeyModel primary) {
    IndexType type = annotation.constant("type", IndexType.class).value();
    KeyModel key = new IndexKeyReader(annotation, name, report).read(type, primary);
    checkProjection(annotation, name);
    // An index holds its own key and the table's, and DynamoDB refuses to include them.
    List<String> include =
        annotation.strings("include").stream()
            .map(Valued::value)
            .filter(each -> !key.names().contains(each) && !primary.names().contains(each))
            .toList();
    ProjectionType projection = annotation.constant("projection", ProjectionType.class).value();
    return new IndexModel(
        annotation.place(),
        name,
        type,
        key,
        projection == ProjectionType.INCLUDE && include.isEmpty()
            ? ProjectionType.KEYS_ONLY
            : projection,
        include,
        new VectorReader(report).read(annotation, name, type));
  }

  private void checkProjection(Annotated annotation, String name) {
    ProjectionType projection = annotation.constant("projection", ProjectionType.class).value();
    boolean includes = !annotation.strings("include").isEmpty();
    if (includes != (projection == ProjectionType.INCLUDE)) {
      report.add(
          includes
              ? "The index %s lists attributes to include, but projects %s. Write projection ="
                  + " ProjectionType.INCLUDE, or remove the list."
              : "The index %s projects %s, but lists no attributes. List them as include = {...},"
                  + " or project ALL or KEYS_ONLY.",
          Code.INVALID_PROJECTION,
          includes ? annotation.strings("include").get(0).place() : annotation.place(),
          name,
          projection);
    }
  }

  private static KeyAttributeModel attribute(Annotated annotation, String half) {
    return new KeyAttributeModel(
        annotation.string(half).value(),
        annotation.constant(half + "Type", ScalarType.class).value());
  }

  private void checkResourceName(String what, Valued<String> name) {
    if (!RESOURCE_NAME.matcher(name.value()).matches()) {
      report.add(
          "DynamoDB doesn't accept \"%s\" as the name of %s. Use 3 to 255 letters, digits, '_', '-'"
              + " and '.'.",
          Code.INVALID_NAME, name, what.equals("index") ? "an index" : "a table");
    }
  }

  private void checkDelimiter(Valued<String> delimiter) {
    if (!Delimiter.isPossible(delimiter.value())) {
      report.add(
          "The delimiter \"%s\" can't separate the parts of a key. Write one or several of %s.",
          Code.INVALID_DELIMITER, delimiter, String.join(" ", Delimiter.CHARACTERS.split("")));
    }
  }
}
