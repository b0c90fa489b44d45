package dev.singlet.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/**
 * Follows the tutorial in an empty folder: writes its files, makes its changes, carries its
 * commands out, and compares what they print. With {@code -Dtutorial.record=true} it writes what
 * they print.
 */
@ResourceLock(Resources.SYSTEM_OUT)
class TutorialTest {

  private static final Path PAGE = Path.of("../../docs/start/tutorial.md");
  private static final boolean RECORDS = Boolean.getBoolean("tutorial.record");

  /** Times differ in each run. */
  private static final Pattern TIME =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");

  @Test
  void eachStepDoesWhatThePageSays(@TempDir Path folder) throws Exception {
    String page = Files.readString(PAGE);
    Project project = new Project(folder);

    String made = followed(page, project);

    if (RECORDS) {
      Files.writeString(PAGE, made);
    }
    assertThat(Files.readString(PAGE))
        .as("docs/start/tutorial.md; -Dtutorial.record=true writes what commands print")
        .isEqualTo(made);
    assertVersionsAreThoseOfSinglet(project.pom());
  }

  @Test
  void allCodeStandsUnderTheNameOfItsFile() throws IOException {
    assertThat(Fence.in(Files.readString(PAGE)))
        .hasSizeGreaterThan(30)
        .allSatisfy(
            fence ->
                assertThat(fence.isFile())
                    .as(fence.text())
                    .isEqualTo(!fence.isCommand() && !fence.isOutput()));
  }

  /** Returns the page with what its commands print. */
  private static String followed(String page, Project project) throws Exception {
    String made = page;
    String printed = "";
    int moved = 0;
    List<Fence> fences = Fence.in(page);
    for (Fence fence : fences) {
      if (fence.isOutput()) {
        Fence inMade =
            new Fence(fence.file(), fence.language(), fence.text(), fence.start() + moved);
        String shown = isSame(fence.text(), printed) ? fence.text() : printed;
        made = inMade.replacedIn(made, shown);
        moved += shown.length() - fence.text().length();
        printed = "";
      } else {
        assertIsShown(printed);
        printed = step(fence, project);
      }
    }
    assertIsShown(printed);
    return made;
  }

  private static void assertIsShown(String printed) {
    assertThat(printed).as("printed by a command whose output the page doesn't show").isEmpty();
  }

  /** Takes one step, and returns what it prints. */
  private static String step(Fence fence, Project project) throws Exception {
    if (fence.isCommand()) {
      return project.run(fence.text());
    }
    if (fence.isGenerated()) {
      assertThat(project.read(fence.file())).contains(fence.text());
    } else if (fence.language().equals("diff")) {
      project.write(fence.file(), fence.changed(project.read(fence.file())));
    } else {
      project.write(fence.file(), fence.text());
    }
    return "";
  }

  private static boolean isSame(String shown, String printed) {
    return TIME.matcher(shown).replaceAll("").equals(TIME.matcher(printed).replaceAll(""));
  }

  private static void assertVersionsAreThoseOfSinglet(Pom pom) {
    Pom singlet = Pom.of(Path.of("../../pom.xml"));

    assertThat(pom.property("maven.compiler.release"))
        .isEqualTo(singlet.property("maven.compiler.release"));
    assertThat(pom.versions())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "singlet-core", singlet.version(),
                "singlet-tables", singlet.version(),
                "singlet-testing", singlet.version(),
                "singlet-processor", singlet.version(),
                "singlet-maven-plugin", singlet.version(),
                "junit-jupiter", singlet.property("junit.version"),
                "maven-compiler-plugin", singlet.property("compiler-plugin.version"),
                "maven-surefire-plugin", singlet.property("surefire-plugin.version")));
  }
}
