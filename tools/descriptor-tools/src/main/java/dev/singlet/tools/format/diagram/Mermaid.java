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

/** A diagram that GitHub, GitLab and many editors draw from a code block in Markdown. */
public final class Mermaid implements Exporter {

  @Override
  public String format() {
    return "mermaid";
  }

  @Override
  public String summary() {
    return "An entity relationship diagram that GitHub draws";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    List<Relationship> relationships = Relationships.of(table);
    StringBuilder text = new StringBuilder("erDiagram\n");
    Map<String, String> names = new LinkedHashMap<>();
    // Between quotes any name will do, also that of a keyword, but for these characters.
    DiagramNames quotable = new DiagramNames("[\"%\\\\\\p{Cntrl}]");
    for (DiagramEntity entity : DiagramEntity.of(table, relationships)) {
      names.put(entity.name(), '"' + quotable.add(entity.name()) + '"');
      text.append("  ").append(names.get(entity.name())).append(" {\n");
      DiagramNames attributes = new DiagramNames("[^A-Za-z0-9_]");
      entity.lines().forEach(line -> text.append(attribute(line, attributes)));
      text.append("  }\n");
    }
    for (Relationship relationship : relationships) {
      text.append("  ").append(names.get(relationship.from()));
      boolean isOne = relationship.kind() == Relationship.Kind.ONE_TO_ONE;
      text.append(relationship.isOptional() ? " |o--" : " ||--");
      text.append(isOne ? "o| " : "o{ ").append(names.get(relationship.to()));
      text.append(" : \"").append(quoted(relationship.label())).append("\"\n");
    }
    return List.of(new ExportedFile(table.name() + ".mmd", text.toString()));
  }

  private static String attribute(DiagramEntity.Line line, DiagramNames names) {
    String name = names.add(line.name());
    StringBuilder text = new StringBuilder("    ").append(line.type()).append(' ');
    text.append(Character.isDigit(name.charAt(0)) ? "_" + name : name);
    if (!line.marks().isEmpty()) {
      text.append(' ').append(String.join(", ", line.marks()));
    }
    if (!line.documentation().isEmpty()) {
      text.append(" \"").append(quoted(line.documentation())).append('"');
    }
    return text.append('\n').toString();
  }

  private static String quoted(String text) {
    return text.replaceAll("[\"%\\\\\\p{Cntrl}]", "'");
  }
}
