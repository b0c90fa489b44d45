package dev.singlet.processor.models;

import java.util.Map;
import java.util.TreeMap;

/**
 * A change of one place of a model.
 *
 * @param file the file
 * @param from the first character that is replaced; negative if the file is left out
 * @param to the end of the characters that are replaced
 * @param text the text in their place
 */
record Mutation(String file, int from, int to, String text) {

  static Mutation without(String file) {
    return new Mutation(file, -1, -1, "");
  }

  /** Returns the files after the change. */
  Map<String, String> of(Map<String, String> files) {
    Map<String, String> changed = new TreeMap<>(files);
    if (from < 0) {
      changed.remove(file);
    } else {
      String old = files.get(file);
      changed.put(file, old.substring(0, from) + text + old.substring(to));
    }
    return changed;
  }

  /** Returns a line that says what is changed. */
  String in(ValidModel model) {
    String old = from < 0 ? "the file" : model.files().get(file).substring(from, to);
    return "%s.%s: %s becomes '%s'"
        .formatted(model.packageName(), file, old.replaceAll("\\s+", " "), text);
  }
}
