package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A block of Terraform's language, laid out as {@code terraform fmt} does. */
final class Hcl {

  private final String header;
  private final Map<String, String> arguments = new LinkedHashMap<>();
  private final List<Hcl> blocks = new ArrayList<>();

  Hcl(String type, String... labels) {
    StringBuilder text = new StringBuilder(type);
    for (String label : labels) {
      text.append(' ').append(quote(label));
    }
    header = text.toString();
  }

  Hcl text(String name, String value) {
    return expression(name, quote(value));
  }

  Hcl texts(String name, List<String> values) {
    return expression(
        name, values.stream().map(Hcl::quote).collect(Collectors.joining(", ", "[", "]")));
  }

  Hcl number(String name, int value) {
    return expression(name, String.valueOf(value));
  }

  Hcl flag(String name, boolean value) {
    return expression(name, String.valueOf(value));
  }

  /** Sets an argument to code, such as a reference to another block. */
  Hcl expression(String name, String code) {
    arguments.put(name, code);
    return this;
  }

  Hcl block(Hcl block) {
    blocks.add(block);
    return this;
  }

  boolean isEmpty() {
    return arguments.isEmpty() && blocks.isEmpty();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(header).append(" {\n");
    int width = arguments.keySet().stream().mapToInt(String::length).max().orElse(0);
    arguments.forEach(
        (name, code) ->
            text.append("  ")
                .append(name)
                .append(" ".repeat(width - name.length()))
                .append(" = ")
                .append(code)
                .append('\n'));
    boolean isFirst = arguments.isEmpty();
    for (Hcl block : blocks) {
      text.append(isFirst ? "" : "\n");
      block
          .toString()
          .lines()
          .forEach(line -> text.append(line.isEmpty() ? "" : "  ").append(line).append('\n'));
      isFirst = false;
    }
    return text.append("}\n").toString();
  }

  /**
   * Returns a text in quotes. Its escapes are those of JSON, but for the start of a template. There
   * the usual escape, a doubled character, fails after one more of these characters.
   */
  private static String quote(String value) {
    return JsonText.of(value).strip().replace("${", "\\u0024{").replace("%{", "\\u0025{");
  }
}
