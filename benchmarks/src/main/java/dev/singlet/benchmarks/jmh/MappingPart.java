package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.mapping.MappingBenchmark;
import dev.singlet.benchmarks.mapping.MappingVariant;
import dev.singlet.benchmarks.report.Comparison;
import dev.singlet.benchmarks.report.Figures;
import dev.singlet.benchmarks.report.Report;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Objects to item maps and back. */
public final class MappingPart implements Part {

  @Override
  public String name() {
    return "mapping";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    Map<String, String> variants = new LinkedHashMap<>();
    for (MappingVariant variant : MappingVariant.values()) {
      variants.put(variant.name(), variant.title());
    }
    Map<String, String> operations = new LinkedHashMap<>();
    operations.put("toItem", "object to item");
    operations.put("fromItem", "item to object");
    List<String> written = List.copyOf(variants.keySet());
    List<String> read =
        written.stream().filter(each -> !each.equals(MappingVariant.READY.name())).toList();
    Figures figures = new Figures();
    Forks forks = new Forks(effort, 5);
    forks.measure(MappingBenchmark.class, List.of("toItem"), written, figures);
    forks.measure(MappingBenchmark.class, List.of("fromItem"), read, figures);
    report.section(name(), new Comparison(variants, operations, figures).table());
    variants.remove(MappingVariant.READY.name()); // A chart has room for the others.
    report.chart(
        name(),
        new Comparison(variants, operations, figures)
            .chart("Mapping: time, hand-written code = 1"));
  }
}
