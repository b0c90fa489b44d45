package dev.singlet.examples.recipes.page;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.format.document.Markdown;
import dev.singlet.tools.sample.Samples;
import dev.singlet.tools.source.Descriptors;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The models as the tools write them in Markdown. */
final class ModelText {

  /** Read once, because most blocks of a page ask for them. */
  private static final List<TableDescriptor> TABLES = Descriptors.in(Path.of("target/classes"));

  private static final Map<String, String> DOCUMENTS = new ConcurrentHashMap<>();
  private static final Pattern HEADING = Pattern.compile("(?m)^(?=## )");

  private ModelText() {}

  static TableDescriptor table(String name) {
    return TABLES.stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no table is called " + name));
  }

  /** The section of a table's document under a heading, without the heading. */
  static String section(TableDescriptor table, String heading) {
    String text = DOCUMENTS.computeIfAbsent(table.name(), any -> document(table));
    return HEADING
        .splitAsStream(text)
        .filter(section -> section.startsWith("## " + heading + "\n"))
        .findFirst()
        .map(section -> section.substring(section.indexOf('\n')).strip() + "\n")
        .orElseThrow(() -> new IllegalArgumentException("no section is called " + heading));
  }

  private static String document(TableDescriptor table) {
    return new Markdown()
        .export(new Export(table, TableSettings.safe(), () -> Samples.none()))
        .get(0)
        .text();
  }
}
