package dev.singlet.importer.source;

import dev.singlet.importer.model.CollectionModel;
import dev.singlet.importer.model.Component;
import dev.singlet.importer.model.Computed;
import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.KeyTemplate;
import dev.singlet.importer.model.LinkedKey;
import dev.singlet.importer.model.TableModel;
import dev.singlet.importer.pattern.Projected;
import java.util.ArrayList;
import java.util.List;

/** Writes the record of an entity, and those of its parts in indexes. */
final class EntitySource {

  private static final String ANNOTATION = "dev.singlet.annotation.";
  private static final String NULLABLE = "org.jspecify.annotations.Nullable";

  private final TableModel table;
  private final String packageName;

  EntitySource(TableModel table, String packageName) {
    this.table = table;
    this.packageName = packageName;
  }

  String write(EntityModel entity) {
    JavaFile file =
        new JavaFile(packageName).uses(ANNOTATION + "Entity").uses(ANNOTATION + "LinkedKey");
    file.line("@Entity");
    for (LinkedKey key : entity.keys()) {
      file.list("", "@LinkedKey", elements(key, file), "");
    }
    String implemented = table.collectionOf(entity).map(CollectionModel::name).orElse(table.name());
    String end =
        "\n    implements " + implemented + " {" + (entity.computed().isEmpty() ? "}" : "");
    file.list("", "public record " + entity.name(), components(entity.components(), file), end);
    if (!entity.computed().isEmpty()) {
      entity.computed().forEach(each -> computed(each, file));
      file.line("}");
    }
    return file.toString();
  }

  private List<String> elements(LinkedKey key, JavaFile file) {
    List<String> elements = new ArrayList<>();
    if (!key.name().isEmpty()) {
      elements.add("name = " + Text.literal(key.name()));
    }
    if (!key.isPrimary()) {
      elements.add("index = " + Text.literal(key.index()));
    }
    if (!key.purpose().isBlank()) {
      elements.add("purpose = " + Text.literal(key.purpose()));
    }
    elements.add("partition = " + templates(key.partition()));
    if (!key.sort().isEmpty()) {
      elements.add("sort = " + templates(key.sort()));
    }
    if (key.givesUpOrder()) {
      file.uses(ANNOTATION + "KeyProperty");
      elements.add("givesUp = KeyProperty.ORDER");
    }
    return elements;
  }

  private static String templates(List<KeyTemplate> templates) {
    List<String> texts = templates.stream().map(each -> Text.literal(each.text())).toList();
    return texts.size() == 1 ? texts.get(0) : "{" + String.join(", ", texts) + "}";
  }

  private List<String> components(List<Component> components, JavaFile file) {
    List<String> declared = new ArrayList<>();
    for (Component component : components) {
      file.uses(component.type().imports());
      StringBuilder text = new StringBuilder();
      if (component.isOnlyInKey()) {
        file.uses(ANNOTATION + "OnlyInKey");
        text.append("@OnlyInKey ");
      } else if (!table.names(component)) {
        file.uses(ANNOTATION + "Attribute");
        text.append("@Attribute(").append(Text.literal(component.stored())).append(") ");
      }
      if (component.isNullable()) {
        file.uses(NULLABLE);
        text.append("@Nullable ").append(component.type().boxed());
      } else {
        text.append(component.type().text());
      }
      declared.add(text + " " + component.name());
    }
    return declared;
  }

  private void computed(Computed computed, JavaFile file) {
    Component component = computed.component();
    file.uses(ANNOTATION + "Computed").uses(component.type().imports());
    if (!computed.imports().isEmpty()) {
      file.uses(computed.imports()).uses("java.math.BigDecimal");
    }
    String type =
        component.isNullable() ? "@Nullable " + component.type().boxed() : component.type().text();
    file.line("");
    file.line("  @Computed");
    file.line(
        "  public static "
            + (component.isNullable() ? "@Nullable " : "")
            + "String "
            + computed.name()
            + "("
            + type
            + " "
            + component.name()
            + ") {");
    file.line("    return " + computed.expression() + ";");
    file.line("  }");
  }

  String write(Projected projected) {
    JavaFile file = new JavaFile(packageName).uses(ANNOTATION + "Projection");
    file.javadoc(
        "",
        List.of(
            "The part of "
                + projected.entity().name()
                + " that the index "
                + Text.javadoc(projected.index().name())
                + " holds."));
    file.line("@Projection(of = " + projected.entity().name() + ".class)");
    file.list(
        "", "public record " + projected.name(), components(projected.components(), file), " {}");
    return file.toString();
  }
}
