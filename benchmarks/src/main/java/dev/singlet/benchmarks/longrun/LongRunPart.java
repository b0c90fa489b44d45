package dev.singlet.benchmarks.longrun;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.Report;
import dev.singlet.testing.DynamoDbLocal;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A long run beside the same by hand. */
public final class LongRunPart implements Part {

  private static final int MANY = 100_000;
  private static final int FEW = 50;

  private final LongRun run;

  private LongRunPart(LongRun run) {
    this.run = run;
  }

  /** Returns a part for each long run. */
  public static List<Part> all() {
    return LongRun.ALL.stream().<Part>map(LongRunPart::new).toList();
  }

  @Override
  public String name() {
    return run.name();
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    int issues = effort == Effort.FULL ? MANY : FEW;
    List<Double> byHand = run(Way.BY_HAND, issues);
    List<Double> singlet = run(Way.SINGLET, issues);
    report.section(
        name(),
        Environment.text()
            + String.format(
                Locale.ROOT,
                " %,d issues.%n%n"
                    + "|  | items a second | write units | most heap in use |%n"
                    + "|---|---:|---:|---:|%n"
                    + "%s%n%s%n| ratio | %.2f | %.2f | %.2f |%n",
                issues,
                row("by hand", byHand, issues),
                row("Singlet", singlet, issues),
                byHand.get(0) / singlet.get(0),
                singlet.get(1) / byHand.get(1),
                singlet.get(2) / byHand.get(2)));
  }

  private static String row(String way, List<Double> figures, int issues) {
    return String.format(
        Locale.ROOT,
        "| %s | %,.0f | %,.0f | %.0f MB |",
        way,
        issues / figures.get(0),
        figures.get(1),
        figures.get(2));
  }

  /** Runs a JVM that does the work. */
  private List<Double> run(Way way, int issues) throws IOException, InterruptedException {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient dynamoDb = LongRunJvm.client(local.endpoint())) {
      run.prepare(dynamoDb, issues);
      List<Double> figures =
          Jvm.run(
                  LongRunJvm.class,
                  List.of(
                      run.name(),
                      way.name(),
                      local.endpoint().toString(),
                      Integer.toString(issues)))
              .stream()
              .map(Double::parseDouble)
              .toList();
      int made = IssueTable.inIndex(dynamoDb);
      if (made != issues) {
        throw new IllegalStateException(
            way + ": " + made + " of " + issues + " issues are in the index.");
      }
      return figures;
    }
  }
}
