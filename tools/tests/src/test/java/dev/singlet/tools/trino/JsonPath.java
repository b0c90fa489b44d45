package dev.singlet.tools.trino;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The paths of Trino's {@code json_extract}: {@code $.a["b.c"][0]}. */
final class JsonPath {

  private static final Pattern STEP =
      Pattern.compile("\\.(\\w+)|\\[(\\d+)]|\\[\"((?:[^\"\\\\]|\\\\[\"\\\\])*)\"]");

  private JsonPath() {}

  static JsonNode find(JsonNode json, String path) {
    JsonNode found = json;
    Matcher step = STEP.matcher(path);
    int end = 1;
    while (end < path.length()) {
      if (!step.find(end) || step.start() != end) {
        throw new IllegalArgumentException("No path of Trino: " + path);
      }
      found = step(found, step);
      end = step.end();
    }
    return found;
  }

  private static JsonNode step(JsonNode json, Matcher step) {
    if (step.group(2) != null) {
      return json.isArray()
          ? json.path(Integer.parseInt(step.group(2)))
          : MissingNode.getInstance();
    }
    String quoted = step.group(3);
    String name = quoted == null ? step.group(1) : quoted.replaceAll("\\\\([\"\\\\])", "$1");
    return json.path(name);
  }
}
