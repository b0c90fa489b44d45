package dev.singlet.tools.report;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The path of the source file of a class. */
final class SourceFile {

  private SourceFile() {}

  /** Returns the path, encoded for an address. A nested class is in the file of the outermost. */
  static String of(String qualifiedName) {
    List<String> path = new ArrayList<>();
    for (String name : qualifiedName.split("\\.", -1)) {
      path.add(URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20"));
      if (!name.isEmpty() && Character.isUpperCase(name.codePointAt(0))) {
        break;
      }
    }
    return String.join("/", path) + ".java";
  }
}
