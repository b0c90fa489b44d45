package dev.singlet.benchmarks.scale;

import dev.singlet.benchmarks.Jdk;
import dev.singlet.benchmarks.report.Spread;
import dev.singlet.benchmarks.scale.ScaleProgram.Step;
import dev.singlet.benchmarks.start.StartVariant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The runs of a program on a JDK. */
final class ScaleRuns {

  private final ScaleProgram program;
  private final Jdk jdk;
  private final List<List<Step>> runs = new ArrayList<>();

  ScaleRuns(ScaleProgram program, Jdk jdk) {
    this.program = program;
    this.jdk = jdk;
  }

  Jdk jdk() {
    return jdk;
  }

  StartVariant variant() {
    return program.variant();
  }

  /** Runs it once more. */
  void run(String... options) throws IOException, InterruptedException {
    runs.add(program.run(jdk.home(), options));
  }

  /** The steps of the last run. */
  List<Step> last() {
    return runs.get(runs.size() - 1);
  }

  /** The bytes of metaspace in use after so many entities. */
  Spread metaspace(int entities) {
    return spread(run -> run.get(entities).metaspace());
  }

  /** The classes loaded after so many entities. */
  Spread classes(int entities) {
    return spread(run -> run.get(entities).classes());
  }

  /** The milliseconds of the calls of the first entity. */
  Spread firstCalls() {
    return spread(run -> millis(run.get(1)));
  }

  /** The milliseconds of the calls of each further entity: the median of a run. */
  Spread otherCalls() {
    return spread(
        run -> Spread.of(run.stream().skip(2).mapToDouble(ScaleRuns::millis).toArray()).median());
  }

  private static double millis(Step step) {
    return step.nanos() / 1e6;
  }

  private Spread spread(ToDoubleFunction<List<Step>> figure) {
    return Spread.of(runs.stream().mapToDouble(figure).toArray());
  }
}
