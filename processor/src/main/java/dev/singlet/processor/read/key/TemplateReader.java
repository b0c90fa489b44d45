package dev.singlet.processor.read.key;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a key template and looks up the names of its placeholders. */
record TemplateReader(Scope scope, Report report) {

  /** Reads the template; empty if it is malformed or refers to something unknown. */
  Optional<Template> read(Valued<String> text, String label) {
    String where = label + ": the template \"" + text.value() + "\"";
    List<TemplateParser.Piece> pieces;
    try {
      pieces = TemplateParser.parse(text.value());
    } catch (TemplateParser.SyntaxException wrong) {
      Code code = wrong.isAboutFormat() ? Code.UNKNOWN_FORMAT : Code.MALFORMED_TEMPLATE;
      report.add("%s %s", code, text.place(), where, wrong.problem());
      return Optional.empty();
    }
    List<Part> parts = new ArrayList<>();
    for (TemplateParser.Piece piece : pieces) {
      if (piece instanceof TemplateParser.Text literal) {
        parts.add(new Part.Literal(literal.text()));
      } else if (piece instanceof TemplateParser.Placeholder placeholder) {
        Optional<Source> source = scope.resolve(placeholder.name(), where, text.place(), report);
        source.ifPresent(s -> parts.add(new Part.Value(s, placeholder.formats())));
      }
    }
    return parts.size() == pieces.size()
        ? Optional.of(new Template(text.place(), text.value(), parts))
        : Optional.empty();
  }
}
