package dev.singlet.examples.shared.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The calls of Singlet that the examples make, cut out of the source that was compiled. So what is
 * shown is what runs.
 */
public final class Calls {

  private static final Pattern EXAMPLE =
      Pattern.compile("\"([^\"]+)\",\\s+AccessPatterns\\.(\\w+)\\(");
  private static final Pattern METHOD =
      Pattern.compile("(\\w+)\\([^()]*\\)\\s+\\{\\s+return\\s+([^;]+);");

  private final String place;
  private final Map<String, String> methodByExample;
  private final Map<String, String> callByMethod;

  private Calls(
      String place, Map<String, String> methodByExample, Map<String, String> callByMethod) {
    this.place = place;
    this.methodByExample = methodByExample;
    this.callByMethod = callByMethod;
  }

  /**
   * Reads the calls.
   *
   * @param module the folder of the module
   * @param examples has each example by its name, with a method of AccessPatterns
   * @param patterns the class AccessPatterns, whose methods return a call each
   * @return the calls
   */
  public static Calls of(String module, Class<?> examples, Class<?> patterns) {
    return new Calls(
        module + "/src/main/java" + file(patterns),
        found(EXAMPLE, source(examples)),
        found(METHOD, source(patterns)));
  }

  /** The file that has the calls, from the folder of the project. */
  public String place() {
    return place;
  }

  /** The call of an example, such as {@code IssueEntity.byRepo(owner, repoName)}. */
  String of(Example<?> example) {
    String call = callByMethod.get(methodByExample.getOrDefault(example.name(), ""));
    if (call == null) {
      throw new IllegalStateException("no call in the source of: " + example.name());
    }
    return call;
  }

  private static Map<String, String> found(Pattern pattern, String source) {
    Map<String, String> found = new HashMap<>();
    Matcher matcher = pattern.matcher(source);
    while (matcher.find()) {
      found.put(matcher.group(1), matcher.group(2).replaceAll("\\s+", " "));
    }
    return found;
  }

  /** The build copies it there. */
  private static String source(Class<?> type) {
    String file = "/META-INF/source" + file(type);
    try (InputStream stream = type.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("there is no resource " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String file(Class<?> type) {
    return "/" + type.getName().replace('.', '/') + ".java";
  }
}
