package dev.singlet.importer.source;

import dev.singlet.importer.model.TableModel;
import dev.singlet.importer.pattern.PatternMethod;
import dev.singlet.importer.pattern.Patterns;
import java.util.List;

/** Writes the class with the access patterns of a table. */
final class PatternsSource {

  private PatternsSource() {}

  static String write(TableModel table, Patterns patterns, String packageName) {
    JavaFile file = new JavaFile(packageName);
    file.javadoc("", List.of("The access patterns of " + table.name() + "."));
    file.line("public final class " + table.name() + "Patterns {");
    file.line("");
    file.line("  private " + table.name() + "Patterns() {}");
    for (PatternMethod method : patterns.methods()) {
      file.uses(method.imports());
      file.line("");
      if (!method.documentation().isBlank()) {
        file.javadoc("  ", List.of(Text.javadoc(method.documentation())));
      }
      file.list(
          "  ",
          "public static " + method.returns() + " " + method.name(),
          method.parameters(),
          " {");
      statement(file, method.calls());
      file.line("  }");
    }
    file.line("}");
    return file.toString();
  }

  private static void statement(JavaFile file, List<String> calls) {
    String one = "    return " + String.join("", calls) + ";";
    if (one.length() <= JavaFile.WIDTH || calls.size() == 1) {
      file.line(one);
      return;
    }
    file.line("    return " + calls.get(0));
    for (int i = 1; i < calls.size(); i++) {
      file.line("        " + calls.get(i) + (i == calls.size() - 1 ? ";" : ""));
    }
  }
}
