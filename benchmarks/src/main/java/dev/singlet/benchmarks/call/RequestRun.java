package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueEntity;
import dev.singlet.benchmarks.model.SampleData;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a JVM that makes requests and doesn't send them: first one after the other,
 * then each after a whole call of the SDK, as in a program. The arguments are the seconds to warm
 * up and to measure. Each request gives a line: its name, its variant, and the nanoseconds in both
 * cases.
 */
public final class RequestRun {

  private static final int REQUESTS_OF_A_TURN = 100;

  /** Keeps what is made from being found useless. */
  @SuppressWarnings("unused")
  private static volatile @Nullable Object made;

  private final String name;
  private final Supplier<?> request;
  private final Supplier<?> call;
  private long count;
  private long alone;
  private long between;

  private RequestRun(String name, Supplier<?> request, Supplier<?> call) {
    this.name = name;
    this.request = request;
    this.call = call;
  }

  public static void main(String... arguments) {
    lines(Double.parseDouble(arguments[0]), Double.parseDouble(arguments[1]))
        .forEach(System.out::println);
  }

  /** A line for each request. */
  static List<String> lines(double warmUpSeconds, double seconds) {
    Calls<Issue> byHand = new HandWrittenCalls(Clients.ofIssues());
    Workload<Issue> calls = new Workload<>(byHand, byHand);
    List<String> lines = new ArrayList<>();
    requests(SampleData.issue(1))
        .forEach(
            (name, request) -> {
              RequestRun run = new RequestRun(name, request, calls::get);
              run.take(warmUpSeconds);
              run.take(seconds);
              lines.add(run.line());
            });
    return lines;
  }

  private static Map<String, Supplier<?>> requests(Issue issue) {
    Map<String, Supplier<?>> requests = new LinkedHashMap<>();
    requests.put("put HAND_WRITTEN", () -> HandWrittenCalls.putOf(issue));
    requests.put("put SINGLET", () -> IssueEntity.put(issue).returningNothing().toRequest());
    requests.put("get HAND_WRITTEN", () -> HandWrittenCalls.getOf(issue));
    requests.put(
        "get SINGLET",
        () -> IssueEntity.get(issue.owner(), issue.repoName(), issue.number()).toRequest());
    requests.put(
        "update HAND_WRITTEN",
        () -> HandWrittenCalls.updateOf(issue, Workload.TITLE, Workload.STATUS));
    requests.put(
        "update SINGLET",
        () ->
            IssueEntity.update(issue.owner(), issue.repoName(), issue.number())
                .title(Workload.TITLE)
                .status(Workload.STATUS)
                .returningNothing()
                .toRequest());
    return requests;
  }

  private void take(double seconds) {
    count = 0;
    alone = 0;
    between = 0;
    long end = System.nanoTime() + (long) (seconds * 1e9);
    do {
      turn();
    } while (System.nanoTime() < end);
  }

  private void turn() {
    long start = System.nanoTime();
    for (int i = 0; i < REQUESTS_OF_A_TURN; i++) {
      made = request.get();
    }
    alone += System.nanoTime() - start;
    for (int i = 0; i < REQUESTS_OF_A_TURN; i++) {
      made = call.get();
      start = System.nanoTime();
      made = request.get();
      between += System.nanoTime() - start;
    }
    count += REQUESTS_OF_A_TURN;
  }

  private String line() {
    return name + ' ' + (double) alone / count + ' ' + (double) between / count;
  }
}
