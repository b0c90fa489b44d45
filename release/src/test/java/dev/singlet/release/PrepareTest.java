package dev.singlet.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The scripts {@code prepare} and {@code set-version}, in a small repository. Its version is far
 * from that of Singlet, because the scripts change this file, too.
 */
class PrepareTest {

  private static final String POM =
      """
      <project>
        <version>7.8.9-SNAPSHOT</version>
        <properties>
          <project.build.outputTimestamp>2025-01-01T00:00:00Z</project.build.outputTimestamp>
        </properties>
      </project>
      """;
  private static final String PAGE =
      "Singlet is not on Maven Central. `mvn install -DskipTests` puts it into your local"
          + " repository. This is 7.8.9-SNAPSHOT.\n";
  private static final Map<String, String> FILES =
      Map.of(
          "pom.xml",
          POM,
          "README.md",
          PAGE,
          "docs/start/setup.md",
          PAGE + "repositories { mavenLocal(); mavenCentral() }\n",
          "docs/other.md",
          "Another library has version 7.8.9.\n",
          "CHANGELOG.md",
          "# Changelog\n\n## Unreleased\n\n- All\n");

  @TempDir Path folder;

  @BeforeEach
  void makeRepository() throws Exception {
    Script.need("bash", "git");
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      write(file.getKey(), file.getValue());
    }
    for (String script : new String[] {"prepare", "set-version"}) {
      Files.createDirectories(folder.resolve("release"));
      Files.copy(Path.of(script), folder.resolve("release").resolve(script));
      assertThat(folder.resolve("release").resolve(script).toFile().setExecutable(true)).isTrue();
    }
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message=All");
  }

  @Test
  void theSourcesAreThoseOfARelease() throws Exception {
    assertThat(prepare("7.8.9")).isEqualTo(new Script(0, ""));

    assertThat(read())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "pom.xml",
                POM.replace("7.8.9-SNAPSHOT", "7.8.9").replace("2025-01-01T", "2026-05-04T"),
                "README.md",
                "This is 7.8.9.\n",
                "docs/start/setup.md",
                "This is 7.8.9.\nrepositories { mavenCentral() }\n",
                "docs/other.md",
                FILES.get("docs/other.md"),
                "CHANGELOG.md",
                "# Changelog\n\n## 7.8.9 (2026-05-04)\n\n- All\n"));
  }

  @Test
  void theNextVersionIsBegun() throws Exception {
    assertThat(script("set-version", "8.0.0-SNAPSHOT")).isEqualTo(new Script(0, ""));

    assertThat(read()).containsEntry("pom.xml", POM.replace("7.8.9-", "8.0.0-"));
    assertThat(read()).containsEntry("docs/other.md", FILES.get("docs/other.md"));
  }

  @Test
  void aReleaseIsNotPreparedAgain() throws Exception {
    prepare("7.8.9");
    write("CHANGELOG.md", FILES.get("CHANGELOG.md"));
    write("README.md", PAGE);
    write("docs/start/setup.md", PAGE);

    assertThat(prepare("7.9.0"))
        .isEqualTo(
            new Script(
                2, "The version in pom.xml isn't a snapshot: these are the sources of a release."));
  }

  @Test
  void aSnapshotIsNotARelease() throws Exception {
    assertThat(prepare("7.8.9-SNAPSHOT"))
        .isEqualTo(new Script(2, "\"7.8.9-SNAPSHOT\" isn't the version of a release."));
    assertThat(read()).isEqualTo(FILES);
  }

  @Test
  void aVersionHasThreeNumbers() throws Exception {
    assertThat(prepare("7.8"))
        .isEqualTo(
            new Script(
                2,
                "\"7.8\" isn't a version: write three numbers, followed by -SNAPSHOT between"
                    + " releases."));
    assertThat(read()).isEqualTo(FILES);
  }

  @Test
  void aReleaseHasNotes() throws Exception {
    write("CHANGELOG.md", "# Changelog\n");

    assertThat(prepare("7.8.9"))
        .isEqualTo(
            new Script(
                2,
                "CHANGELOG.md has no heading \"## Unreleased\": write the notes of the release"
                    + " below it."));
    assertThat(read()).containsEntry("pom.xml", POM);
  }

  @Test
  void aPageThatWasWrittenAnewIsReported() throws Exception {
    write("README.md", "Singlet isn't released.\n");

    Script refused = prepare("7.8.9");

    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.output()).startsWith("README.md has no line with \"Singlet is not on");
    assertThat(read()).containsEntry("pom.xml", POM);
  }

  private Script prepare(String version) throws Exception {
    return script("prepare", version);
  }

  private Script script(String name, String argument) throws Exception {
    return Script.run(folder, Map.of(), "bash", "release/" + name, argument);
  }

  private void git(String... arguments) throws Exception {
    String[] command = new String[arguments.length + 1];
    command[0] = "git";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    Map<String, String> environment =
        Map.of(
            "GIT_AUTHOR_NAME", "a",
            "GIT_AUTHOR_EMAIL", "a@singlet.invalid",
            "GIT_COMMITTER_NAME", "a",
            "GIT_COMMITTER_EMAIL", "a@singlet.invalid",
            "GIT_AUTHOR_DATE", "2026-05-04T12:00:00Z",
            "GIT_COMMITTER_DATE", "2026-05-04T12:00:00Z",
            "GIT_CONFIG_GLOBAL", "/dev/null");
    Script done = Script.run(folder, environment, command);
    assertThat(done.code()).as(done.output()).isZero();
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private Map<String, String> read() throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String file : FILES.keySet()) {
      texts.put(file, Files.readString(folder.resolve(file)));
    }
    return texts;
  }
}
