package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.Table;
import dev.singlet.model.change.ChangeKind;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each member of an annotation has a kind of change, or a reason why it has none. */
class AnnotationMembersTest {

  /** A part that comes or goes brings its annotations with it. */
  private static final Set<ChangeKind> PARTS =
      Set.of(
          ChangeKind.ADDED,
          ChangeKind.REMOVED,
          ChangeKind.TIME_TO_LIVE,
          ChangeKind.VARIANT_ADDED,
          ChangeKind.VARIANT_REMOVED,
          ChangeKind.ENTITY_ADDED,
          ChangeKind.ENTITY_REMOVED);

  @Test
  void eachMemberIsNamedOnce() throws Exception {
    Set<String> kinds = AnnotationMembers.kinds().keySet();
    Set<String> reasons = AnnotationMembers.reasons().keySet();

    assertThat(kinds).doesNotContainAnyElementsOf(reasons);
    Set<String> named = new TreeSet<>(kinds);
    named.addAll(reasons);
    assertThat(named).isEqualTo(members());
  }

  static Stream<Map.Entry<String, List<ChangeKind>>> kinds() {
    return AnnotationMembers.kinds().entrySet().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kinds")
  void examplesThatChangeAMemberHaveItsKind(Map.Entry<String, List<ChangeKind>> member) {
    List<Example> examples =
        Examples.all().stream()
            .filter(each -> each.kinds().stream().noneMatch(kind -> isPart(kind, member)))
            .filter(each -> !uses(each.before(), member).equals(uses(each.after(), member)))
            .toList();

    assertThat(examples)
        .satisfiesAnyOf(
            none -> assertThat(none).isEmpty(),
            some ->
                assertThat(some)
                    .anySatisfy(
                        each -> assertThat(each.kinds()).containsAnyElementsOf(member.getValue())));
  }

  private static boolean isPart(ChangeKind kind, Map.Entry<String, List<ChangeKind>> member) {
    return PARTS.contains(kind) && !member.getValue().contains(kind);
  }

  /** Returns the values of a member in a model, or its annotation if it has no members. */
  private static List<String> uses(String model, Map.Entry<String, List<ChangeKind>> member) {
    String[] names = member.getKey().split("\\.", -1);
    String value = "(\"(?:[^\"\\\\]|\\\\.)*\"|\\{[^}]*}|[\\w.]+)";
    String annotation = "@" + names[0] + "\\b";
    String arguments = annotation + "\\((?:[^()\"]|\"[^\"]*\"|\\([^()]*\\))*?";
    String pattern =
        names.length == 1
            ? annotation
            : names[1].equals("value")
                ? annotation + "\\(" + value + "\\)"
                : arguments + "\\b" + names[1] + "\\s*=\\s*" + value;
    return Pattern.compile(pattern)
        .matcher(model)
        .results()
        .map(AnnotationMembersTest::last)
        .toList();
  }

  private static String last(MatchResult result) {
    return result.group(result.groupCount());
  }

  private static Set<String> members() throws Exception {
    Set<String> members = new TreeSet<>();
    for (Class<?> type : types()) {
      if (type.isAnnotation()) {
        List<String> names = Arrays.stream(type.getDeclaredMethods()).map(Method::getName).toList();
        names.forEach(each -> members.add(type.getSimpleName() + "." + each));
        if (names.isEmpty()) {
          members.add(type.getSimpleName());
        }
      }
    }
    return members;
  }

  /** Returns the types of the package, from a folder or a jar. */
  private static List<Class<?>> types() throws Exception {
    URI place = Table.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path root = Path.of(place);
    if (Files.isDirectory(root)) {
      return types(root);
    }
    try (FileSystem jar = FileSystems.newFileSystem(root)) {
      return types(jar.getPath("/"));
    }
  }

  private static List<Class<?>> types(Path root) throws IOException, ClassNotFoundException {
    String folder = Table.class.getPackageName().replace('.', '/');
    List<String> files;
    try (Stream<Path> paths = Files.list(root.resolve(folder))) {
      files = paths.map(each -> each.getFileName().toString()).toList();
    }
    List<Class<?>> types = new ArrayList<>();
    for (String file : files) {
      if (file.endsWith(".class") && !file.endsWith("-info.class")) {
        String name = file.substring(0, file.length() - ".class".length());
        types.add(Class.forName(Table.class.getPackageName() + "." + name));
      }
    }
    return types;
  }
}
