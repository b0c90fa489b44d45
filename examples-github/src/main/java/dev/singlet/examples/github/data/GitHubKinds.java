package dev.singlet.examples.github.data;

import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.CounterEntity;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.ForkEntity;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistEntity;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.IssueCommentEntity;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.github.model.MembershipEntity;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.OrganizationEntity;
import dev.singlet.examples.github.model.PRComment;
import dev.singlet.examples.github.model.PRCommentEntity;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.PullRequestEntity;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.ReactionEntity;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.github.model.Star;
import dev.singlet.examples.github.model.StarEntity;
import dev.singlet.examples.github.model.User;
import dev.singlet.examples.github.model.UserEntity;
import dev.singlet.examples.shared.entity.EntityKind;
import dev.singlet.examples.shared.entity.EntityKinds;
import dev.singlet.item.Put;
import dev.singlet.runtime.entity.EntityType;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All kinds of entity in the table. */
public final class GitHubKinds {

  /** With the attributes that a report shows. */
  public static final EntityKinds<GitHub> ALL =
      new EntityKinds<>(
          GitHubTable.SCHEMA,
          Set.of("assignees", "labels"),
          List.of(
              kind(User.class, UserEntity.type(), UserEntity::put)
                  .column("username", User::username)
                  .column("email", User::email)
                  .column("bio", User::bio)
                  .column("payment_plan_id", User::paymentPlanId),
              kind(Organization.class, OrganizationEntity.type(), OrganizationEntity::put)
                  .column("org_name", Organization::orgName)
                  .column("description", Organization::description)
                  .column("payment_plan_id", Organization::paymentPlanId),
              kind(Membership.class, MembershipEntity.type(), MembershipEntity::put)
                  .column("org_name", Membership::orgName)
                  .column("username", Membership::username)
                  .column("role", Membership::role),
              kind(Repository.class, RepositoryEntity.type(), RepositoryEntity::put)
                  .column("owner", Repository::owner)
                  .column("repo_name", Repository::repoName)
                  .column("description", Repository::description)
                  .column("is_private", Repository::isPrivate)
                  .column("language", Repository::language)
                  .column("modified", Repository::updatedAt),
              kind(Issue.class, IssueEntity.type(), IssueEntity::put)
                  .column("issue_number", Issue::issueNumber)
                  .column("title", Issue::title)
                  .column("status", issue -> lower(issue.status()))
                  .column("author", Issue::author)
                  .column("assignees", Issue::assignees)
                  .column("labels", Issue::labels),
              kind(PullRequest.class, PullRequestEntity.type(), PullRequestEntity::put)
                  .column("pr_number", PullRequest::prNumber)
                  .column("title", PullRequest::title)
                  .column("status", pullRequest -> lower(pullRequest.status()))
                  .column("author", PullRequest::author)
                  .column("source_branch", PullRequest::sourceBranch)
                  .column("target_branch", PullRequest::targetBranch),
              kind(IssueComment.class, IssueCommentEntity.type(), IssueCommentEntity::put)
                  .column("issue_number", IssueComment::issueNumber)
                  .column("comment_id", IssueComment::commentId)
                  .column("author", IssueComment::author)
                  .column("body", IssueComment::body),
              kind(PRComment.class, PRCommentEntity.type(), PRCommentEntity::put)
                  .column("pr_number", PRComment::prNumber)
                  .column("comment_id", PRComment::commentId)
                  .column("author", PRComment::author)
                  .column("body", PRComment::body),
              kind(Reaction.class, ReactionEntity.type(), ReactionEntity::put)
                  .column("target_type", Reaction::targetType)
                  .column("target_id", Reaction::targetId)
                  .column("user", Reaction::user)
                  .column("emoji", Reaction::emoji),
              kind(Fork.class, ForkEntity.type(), ForkEntity::put)
                  .column("original_owner", Fork::originalOwner)
                  .column("original_repo", Fork::originalRepo)
                  .column("fork_owner", Fork::forkOwner)
                  .column("fork_repo", Fork::forkRepo),
              kind(Star.class, StarEntity.type(), StarEntity::put)
                  .column("user_name", Star::userName)
                  .column("repo_owner", Star::repoOwner)
                  .column("repo_name", Star::repoName)
                  .column("starred_at", Star::starredAt),
              kind(Gist.class, GistEntity.type(), GistEntity::put)
                  .column("username", Gist::username)
                  .column("gist_id", Gist::gistId)
                  .column("description", Gist::description)
                  .column("is_public", Gist::isPublic)
                  .column("files", GitHubKinds::fileNames),
              kind(Counter.class, CounterEntity.type(), CounterEntity::put)
                  .column("org_id", Counter::orgId)
                  .column("repo_id", Counter::repoId)
                  .column("current_value", Counter::currentValue)));

  private GitHubKinds() {}

  /** Entities are written with the stamps they have. */
  private static <T extends GitHub> EntityKind<T> kind(
      Class<T> record, EntityType<T> type, Function<T, Put<T>> put) {
    return new EntityKind<>(
        record, type, own -> put.apply(own).stamped(own.createdAt(), own.updatedAt()));
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static @Nullable Object fileNames(Gist gist) {
    return gist.files() == null ? null : gist.files().stream().map(f -> f.filename()).toList();
  }
}
