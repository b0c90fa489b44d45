package dev.singlet.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A program that stops after one of its requests, and is started again. */
public final class Stops {

  private Stops() {}

  /**
   * Runs a program that stops after its first request, then again one that stops after its second,
   * and so on, until one reaches its end.
   *
   * @param client sends the requests
   * @param fill makes the table as it is before each of them
   * @param program does its work with a client, and begins at its start
   * @param check tells whether the work is done: after each stop and a second start
   * @return the number of stops
   */
  public static int afterEachRequest(
      DynamoDbClient client, Runnable fill, Consumer<DynamoDbClient> program, Runnable check) {
    for (int requests = 1; ; requests++) {
      fill.run();
      if (isDone(program, new StoppingClient(client, requests), requests)) {
        check.run();
        return requests - 1;
      }
      program.accept(client);
      check.run();
    }
  }

  private static boolean isDone(
      Consumer<DynamoDbClient> program, StoppingClient stopping, int requests) {
    try {
      program.accept(stopping.client());
      return true;
    } catch (RuntimeException stop) {
      assertThat(stopping.made()).as("requests before %s", stop).isGreaterThan(requests);
      return false;
    }
  }
}
