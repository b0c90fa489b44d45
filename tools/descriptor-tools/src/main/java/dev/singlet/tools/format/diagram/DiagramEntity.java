package dev.singlet.tools.format.diagram;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.tools.analysis.relationship.Relationship;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An entity as diagrams show it.
 *
 * @param name its name
 * @param lines its attributes, those of the primary key first
 */
record DiagramEntity(String name, List<Line> lines) {

  DiagramEntity {
    lines = List.copyOf(lines);
  }

  /**
   * An attribute.
   *
   * @param name its component
   * @param type its type, in letters, digits and hyphens
   * @param marks PK, FK and UK
   * @param isRequired true if each item has it
   * @param documentation what it means
   */
  record Line(
      String name, String type, List<String> marks, boolean isRequired, String documentation) {

    Line {
      marks = List.copyOf(marks);
    }

    boolean isKey() {
      return marks.contains("PK");
    }
  }

  static List<DiagramEntity> of(TableDescriptor table, List<Relationship> relationships) {
    List<DiagramEntity> all = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      Set<String> foreign = new HashSet<>();
      for (Relationship relationship : relationships) {
        if (relationship.to().equals(entity.name())) {
          foreign.addAll(relationship.held());
        }
      }
      all.add(of(entity, foreign));
    }
    return all;
  }

  private static DiagramEntity of(EntityDescriptor entity, Set<String> foreign) {
    Set<String> primary = new HashSet<>();
    entity.primaryKey().templates().stream()
        .flatMap(template -> template.values().stream())
        .map(TemplateDescriptor.Part.Value::source)
        .forEach(primary::add);
    Set<String> unique =
        new HashSet<>(entity.unique().stream().map(UniqueDescriptor::component).toList());
    List<Line> keys = new ArrayList<>();
    List<Line> others = new ArrayList<>();
    entity
        .attributes()
        .forEach(
            attribute -> {
              List<String> marks = new ArrayList<>();
              addIf(primary.contains(attribute.component()), "PK", marks);
              addIf(foreign.contains(attribute.component()), "FK", marks);
              addIf(unique.contains(attribute.component()), "UK", marks);
              Line line =
                  new Line(
                      attribute.component(),
                      type(attribute.type()),
                      marks,
                      !attribute.isNullable(),
                      attribute.documentation());
              (line.isKey() ? keys : others).add(line);
            });
    keys.addAll(others);
    return new DiagramEntity(entity.name(), keys);
  }

  private static void addIf(boolean condition, String mark, List<String> marks) {
    if (condition) {
      marks.add(mark);
    }
  }

  /** Returns such as {@code set-of-string}: diagrams take no angle brackets in types. */
  private static String type(StoredType type) {
    StoredType element = type.element();
    boolean isNamed =
        List.of("enum", "record", "tuple", "union", "anyOf", "converted").contains(type.kind());
    if (isNamed) {
      return simple(type.java());
    }
    return element == null ? type.kind() : type.kind() + "-of-" + type(element);
  }

  private static String simple(String java) {
    String raw = java.replaceAll("<.*", "").replaceAll("\\[]", "-array");
    String name = raw.substring(raw.lastIndexOf('.') + 1).replaceAll("[^A-Za-z0-9-]", "-");
    return name.matches("[A-Za-z].*") ? name : "T" + name;
  }
}
