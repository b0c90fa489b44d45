package dev.singlet.benchmarks.scale;

import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.start.StartVariant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A compiled program that makes the first calls of each entity. */
record ScaleProgram(StartVariant variant, String classPath) {

  /**
   * The state of a run before the first entity or after one.
   *
   * @param nanos the time of the put and the get of this entity
   * @param classes the classes that the JVM has loaded so far
   * @param metaspace the bytes of metaspace in use
   * @param item the item in DynamoDB's JSON
   */
  record Step(long nanos, long classes, long metaspace, String item) {

    private static Step parse(String line) {
      String[] words = line.split(" ", 4);
      return new Step(
          Long.parseLong(words[0]), Long.parseLong(words[1]), Long.parseLong(words[2]), words[3]);
    }
  }

  /** Runs it on a JDK: the first step is of before the first entity. */
  List<Step> run(Path jdk, String... options) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(options));
    all.addAll(List.of("-classpath", classPath));
    String main = ScaleCode.PACKAGE + "." + ProgramText.NAME;
    return Jvm.run(jdk, all, main, List.of()).stream().map(Step::parse).toList();
  }
}
