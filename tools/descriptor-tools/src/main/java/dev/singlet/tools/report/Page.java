package dev.singlet.tools.report;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.tools.analysis.Charts;
import dev.singlet.tools.analysis.key.Constraints;
import dev.singlet.tools.analysis.key.Tenants;
import dev.singlet.tools.report.diagram.Letters;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * The shell of the page, and what its templates call.
 *
 * @param table the model
 * @param style the style sheet
 * @param script the script
 * @param facts the facts of the head
 * @param patterns the number of access patterns
 * @param startsWithKeys true if the diagram shows only key attributes at first
 * @param options links to the source
 */
public record Page(
    TableDescriptor table,
    String style,
    String script,
    List<Fact> facts,
    long patterns,
    boolean startsWithKeys,
    ReportOptions options) {

  /** With more entities, a diagram of all attributes is too large to begin with. */
  private static final int SMALL = 20;

  static Page of(TableDescriptor table, ReportOptions options) {
    return new Page(
        table,
        Templates.text("report.css", "diagram.css", "patterns.css", "stored.css", "print.css"),
        Templates.text("theme.js", "tabs.js", "diagram.js", "search.js"),
        Facts.of(table),
        Facts.patterns(table),
        table.entities().size() > SMALL,
        options);
  }

  /** Returns what searches of an index compare; empty for the table and any other index. */
  public String vectors(String index) {
    return table
        .index(index)
        .map(IndexDescriptor::vector)
        .map(vector -> Charts.vectors(vector, UnaryOperator.identity()))
        .orElse("");
  }

  /** Returns the one style sheet that the page may have, whatever else gets into it. */
  public String styleHash() {
    return hash(style);
  }

  /** Returns the one script that the page may run, whatever else gets into it. */
  public String scriptHash() {
    return hash(script);
  }

  public String source(String qualifiedName) {
    return options.source(qualifiedName);
  }

  public String cut(String text) {
    return Letters.cut(text);
  }

  /** Returns a constant as words, such as {@code one to many}. */
  public String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public String presence(AttributeDescriptor attribute) {
    return AttributeWords.presence(attribute);
  }

  public List<String> constraints(EntityDescriptor entity, AttributeDescriptor attribute) {
    return Constraints.of(entity, attribute);
  }

  /** Returns the partition key of the item that reserves a unique value. */
  public String reserved(UniqueDescriptor unique) {
    return Tenants.partition(table, unique);
  }

  /** Returns a type without its packages. */
  public String simple(String type) {
    return type.replaceAll("\\b(?:[a-z_][\\w$]*\\.)+(?=[A-Z])", "");
  }

  /** Returns a text up to its first full stop. */
  public String firstSentence(String text) {
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }

  /** Returns a coordinate. */
  public String tenths(double value) {
    long tenths = Math.round(value * 10);
    return tenths % 10 == 0 ? Long.toString(tenths / 10) : Double.toString(tenths / 10.0);
  }

  private static String hash(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("Every Java has SHA-256", missing);
    }
  }
}
