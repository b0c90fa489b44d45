package dev.singlet.benchmarks.scale;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.benchmarks.Jdk;
import dev.singlet.benchmarks.cost.RecordedCosts;
import dev.singlet.benchmarks.scale.ScaleProgram.Step;
import dev.singlet.benchmarks.start.StartVariant;
import dev.singlet.json.DynamoDbJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The measured model with a few entities, and what one more entity costs Singlet. */
class ScaleTest {

  private static final int ENTITIES = 4;
  private static final Pattern LOADED = Pattern.compile("] (\\S*\\.E003\\S*) source:");

  @TempDir private static Path folder;
  private static ScaleBuild build = new ScaleBuild(Path.of(""), 0);
  private static final Map<ScaleCode, List<Double>> COMPILED = new EnumMap<>(ScaleCode.class);
  private static final List<ScaleRuns> RUNS = new ArrayList<>();

  @BeforeAll
  static void compile() throws Exception {
    build = new ScaleBuild(folder, ENTITIES);
    for (ScaleCode code : ScaleCode.values()) {
      COMPILED.put(code, List.of(build.compileHere(code)));
    }
    for (StartVariant variant : StartVariant.values()) {
      ScaleRuns runs = new ScaleRuns(build.program(variant), Jdk.measured().get(0));
      runs.run("-Xlog:class+load:file=" + loadedBy(variant));
      RUNS.add(runs);
    }
  }

  private static Path loadedBy(StartVariant variant) {
    return folder.resolve(variant + ".loaded");
  }

  private static List<Step> steps(StartVariant variant) {
    return RUNS.stream().filter(runs -> runs.variant() == variant).findAny().orElseThrow().last();
  }

  @Test
  void allVariantsWriteTheSameItemsOfTwentyAttributes() {
    for (int entity = 1; entity <= ENTITIES; entity++) {
      var byHand = DynamoDbJson.read(steps(StartVariant.HAND_WRITTEN).get(entity).item());

      assertThat(byHand).hasSize(25).containsKeys("PK", "SK", "GSI1PK", "GSI1SK", "_et");
      assertThat(DynamoDbJson.read(steps(StartVariant.SINGLET).get(entity).item()))
          .isEqualTo(byHand);
      assertThat(DynamoDbJson.read(steps(StartVariant.ENHANCED).get(entity).item()))
          .isEqualTo(byHand);
    }
  }

  @Test
  void entitiesDifferInNamesAndTypes() {
    assertThat(ScaledEntity.first(200).stream().map(ScaledEntity::attributes).distinct())
        .hasSize(200);
  }

  @Test
  void tablesHaveEachVariant() throws Exception {
    ScaleTables tables = new ScaleTables(ENTITIES);
    int java = Jdk.measured().get(0).feature();

    assertThat(tables.ofCode(build, COMPILED))
        .containsPattern("\\| the records alone \\| [\\d.]+ s \\|")
        .containsPattern("\\| Singlet, with the records \\| .* KB \\|")
        .containsPattern("\\| enhanced, beans \\| .* \\| 1.00 \\|");
    assertThat(tables.ofClasses(RUNS, List.of(1, 2, ENTITIES)))
        .contains("| metaspace, 1 entity | metaspace, 2 entities | metaspace, 4 entities |")
        .contains("| Java " + java + ", hand-written | ")
        .contains("| Java " + java + ", Singlet | ");
    assertThat(tables.ofCalls(RUNS))
        .containsPattern("\\| Java " + java + ", enhanced, bean \\| .* ms \\| .* \\| 1.00 \\|");
  }

  @Test
  void generatedBytesOfAnEntity() throws Exception {
    RecordedCosts.requireBytes(
        "bytes of the generated classes of an entity",
        bytesOf("E\\d+Entity.*") / ENTITIES,
        classesOf("E000Entity.*"));
  }

  @Test
  void generatedBytesOfATable() throws Exception {
    RecordedCosts.requireBytes(
        "bytes of the generated classes of a table of four entities",
        bytesOf("ScaledTable.*"),
        classesOf("ScaledTable.*"));
  }

  /** The second entity loads what the first one did not. Each further entity is like another. */
  @Test
  void loadedClassesOfAnEntity() throws Exception {
    List<Step> steps = steps(StartVariant.SINGLET);
    long classes =
        LongStream.rangeClosed(3, ENTITIES)
            .map(i -> steps.get((int) i).classes() - steps.get((int) i - 1).classes())
            .min()
            .orElseThrow();
    String log = Files.readString(loadedBy(StartVariant.SINGLET));

    RecordedCosts.requireClasses(
        "classes that a further entity loads",
        classes,
        LOADED.matcher(log).results().map(line -> line.group(1)).collect(Collectors.joining("\n")));
  }

  private static long bytesOf(String classes) throws IOException {
    return build.classFiles(ScaleCode.SINGLET).bytes().entrySet().stream()
        .filter(file -> file.getKey().matches(classes))
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  private static String classesOf(String classes) throws IOException {
    return build.classFiles(ScaleCode.SINGLET).bytes().entrySet().stream()
        .filter(file -> file.getKey().matches(classes))
        .map(file -> file.getKey() + " " + file.getValue())
        .collect(Collectors.joining("\n"));
  }
}
