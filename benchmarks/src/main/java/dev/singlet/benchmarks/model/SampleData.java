package dev.singlet.benchmarks.model;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The records that are written and read. Times have milliseconds that are not zero, because the
 * enhanced client leaves zeros out, and would write another text.
 */
public final class SampleData {

  /** The number of items in a page, and in a batch. */
  public static final int PAGE = 100;

  private static final Instant START = Instant.parse("2024-01-15T08:00:00.123Z");

  private SampleData() {}

  /** Issues of one repository, in the order of their numbers. */
  public static List<Issue> issues() {
    return IntStream.rangeClosed(1, PAGE).mapToObj(SampleData::issue).toList();
  }

  /** An issue, other for each number. */
  public static Issue issue(int number) {
    return new Issue(
        "awslabs",
        "dynamodb-single-table",
        number,
        "Pages end before the last item of a partition, case " + number,
        "Steps to reproduce: query the partition with a limit of "
            + number
            + ", read on with"
            + " the token of the page, and compare with what a scan finds. It happens on a"
            + " table with two indexes as well as on one without any.",
        number % 3 == 0 ? IssueStatus.CLOSED : IssueStatus.OPEN,
        "user-" + number % 17,
        number * 7,
        Set.of("user-" + number % 5, "maintainer-" + number % 3),
        Set.of("bug", "pagination", "version-" + number % 9),
        List.of("watcher-1", "watcher-2", "watcher-" + number),
        new Milestone(number % 4, "Release " + number % 4, number % 2 == 0),
        START.plusSeconds(3600L * number),
        START.plusSeconds(3600L * number + 60));
  }

  /** The items in the partition of the first issue, in the order of sort keys: 100. */
  public static List<IssueThread> thread() {
    List<IssueThread> items = new ArrayList<>();
    Issue issue = issue(1);
    items.add(issue);
    for (int i = 1; i <= 66; i++) {
      items.add(
          new Comment(
              issue.owner(),
              issue.repoName(),
              issue.number(),
              i,
              "user-" + i % 7,
              "I see the same with a page size of "
                  + i
                  + "; the last item comes with the next page.",
              Set.of("+1", "eyes-" + i % 3),
              START.plusSeconds(60L * i)));
    }
    for (int i = 1; i <= PAGE - 67; i++) {
      items.add(
          new Event(
              issue.owner(),
              issue.repoName(),
              issue.number(),
              i,
              "maintainer-" + i % 3,
              "labeled",
              i % 4 == 0 ? null : "version-" + i,
              START.plusSeconds(90L * i)));
    }
    return items;
  }
}
