package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.call.CallBenchmark;
import dev.singlet.benchmarks.call.CallVariant;
import dev.singlet.benchmarks.report.Report;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whole calls but for the network. */
public final class CallPart implements Part {

  private static final List<String> OF_ALL = List.of("query", "batchGet");
  private static final List<String> OF_MOST =
      List.of("queryAsync", "collection", "batchPut", "transact");

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
    ItemCallForks.measure(effort, figures);
    Forks forks = new Forks(effort, 16);
    forks.measure(CallBenchmark.class, OF_ALL, List.copyOf(variants.keySet()), figures);
    List<String> complete =
        List.of(CallVariant.values()).stream()
            .filter(CallVariant::isComplete)
            .map(CallVariant::name)
            .toList();
    forks.measure(CallBenchmark.class, OF_MOST, complete, figures);
    Comparison comparison = new Comparison(variants, operations, figures);
    report.section(name(), comparison.table());
    report.chart(name(), comparison.chart("Whole calls: time, hand-written code = 1"));
  }
}
