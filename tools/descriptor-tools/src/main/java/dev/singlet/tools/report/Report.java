package dev.singlet.tools.report;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.Charts;
import dev.singlet.tools.analysis.Finding;
import dev.singlet.tools.analysis.Finding.Severity;
import dev.singlet.tools.analysis.Findings;
import dev.singlet.tools.analysis.key.KeyFormat;
import dev.singlet.tools.analysis.key.KeyValue;
import dev.singlet.tools.analysis.key.KeyValues;
import dev.singlet.tools.analysis.pattern.Partition;
import dev.singlet.tools.analysis.pattern.Partitions;
import dev.singlet.tools.analysis.pattern.PatternRow;
import dev.singlet.tools.analysis.pattern.Patterns;
import dev.singlet.tools.analysis.relationship.Mention;
import dev.singlet.tools.analysis.relationship.Relationship;
import dev.singlet.tools.analysis.relationship.Relationships;
import dev.singlet.tools.report.diagram.Box;
import dev.singlet.tools.report.diagram.Layout;
import dev.singlet.tools.report.diagram.Line;
import dev.singlet.tools.report.stored.StoredTable;
import dev.singlet.tools.sample.Samples;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A table as one page of HTML: diagram, entities and their keys, access patterns, items as they are
 * stored, findings and costs. The page loads nothing, so it can be opened from a file, sent by mail
 * or kept beside a build.
 */
public final class Report {

  private Report() {}

  /**
   * Writes the report of a table. The same table, items and options always give the same text.
   *
   * @param table the model
   * @param samples items to show as stored; {@link Samples#none()} for none
   * @param options links to the source
   * @return the text of an HTML file, in UTF-8
   */
  public static String of(TableDescriptor table, Samples samples, ReportOptions options) {
    Map<String, Object> values = new HashMap<>();
    values.put("table", table);
    values.put("page", Page.of(table, options));
    putDiagram(table, values);
    values.put("charts", Charts.of(table));
    values.put("keyFormats", KeyFormat.of(table));
    List<PatternRow> patterns = Patterns.of(table);
    values.put("patternGroups", PatternGroup.of(table));
    values.put("reads", ReadCosts.of(table, patterns));
    values.put(
        "stored",
        Map.of(
            "items", samples.items().size(),
            "problems", samples.problems(),
            "views", StoredTable.of(table, samples)));
    putFindings(table, values);
    values.put("writes", WriteCostTable.of(table));
    putKeyValues(table, values);
    values.put(
        "mentions",
        Mention.of(table).stream()
            .collect(
                Collectors.groupingBy(Mention::owner, LinkedHashMap::new, Collectors.toList())));
    values.put(
        "partitions",
        Partitions.of(table).stream()
            .collect(
                Collectors.groupingBy(Partition::index, LinkedHashMap::new, Collectors.toList())));
    return new Templates().fill("report.ftlh", values);
  }

  private static void putKeyValues(TableDescriptor table, Map<String, Object> values) {
    List<KeyValue> all = KeyValues.of(table);
    values.put("choosing", all.stream().anyMatch(value -> !value.chosen().isEmpty()));
    values.put(
        "keyValues",
        all.stream()
            .collect(
                Collectors.groupingBy(KeyValue::entity, LinkedHashMap::new, Collectors.toList()))
            .values());
  }

  private static void putDiagram(TableDescriptor table, Map<String, Object> values) {
    List<Relationship> relationships = Relationships.of(table);
    List<Box> boxes = table.entities().stream().map(EntityBox::of).toList();
    List<Line> lines = relationships.stream().map(Report::line).toList();
    values.put("relationships", relationships);
    values.put(
        "erd",
        Map.of(
            "all", Layout.of(boxes, lines),
            "keys", Layout.of(boxes.stream().map(Box::marked).toList(), lines)));
  }

  private static Line line(Relationship relationship) {
    return new Line(
        relationship.from(),
        relationship.to(),
        relationship.isOptional() ? Line.End.OPTIONAL : Line.End.ONE,
        relationship.kind() == Relationship.Kind.ONE_TO_ONE ? Line.End.ONE : Line.End.MANY,
        relationship.label(),
        relationship.from() + " – " + relationship.to() + ": " + relationship.rule());
  }

  private static void putFindings(TableDescriptor table, Map<String, Object> values) {
    Map<Severity, List<Finding>> findings =
        Findings.of(table).stream().collect(Collectors.groupingBy(Finding::severity));
    List<Finding> warnings = findings.getOrDefault(Severity.WARNING, List.of());
    List<Finding> advice = findings.getOrDefault(Severity.ADVICE, List.of());
    values.put(
        "findings",
        Map.of(
            "count",
            warnings.size() + advice.size(),
            "warnings",
            warnings,
            "advice",
            advice,
            "passed",
            findings.getOrDefault(Severity.PASSED, List.of())));
  }
}
