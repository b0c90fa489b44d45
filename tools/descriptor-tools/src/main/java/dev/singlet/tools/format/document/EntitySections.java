package dev.singlet.tools.format.document;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.tools.analysis.Chart;
import dev.singlet.tools.analysis.ChartRow;
import dev.singlet.tools.analysis.Charts;
import dev.singlet.tools.analysis.key.Constraints;
import dev.singlet.tools.analysis.key.Tenants;
import dev.singlet.tools.analysis.relationship.Mention;
import dev.singlet.tools.analysis.relationship.Relationship;
import dev.singlet.tools.analysis.relationship.Relationships;
import dev.singlet.tools.markdown.MarkdownText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The sections on keys, relationships and attributes. */
final class EntitySections {

  private static final Set<AttributeType> SETS =
      Set.of(AttributeType.SS, AttributeType.NS, AttributeType.BS);

  private final TableDescriptor table;
  private final StringBuilder text = new StringBuilder();

  EntitySections(TableDescriptor table) {
    this.table = table;
  }

  String text() {
    text.append("# ").append(MarkdownText.plain(table.name())).append("\n\n");
    paragraph(MarkdownText.prose(table.documentation()));
    paragraph("The model is " + MarkdownText.code(table.java()) + ".");
    if (!table.tenantPrefix().isEmpty()) {
      paragraph(
          MarkdownText.code("{tenant}") + " in partition keys is the id of the client's tenant.");
    }
    if (!table.hooks().isEmpty()) {
      paragraph(
          "Records pass "
              + table.hooks().stream().map(MarkdownText::code).collect(Collectors.joining(", "))
              + " before they are written and after they are read.");
    }
    Charts.of(table).forEach(this::chart);
    text.append(new KeySections(table).text());
    relationships();
    text.append("## Attributes\n\n");
    table.entities().forEach(this::attributes);
    return text.toString();
  }

  private void chart(Chart chart) {
    if (chart.index().isEmpty()) {
      text.append("## Entity chart\n\n");
    } else {
      text.append("## Index ").append(MarkdownText.plain(chart.index())).append("\n\n");
      table.index(chart.index()).ifPresent(index -> paragraph(projection(index)));
    }
    if (chart.rows().isEmpty()) {
      paragraph("No entity has a key here.");
      return;
    }
    boolean hasConditions = chart.rows().stream().anyMatch(row -> !row.when().isEmpty());
    List<String> head = new ArrayList<>(List.of("Entity"));
    chart.partitionNames().forEach(name -> head.add(MarkdownText.plain(name)));
    chart.sortNames().forEach(name -> head.add(MarkdownText.plain(name)));
    if (hasConditions) {
      head.add("When");
    }
    head.add("For");
    List<List<String>> rows = new ArrayList<>();
    for (ChartRow row : chart.rows()) {
      List<String> cells = new ArrayList<>(List.of(MarkdownText.plain(row.entity())));
      row.partition().forEach(template -> cells.add(MarkdownText.code(template)));
      row.sort().forEach(template -> cells.add(MarkdownText.code(template)));
      if (hasConditions) {
        cells.add(MarkdownText.code(row.when()) + MarkdownText.aside(row.stored()));
      }
      cells.add(MarkdownText.prose(row.purpose()));
      rows.add(cells);
    }
    text.append(MarkdownText.table(head, rows));
  }

  private static String projection(IndexDescriptor index) {
    String type =
        switch (index.type()) {
          case GLOBAL -> "A global index";
          case LOCAL -> "A local index";
          case VECTOR -> "A vector index";
        };
    String content =
        switch (index.projection()) {
          case ALL -> type + " of whole items.";
          case KEYS_ONLY -> type + " of keys only.";
          case INCLUDE -> type + " of keys and " + MarkdownText.codes(index.include()) + ".";
        };
    return index.vector() == null
        ? content
        : content + " " + Charts.vectors(index.vector(), MarkdownText::code);
  }

  private void relationships() {
    List<List<String>> rows = new ArrayList<>();
    for (Relationship line : Relationships.of(table)) {
      rows.add(
          List.of(
              MarkdownText.plain(line.from()),
              line.kind() == Relationship.Kind.ONE_TO_ONE ? "1 : 1" : "1 : n",
              MarkdownText.plain(line.to()),
              line.label().isEmpty() ? "no query" : MarkdownText.code(line.label()),
              MarkdownText.plain(line.rule())));
    }
    if (!rows.isEmpty()) {
      text.append("## Relationships\n\n");
      text.append(MarkdownText.table(List.of("Of", "", "Belongs", "Read by", "Why"), rows));
    }
  }

  private void attributes(EntityDescriptor entity) {
    text.append("### ").append(MarkdownText.plain(entity.name())).append("\n\n");
    paragraph(MarkdownText.prose(entity.documentation()));
    boolean isConstrained =
        entity.attributes().stream()
            .anyMatch(attribute -> !Constraints.of(entity, attribute).isEmpty());
    List<String> head =
        new ArrayList<>(List.of("Component", "In items", "Type", "Stored", "Presence", "Meaning"));
    if (isConstrained) {
      head.add("Constraints");
    }
    List<List<String>> rows = new ArrayList<>();
    for (AttributeDescriptor attribute : entity.attributes()) {
      List<String> cells = new ArrayList<>();
      cells.add(MarkdownText.code(attribute.component()));
      cells.add(place(attribute));
      cells.add(MarkdownText.code(simple(attribute.type().java())));
      cells.add(attribute.type().stored().name());
      cells.add(
          presence(attribute)
              + (attribute.isReadOnly() ? ", read-only" : "")
              + (attribute.embeddingOf().isEmpty()
                  ? ""
                  : ", embedding of " + MarkdownText.codes(attribute.embeddingOf())));
      cells.add(meaning(attribute));
      if (isConstrained) {
        cells.add(MarkdownText.codes(Constraints.of(entity, attribute)));
      }
      rows.add(cells);
    }
    text.append(MarkdownText.table(head, rows));
    for (UniqueDescriptor unique : entity.unique()) {
      paragraph(
          "The item that reserves a value of "
              + MarkdownText.code(unique.component())
              + " has the partition key "
              + MarkdownText.code(Tenants.partition(table, unique))
              + ".");
    }
    String mentions =
        Mention.of(table).stream()
            .filter(mention -> mention.owner().equals(entity.name()))
            .map(EntitySections::mention)
            .collect(Collectors.joining(", "));
    if (!mentions.isEmpty()) {
      paragraph(
          "Other items that name one, and that no access pattern finds by it: " + mentions + ".");
    }
  }

  private static String mention(Mention mention) {
    String held = mention.held().isEmpty() ? "" : " (" + MarkdownText.codes(mention.held()) + ")";
    return MarkdownText.plain(mention.member()) + held;
  }

  private static String place(AttributeDescriptor attribute) {
    if (attribute.keepsOthers()) {
      return "all others";
    }
    return attribute.isAttribute()
        ? MarkdownText.code(attribute.name())
        : "only in " + MarkdownText.code(attribute.onlyInKey());
  }

  private static String meaning(AttributeDescriptor attribute) {
    String documentation = MarkdownText.prose(attribute.documentation());
    List<String> constants =
        attribute.type().constants().stream().map(EnumConstant::stored).toList();
    return constants.isEmpty()
        ? documentation
        : (documentation + " (one of " + MarkdownText.codes(constants) + ")").strip();
  }

  private static String presence(AttributeDescriptor attribute) {
    if (attribute.stamp() != null) {
      return attribute.stamp().name().toLowerCase(Locale.ROOT);
    }
    if (attribute.context() != null) {
      return "from context";
    }
    if (attribute.initial() != null) {
      return attribute.initial().isOnlyForOlderItems()
          ? "required, default in older items"
          : "default";
    }
    if (attribute.isNullable()) {
      return "optional";
    }
    // DynamoDB stores no empty sets.
    boolean isSet = SETS.contains(attribute.type().stored());
    return isSet && !attribute.isRequired() ? "absent if empty" : "required";
  }

  private static String simple(String type) {
    return type.replaceAll("\\b(?:[a-z_][\\w$]*\\.)+(?=[A-Z])", "");
  }

  private void paragraph(String line) {
    if (!line.isEmpty()) {
      text.append(line).append("\n\n");
    }
  }
}
