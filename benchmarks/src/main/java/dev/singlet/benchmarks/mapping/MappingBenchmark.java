package dev.singlet.benchmarks.mapping;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.model.SampleData;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An object to an item map, and an item map to an object. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MappingBenchmark {

  /** A fork for each, so that none sees code that was compiled for another. */
  @Param public MappingVariant variant = MappingVariant.HAND_WRITTEN;

  // JMH sets up first. Any value here would run code of another variant.
  @SuppressWarnings("NullAway.Init")
  private Measured<?> measured;

  /** Checks the variant before it is measured. */
  @Setup
  public void setUp() {
    measured = new Measured<>(variant.mapping());
  }

  @Benchmark
  public Object toItem() {
    return measured.toItem();
  }

  @Benchmark
  public Object fromItem() {
    return measured.fromItem();
  }

  private static final class Measured<T> {

    private final Mapping<T> mapping;
    private final T object;
    private final Map<String, AttributeValue> item;

    Measured(Mapping<T> mapping) {
      SampleData.issues().forEach(issue -> MappingCheck.check(mapping, issue));
      this.mapping = mapping;
      object = mapping.of(SampleData.issue(1));
      item = IssueItems.toItem(SampleData.issue(1));
    }

    Object toItem() {
      return mapping.toItem(object);
    }

    Object fromItem() {
      return mapping.fromItem(item);
    }
  }
}
