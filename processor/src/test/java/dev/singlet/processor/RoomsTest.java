package dev.singlet.processor;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each package says what it may import, and imports nothing else of the processor. */
class RoomsTest {

  private static final String ROOT = "dev.singlet.processor";
  private static final String JAVA_POET = "JavaPoet";
  private static final Pattern NAME = Pattern.compile("\\{@code ([a-z.]+)}");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Test
  void packagesImportNoMoreThanTheySay() throws IOException {
    Map<String, Set<String>> unsaid = new TreeMap<>();
    for (Map.Entry<String, Set<String>> room : imports().entrySet()) {
      Set<String> said = said(room.getKey());
      Set<String> more = new TreeSet<>(room.getValue());
      more.removeIf(name -> said.stream().anyMatch(each -> isWithin(name, each)));
      if (!more.isEmpty()) {
        unsaid.put(room.getKey(), more);
      }
    }

    assertThat(unsaid).isEmpty();
  }

  @Test
  void packagesDoNotUseEachOtherInCircles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void nothingStandsInAPackageOfOthers() {
    JavaClasses all = new ClassFileImporter().importPath(Path.of("target", "classes"));

    assertThat(all).extracting(JavaClass::getPackageName).allMatch(name -> name.startsWith(ROOT));
  }

  /** The packages that each one imports, but for the first, which may import all. */
  private static Map<String, Set<String>> imports() {
    return CLASSES.stream()
        .filter(type -> !type.getPackageName().equals(ROOT))
        .collect(
            Collectors.groupingBy(
                type -> room(type.getPackageName()),
                TreeMap::new,
                Collectors.flatMapping(
                    type ->
                        type.getDirectDependenciesFromSelf().stream()
                            .map(Dependency::getTargetClass)
                            .map(target -> target.getBaseComponentType().getPackageName())
                            .filter(target -> !target.equals(type.getPackageName()))
                            .filter(target -> !room(target).isEmpty())
                            .map(RoomsTest::room),
                    Collectors.toCollection(TreeSet::new))));
  }

  private static boolean isWithin(String name, String room) {
    return name.equals(room) || name.startsWith(room + ".");
  }

  private static String room(String name) {
    if (name.startsWith("com.palantir")) {
      return JAVA_POET;
    }
    return name.startsWith(ROOT + ".") ? name.substring(ROOT.length() + 1) : "";
  }

  private static Set<String> said(String room) throws IOException {
    String path = "src/main/java/" + ROOT + "." + room;
    String text =
        Files.readString(Path.of(path.replace('.', '/'), "package-info.java"))
            .replaceAll("\n \\* ?", " ")
            .replaceAll(" +", " ");
    int list = text.indexOf("May import");
    assertThat(list).as(room + " says what it may import").isPositive();
    Set<String> said = new TreeSet<>();
    Matcher names = NAME.matcher(text.substring(list));
    while (names.find()) {
      said.add(names.group(1));
    }
    if (text.substring(list).contains(JAVA_POET)) {
      said.add(JAVA_POET);
    }
    return said;
  }
}
