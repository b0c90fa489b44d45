package dev.singlet.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.format.Formats;
import dev.singlet.tools.sample.Samples;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * How long a large model takes, for {@code docs/benchmarks.md}: {@code -Dreport.entities=500}. It
 * is measured once in a fresh JVM, as a build does it.
 */
@EnabledIfSystemProperty(named = "report.entities", matches = "\\d+")
class LargeModelTest {

  private static final int ENTITIES = Integer.getInteger("report.entities", 1);

  @Test
  void isWrittenReadReportedAndExported() {
    TableDescriptor table = ManyEntities.table(ENTITIES);
    Samples samples = new Samples(SampleItems.many(ENTITIES), List.of());

    String text = timed("write the descriptor", table::toJson);
    assertThat(timed("read the descriptor", () -> TableDescriptor.ofJson(text))).isEqualTo(table);
    assertThat(timed("report", () -> Report.of(table, samples, ReportOptions.none())))
        .contains(table.entities().get(ENTITIES - 1).name());
    Export export = new Export(table, TableSettings.safe(), () -> samples);
    Formats.all()
        .forEach(
            format ->
                assertThat(timed("export " + format.format(), () -> format.export(export)))
                    .isNotEmpty());
  }

  private static <T> T timed(String work, Supplier<T> action) {
    long start = System.nanoTime();
    T result = action.get();
    System.out.printf("%-26s %6d ms%n", work, (System.nanoTime() - start) / 1_000_000);
    return result;
  }
}
