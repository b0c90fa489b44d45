package dev.singlet.benchmarks.start;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.benchmarks.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StartBuildTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void buildsAProgramThatWritesAndReadsItemsOfEachType(StartVariant variant) throws Exception {
    String classPath = new StartBuild(Path.of("src/main/java"), folder).build(variant, 2);
    Jdk jdk = Jdk.at(Path.of(System.getProperty("java.home")));
    StartRun run = new StartRun(jdk, List.of(), classPath);

    run.run();

    assertThat(run.fromMain().median()).isPositive().isLessThan(run.process().median());
  }

  @ParameterizedTest
  @EnumSource
  void leavesOutTheLibrariesOfOtherVariants(StartVariant variant) throws Exception {
    String classPath = new StartBuild(Path.of("src/main/java"), folder).build(variant, 1);

    assertThat(classPath.contains("dynamodb-enhanced")).isEqualTo(variant == StartVariant.ENHANCED);
    assertThat(classPath)
        .doesNotContain("jmh-core", "tempest", "jackson-databind", "DynamoDBLocal");
  }

  /** A folder in the class path, or in the manifest of a jar, would prevent it. */
  @Test
  void runsWithAnArchiveOfClasses() throws Exception {
    StartVariant variant = StartVariant.SINGLET;
    String classPath = new StartBuild(Path.of("src/main/java"), folder).build(variant, 1);
    Jdk jdk = Jdk.at(Path.of(System.getProperty("java.home")));
    StartGroup group = StartGroup.archived(jdk, 1, Map.of(variant, classPath), folder);

    group.run();

    assertThat(Objects.requireNonNull(group.runs().get(variant)).fromMain().median()).isPositive();
  }
}
