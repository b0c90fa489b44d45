package dev.singlet.examples.github.data;

import static dev.singlet.examples.github.data.SampleData.hour;
import static dev.singlet.examples.github.data.SampleData.pick;
import static dev.singlet.examples.github.data.SampleData.user;

import dev.singlet.examples.github.data.SampleRepositories.Plan;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.IssueStatus;
import dev.singlet.examples.github.model.PRComment;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.PullRequestEntity;
import dev.singlet.examples.github.model.PullRequestStatus;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.TargetType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Issues and pull requests with their comments and reactions. */
final class SampleDiscussions {

  private static final List<String> WHAT =
      List.of("Query", "Sort key", "Page token", "Batch", "Update", "Index", "README", "Validator");

  private static final List<String> WRONG =
      List.of("is slow", "fails on an empty set", "ignores the last item", "needs an example");

  private static final List<String> LABELS = List.of("bug", "docs", "good-first-issue", "question");

  private static final List<String> EMOJI = List.of("+1", "heart", "rocket", "eyes");

  private SampleDiscussions() {}

  static List<GitHub> entities() {
    List<GitHub> entities = new ArrayList<>();
    for (Plan repository : SampleRepositories.PLANS) {
      for (int number = 1; number <= repository.discussions(); number++) {
        if (number % 3 == 0) {
          addPullRequest(repository, number, entities);
        } else {
          addIssue(repository, number, entities);
        }
      }
    }
    return entities;
  }

  private static void addIssue(Plan repository, int number, List<GitHub> entities) {
    Instant created = hour(500 + number * 3);
    Issue issue =
        IssueEntity.builder()
            .owner(repository.owner())
            .repoName(repository.name())
            .issueNumber(number)
            .title(pick(WHAT, number) + " " + pick(WRONG, number / 2))
            .body(number % 5 == 0 ? null : "Seen in version " + number / 10 + ".")
            .status(number % 4 == 1 ? IssueStatus.CLOSED : IssueStatus.OPEN)
            .author(user(number))
            .assignees(number % 2 == 0 ? Set.of() : Set.of(user(number + 1), user(number + 5)))
            .labels(number % 7 == 0 ? Set.of() : Set.of(pick(LABELS, number)))
            .createdAt(created)
            .updatedAt(created.plusSeconds(number * 60L))
            .build();
    entities.add(issue);
    for (int i = 0; i < number % 4; i++) {
      Instant commented = created.plusSeconds(600L * (i + 1));
      String id = commentId(number, i);
      entities.add(
          new IssueComment(
              repository.owner(),
              repository.name(),
              number,
              id,
              "I can confirm this, " + user(number) + ".",
              user(number + i + 1),
              commented,
              commented));
      addReaction(repository, TargetType.ISSUECOMMENT, id, number + i, commented, entities);
    }
    addReaction(repository, TargetType.ISSUE, Integer.toString(number), number, created, entities);
  }

  private static void addPullRequest(Plan repository, int number, List<GitHub> entities) {
    Instant created = hour(500 + number * 3);
    PullRequestStatus status = pick(List.of(PullRequestStatus.values()), number / 3);
    PullRequest pullRequest =
        PullRequestEntity.builder()
            .owner(repository.owner())
            .repoName(repository.name())
            .prNumber(number)
            .title("Fix: " + pick(WHAT, number) + " " + pick(WRONG, number / 2))
            .body(number % 2 == 0 ? null : "Closes #" + (number - 1) + ".")
            .status(status)
            .author(user(number))
            .sourceBranch("fix-" + number)
            .targetBranch("main")
            .mergeCommitSha(
                status == PullRequestStatus.MERGED ? String.format("%040x", number * 7919) : null)
            .createdAt(created)
            .updatedAt(created.plusSeconds(number * 60L))
            .build();
    entities.add(pullRequest);
    if (number % 2 == 0) {
      Instant commented = created.plusSeconds(900);
      String id = commentId(number, 0);
      entities.add(
          new PRComment(
              repository.owner(),
              repository.name(),
              number,
              id,
              "Looks good to me.",
              user(number + 2),
              commented,
              commented));
      addReaction(repository, TargetType.PRCOMMENT, id, number, commented, entities);
    }
    addReaction(repository, TargetType.PR, Integer.toString(number), number, created, entities);
  }

  private static String commentId(int number, int i) {
    return String.format("c%04d", number * 10 + i);
  }

  private static void addReaction(
      Plan repository,
      TargetType type,
      String target,
      int seed,
      Instant after,
      List<GitHub> entities) {
    if (seed % 6 < 2) {
      Instant reacted = after.plusSeconds(60);
      entities.add(
          new Reaction(
              repository.owner(),
              repository.name(),
              type,
              target,
              user(seed + 3),
              pick(EMOJI, seed),
              reacted,
              reacted));
    }
  }
}
