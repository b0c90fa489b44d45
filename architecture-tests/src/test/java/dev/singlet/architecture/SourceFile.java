package dev.singlet.architecture;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source file of one top-level type.
 *
 * @param unit the parsed file
 * @param type its type
 * @param text what the file holds
 * @param positions where trees stand in the text
 */
record SourceFile(
    CompilationUnitTree unit, ClassTree type, String text, SourcePositions positions) {

  /** Text of a program, which is kept, or a comment. */
  private static final Pattern STRING_OR_COMMENT =
      Pattern.compile(
          "(\"\"\"(?s:.*?)(?<!\\\\)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])++')"
              + "|/\\*(?s:.*?)\\*/|//[^\n]*");

  static SourceFile of(CompilationUnitTree unit, SourcePositions positions) throws IOException {
    return new SourceFile(
        unit,
        (ClassTree) unit.getTypeDecls().get(0),
        unit.getSourceFile().getCharContent(true).toString(),
        positions);
  }

  String packageName() {
    return unit.getPackageName().toString();
  }

  String name() {
    return packageName() + "." + type.getSimpleName();
  }

  /** Counts its lines without comments, blank lines, imports and the package. */
  long codeLines() {
    return STRING_OR_COMMENT
        .matcher(text)
        .replaceAll(found -> found.group(1) == null ? "" : Matcher.quoteReplacement(found.group()))
        .lines()
        .filter(line -> !line.isBlank() && !line.matches("\\s*(import|package) .*"))
        .count();
  }

  /** Returns the text of a tree. */
  String text(Tree tree) {
    return text.substring(start(tree), end(tree));
  }

  int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }
}
