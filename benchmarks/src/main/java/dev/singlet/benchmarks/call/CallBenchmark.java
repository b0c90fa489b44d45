package dev.singlet.benchmarks.call;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Calls of many items, from the response's bytes to objects. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CallBenchmark {

  /** Those that have all the calls; a fork for each. */
  @Param({"HAND_WRITTEN", "PREPARED", "SINGLET", "ENHANCED"})
  public CallVariant variant = CallVariant.HAND_WRITTEN;

  // JMH sets up first. Any value here would run code of another variant.
  @SuppressWarnings("NullAway.Init")
  private Workload<?> workload;

  /** Checks the variant before it is measured. */
  @Setup
  public void setUp() {
    workload = Workload.checked(variant);
  }

  @Benchmark
  public Object query() {
    return workload.query();
  }

  @Benchmark
  public Object queryAsync() {
    return workload.queryAsync();
  }

  @Benchmark
  public Object batchGet() {
    return workload.batchGet();
  }

  @Benchmark
  public Object batchPut() {
    return workload.batchPut();
  }

  @Benchmark
  public Object transact() {
    return workload.transact();
  }

  @Benchmark
  public Object collection() {
    return workload.thread();
  }
}
