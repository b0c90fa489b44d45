package dev.singlet.processor.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.models.ModelCompiler.Complaint;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles random models. The properties {@code models.seed}, {@code models.count} and {@code
 * models.seconds} say which and how many; {@code models.compiler} is {@code javac} or {@code ecj}.
 */
class RandomModelsTest {

  private static final String SEED = "models.seed";

  /** How long a build compiles models, which are others each time. */
  private static final long SECONDS = 15;

  /**
   * The seeds up to which builds begin. The models of 5,000 compile or are refused, so that a build
   * fails for what it changed.
   */
  private static final int SEEDS = 3_200;

  private static final long MOST = 5_000 - SEEDS;

  /** Failures that are told in full. */
  private static final int TOLD = Integer.getInteger("models.told", 3);

  @TempDir Path directory;

  @Test
  void eachCompilesOrIsRefusedByUs() {
    boolean isCounted = System.getProperty("models.count") != null;
    boolean isTimed = System.getProperty("models.seconds") != null;
    long count = Long.getLong("models.count", isTimed ? Long.MAX_VALUE : MOST);
    long seconds = Long.getLong("models.seconds", isCounted ? Long.MAX_VALUE : SECONDS);
    long first = Long.getLong(SEED, 1L + new SecureRandom().nextInt(SEEDS));
    System.out.printf("Random models: -D%s=%d%n", SEED, first);
    String name = System.getProperty("models.compiler", "javac");
    ModelCompiler compiler = compiler(name);
    long begun = System.nanoTime();
    int compiled = 0;
    Map<String, Integer> refused = new TreeMap<>();
    List<String> failures = new ArrayList<>();
    for (long done = 0;
        done < count && (System.nanoTime() - begun) / 1_000_000_000 < seconds;
        done += RandomModel.UNNAMED) {
      List<RandomModel> models =
          LongStream.range(first + done, first + Math.min(count, done + RandomModel.UNNAMED))
              .mapToObj(RandomModel::of)
              .toList();
      for (Map.Entry<RandomModel, List<Complaint>> each : compiler.compile(models).entrySet()) {
        List<Complaint> complaints = each.getValue();
        if (!complaints.stream().allMatch(Complaint::isOurs)) {
          failures.add(failure(each.getKey(), complaints));
        } else if (complaints.stream().anyMatch(Complaint::isError)) {
          String code =
              complaints.stream().filter(Complaint::isError).findFirst().orElseThrow().text();
          refused.merge(code.substring(1, 8), 1, Integer::sum);
        } else {
          compiled++;
        }
      }
    }
    int all = compiled + failures.size() + refused.values().stream().mapToInt(n -> n).sum();
    System.out.printf(
        "%d random models from seed %d, %s on JDK %s: %d compile, %s refused by %s%n",
        all,
        first,
        name,
        Runtime.version().feature(),
        compiled,
        all - compiled - failures.size(),
        refused);
    assertThat(failures.size())
        .as(String.join("\n\n", failures.subList(0, Math.min(TOLD, failures.size()))))
        .isZero();
  }

  private static String failure(RandomModel model, List<Complaint> complaints) {
    StringBuilder text = new StringBuilder();
    text.append("-D%s=%d -Dmodels.count=1\n".formatted(SEED, model.seed()));
    complaints.forEach(complaint -> text.append(complaint).append('\n'));
    return text.append(model.text()).toString();
  }

  private ModelCompiler compiler(String name) {
    return new ModelCompiler(name.equals("ecj") ? new Ecj(directory.resolve("ecj")) : new Javac());
  }
}
