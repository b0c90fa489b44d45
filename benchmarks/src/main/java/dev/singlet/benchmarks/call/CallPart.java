package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.ForkLines;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.Comparison;
import dev.singlet.benchmarks.report.Figure;
import dev.singlet.benchmarks.report.Figures;
import dev.singlet.benchmarks.report.Report;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Whole calls but for the network. Most of a call is the SDK's, and a JVM compiles for half a
 * minute until it takes no less time. So it warms up for longer, and makes the calls of all
 * variants.
 */
public final class CallPart implements Part {

  @Override
  public String name() {
    return "calls";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    Map<String, String> variants = new LinkedHashMap<>();
    for (CallVariant variant : CallVariant.values()) {
      variants.put(variant.name(), variant.title());
    }
    Map<String, String> operations = new LinkedHashMap<>();
    operations.put("put", "put");
    operations.put("get", "get");
    operations.put("update", "update");
    operations.put("query", "query of 100");
    operations.put("queryAsync", "query of 100, futures");
    operations.put("batchGet", "batch get of 100");
    operations.put("batchPut", "batch of 25 puts");
    operations.put("transact", "transaction of 100 puts");
    operations.put("collection", "collection of 100");
    Figures figures = new Figures();
    measure(CallRun.Group.ONE, 90, 40, effort, figures);
    measure(CallRun.Group.MANY, 150, 90, effort, figures);
    Comparison comparison = new Comparison(variants, operations, figures);
    report.section(name(), comparison.table());
    report.chart(name(), comparison.chart("Whole calls: time, hand-written code = 1"));
  }

  private static void measure(
      CallRun.Group group, int warmUpSeconds, int seconds, Effort effort, Figures figures)
      throws IOException, InterruptedException {
    boolean full = effort == Effort.FULL;
    List<String> arguments =
        List.of(
            group.name(),
            full ? String.valueOf(warmUpSeconds) : "0.1",
            full ? String.valueOf(seconds) : "0.1");
    ForkLines.of(effort, CallRun.class, arguments, 2)
        .forEach(
            (call, found) ->
                figures.put(
                    call.get(1), call.get(0), new Figure(found.column(0), found.column(1))));
  }
}
