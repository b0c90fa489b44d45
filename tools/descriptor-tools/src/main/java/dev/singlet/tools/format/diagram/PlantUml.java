package dev.singlet.tools.format.diagram;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.relationship.Relationship;
import dev.singlet.tools.analysis.relationship.Relationships;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A diagram for PlantUML. */
public final class PlantUml implements Exporter {

  @Override
  public String format() {
    return "plantuml";
  }

  @Override
  public String summary() {
    return "An entity relationship diagram for PlantUML";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    List<Relationship> relationships = Relationships.of(table);
    StringBuilder text = new StringBuilder("@startuml\nhide circle\n");
    Map<String, String> names = new LinkedHashMap<>();
    DiagramNames aliases = new DiagramNames("[^A-Za-z0-9_]");
    for (DiagramEntity entity : DiagramEntity.of(table, relationships)) {
      // No keyword of PlantUML begins so.
      names.put(entity.name(), aliases.add("E_" + entity.name()));
      text.append("entity \"").append(escaped(entity.name())).append("\" as ");
      text.append(names.get(entity.name())).append(" {\n");
      entity.lines().stream()
          .filter(DiagramEntity.Line::isKey)
          .forEach(line -> text.append(attribute(line)));
      text.append("  --\n");
      entity.lines().stream()
          .filter(line -> !line.isKey())
          .forEach(line -> text.append(attribute(line)));
      text.append("}\n");
    }
    for (Relationship relationship : relationships) {
      text.append(names.get(relationship.from()));
      boolean isOne = relationship.kind() == Relationship.Kind.ONE_TO_ONE;
      text.append(relationship.isOptional() ? " |o--" : " ||--");
      text.append(isOne ? "o| " : "o{ ").append(names.get(relationship.to()));
      if (!relationship.label().isEmpty()) {
        text.append(" : ").append(escaped(relationship.label()));
      }
      text.append('\n');
    }
    return List.of(new ExportedFile(table.name() + ".puml", text.append("@enduml\n").toString()));
  }

  private static String attribute(DiagramEntity.Line line) {
    StringBuilder text = new StringBuilder(line.isRequired() ? "  * " : "  ");
    text.append(escaped(line.name())).append(" : ").append(line.type());
    line.marks().forEach(mark -> text.append(" <<").append(mark).append(">>"));
    return text.append('\n').toString();
  }

  /** Returns text that PlantUML doesn't take for markup: two underscores would underline. */
  private static String escaped(String text) {
    return text.replaceAll("[\"\\\\\\p{Cntrl}]", "'").replaceAll("__|\\*\\*|//|--|~~|<", "~$0");
  }
}
