package dev.singlet.tools.format.toolbox;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** A module that grows: imports, functions and declarations. */
final class TypeScript {

  private final TreeSet<String> imports = new TreeSet<>();
  private final Map<String, String> functions = new LinkedHashMap<>();
  private final StringBuilder declarations = new StringBuilder();

  /** Imports a name of Toolbox, and returns it. */
  String imported(String name) {
    imports.add(name);
    return name;
  }

  /** Declares a function that keys use, once, and returns its name. */
  String function(KeyFunction function) {
    function.needs().forEach(this::function);
    functions.putIfAbsent(function.functionName(), function.source());
    return function.functionName();
  }

  /** Declares a function, once, and returns its name. */
  String function(String name, String source) {
    functions.putIfAbsent(name, source);
    return name;
  }

  void declare(String declaration) {
    declarations.append('\n').append(declaration);
  }

  String module(List<String> head, String delimiter) {
    StringBuilder module = new StringBuilder();
    head.forEach(line -> module.append("// ").append(line).append('\n'));
    module.append("import { ").append(String.join(", ", imports));
    module.append(" } from 'dynamodb-toolbox'\n");
    if (!functions.isEmpty()) {
      module.append("\nconst delimiter = ").append(quoted(delimiter)).append('\n');
    }
    functions.values().forEach(source -> module.append('\n').append(source));
    return module.append(declarations).toString();
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("'");
    escape(text, '\'', quoted);
    return quoted.append('\'').toString();
  }

  /** Returns text as a part of a template literal. */
  static String inTemplate(String text) {
    StringBuilder escaped = new StringBuilder();
    escape(text, '`', escaped);
    return escaped.toString().replace("${", "\\${");
  }

  private static void escape(String text, char quote, StringBuilder to) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == quote || c == '\\') {
        to.append('\\').append(c);
      } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
        to.append("\\u%04x".formatted((int) c));
      } else {
        to.append(c);
      }
    }
  }

  /** Returns a name that can be declared. */
  static String identifier(String text) {
    String name = text.replaceAll("[^A-Za-z0-9_$]", "_");
    return Character.isDigit(name.charAt(0)) ? "_" + name : name;
  }

  /** Returns a name as it is before the colon of a property. */
  static String property(String name) {
    return name.matches("[A-Za-z_$][A-Za-z0-9_$]*") ? name : quoted(name);
  }

  /** Returns a comment with its line feed; nothing if there are no lines. */
  static String comment(List<String> lines, String indent) {
    List<String> shown = new ArrayList<>();
    for (String line : lines) {
      line.lines().map(String::strip).filter(each -> !each.isEmpty()).forEach(shown::add);
    }
    if (shown.isEmpty()) {
      return "";
    }
    shown.replaceAll(line -> line.replace("*/", "*\\/"));
    if (shown.size() == 1) {
      return indent + "/** " + shown.get(0) + " */\n";
    }
    StringBuilder comment = new StringBuilder(indent).append("/**\n");
    shown.forEach(line -> comment.append(indent).append(" * ").append(line).append('\n'));
    return comment.append(indent).append(" */\n").toString();
  }
}
