package dev.singlet.importer.source;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A source file in the making. */
final class JavaFile {

  /** The longest line. */
  static final int WIDTH = 100;

  private final String packageName;
  private final Set<String> imports = new TreeSet<>();
  private final StringBuilder body = new StringBuilder();

  JavaFile(String packageName) {
    this.packageName = packageName;
  }

  /** Imports types. */
  JavaFile uses(Collection<String> types) {
    imports.addAll(types);
    return this;
  }

  /** Imports a type. */
  JavaFile uses(String type) {
    imports.add(type);
    return this;
  }

  JavaFile line(String line) {
    body.append(line).append('\n');
    return this;
  }

  /** Writes Javadoc: paragraphs, and lines of lists, which begin with a tag. */
  JavaFile javadoc(String indent, List<String> paragraphs) {
    String one = indent + "/** " + paragraphs.get(0) + " */";
    if (paragraphs.size() == 1 && one.length() <= WIDTH) {
      return line(one);
    }
    line(indent + "/**");
    for (int i = 0; i < paragraphs.size(); i++) {
      String paragraph = paragraphs.get(i);
      boolean isTag = paragraph.startsWith("<");
      if (i > 0 && !isTag) {
        line(indent + " *");
      }
      String text = i > 0 && !isTag ? "<p>" + paragraph : paragraph;
      Text.wrapped(text, WIDTH - indent.length() - 3).forEach(each -> line(indent + " * " + each));
    }
    return line(indent + " */");
  }

  /**
   * Writes a head, then elements in parentheses, and an end: in one line if they fit, otherwise
   * with a line for each.
   */
  JavaFile list(String indent, String head, List<String> elements, String end) {
    String one = indent + head + "(" + String.join(", ", elements) + ")" + end;
    int width = one.contains("\n") ? one.indexOf('\n') : one.length();
    if (width <= WIDTH && elements.stream().noneMatch(each -> each.contains("\n"))) {
      return line(one);
    }
    line(indent + head + "(");
    for (int i = 0; i < elements.size(); i++) {
      boolean isLast = i == elements.size() - 1;
      line(indent + "    " + elements.get(i) + (isLast ? ")" + end : ","));
    }
    return this;
  }

  @Override
  public String toString() {
    StringBuilder file = new StringBuilder("package " + packageName + ";\n\n");
    imports.forEach(each -> file.append("import ").append(each).append(";\n"));
    return file.append(imports.isEmpty() ? "" : "\n").append(body).toString();
  }
}
