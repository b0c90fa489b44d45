package dev.singlet.processor.print;

/** Lines of source, each with its indentation. */
final class IndentedText {

  private final StringBuilder text = new StringBuilder(32_768);
  private int depth;
  private boolean isInJavadoc;
  private boolean isAtLineStart = true;

  void indent() {
    depth++;
  }

  void unindent() {
    depth--;
  }

  void beginJavadoc() {
    print("/**\n");
    isInJavadoc = true;
  }

  void endJavadoc() {
    endLine();
    isInJavadoc = false;
    print(" */\n");
  }

  /** Ends a line that has text. */
  void endLine() {
    if (!isAtLineStart) {
      print("\n");
    }
  }

  IndentedText print(String part) {
    int start = 0;
    for (int end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', start)) {
      line(part, start, end);
      if (isInJavadoc && isAtLineStart) {
        indentation();
        text.append(" *");
      }
      text.append('\n');
      isAtLineStart = true;
      start = end + 1;
    }
    line(part, start, part.length());
    return this;
  }

  /** Returns the position of the next printed text. */
  int position() {
    beginLine();
    return text.length();
  }

  private void line(String part, int start, int end) {
    if (start < end) {
      beginLine();
      boolean isWhole = end - start == part.length();
      text.append(isWhole ? part : part.substring(start, end));
    }
  }

  private void beginLine() {
    if (isAtLineStart) {
      indentation();
      text.append(isInJavadoc ? " * " : "");
      isAtLineStart = false;
    }
  }

  private void indentation() {
    for (int i = 0; i < depth; i++) {
      text.append("  ");
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
