package dev.singlet.examples.github.flow;

import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.PullRequestEntity;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.ReactionEntity;
import dev.singlet.examples.shared.flow.Executor;

/** Changes of reactions. */
public final class ReactionFlows {

  private final Executor github;

  public ReactionFlows(Executor github) {
    this.github = github;
  }

  /**
   * Reacts to an issue or a pull request that exists, or to a comment, whose id alone doesn't tell
   * where it is. A user's next reaction to the same replaces the last one.
   */
  public void react(Reaction reaction) {
    switch (reaction.targetType()) {
      case ISSUE ->
          Together.write(
              github,
              ReactionEntity.put(reaction),
              IssueEntity.check(reaction.owner(), reaction.repoName(), number(reaction)));
      case PR ->
          Together.write(
              github,
              ReactionEntity.put(reaction),
              PullRequestEntity.check(reaction.owner(), reaction.repoName(), number(reaction)));
      case ISSUECOMMENT, PRCOMMENT -> github.execute(ReactionEntity.put(reaction));
    }
  }

  private static long number(Reaction reaction) {
    return Long.parseLong(reaction.targetId());
  }
}
