package dev.singlet.examples.github.report;

import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueComment;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.PRComment;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.Reaction;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.Star;
import dev.singlet.examples.github.model.User;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which attributes of an entity are shown, under the names they are stored by.
 *
 * @param record the class of the entity's records
 * @param columns the attributes
 * @param <T> the class of its records
 */
record Columns<T extends GitHub>(Class<T> record, List<Column<T>> columns) {

  private static final List<Columns<?>> ALL =
      List.of(
          entity(
              User.class,
              List.of(
                  column("username", User::username),
                  column("email", User::email),
                  column("bio", User::bio),
                  column("payment_plan_id", User::paymentPlanId))),
          entity(
              Organization.class,
              List.of(
                  column("org_name", Organization::orgName),
                  column("description", Organization::description),
                  column("payment_plan_id", Organization::paymentPlanId))),
          entity(
              Membership.class,
              List.of(
                  column("org_name", Membership::orgName),
                  column("username", Membership::username),
                  column("role", Membership::role))),
          entity(
              Repository.class,
              List.of(
                  column("owner", Repository::owner),
                  column("repo_name", Repository::repoName),
                  column("description", Repository::description),
                  column("is_private", Repository::isPrivate),
                  column("language", Repository::language),
                  column("modified", Repository::updatedAt))),
          entity(
              Issue.class,
              List.of(
                  column("issue_number", Issue::issueNumber),
                  column("title", Issue::title),
                  column("status", issue -> lower(issue.status())),
                  column("author", Issue::author),
                  column("assignees", Issue::assignees),
                  column("labels", Issue::labels))),
          entity(
              PullRequest.class,
              List.of(
                  column("pr_number", PullRequest::prNumber),
                  column("title", PullRequest::title),
                  column("status", pullRequest -> lower(pullRequest.status())),
                  column("author", PullRequest::author),
                  column("source_branch", PullRequest::sourceBranch),
                  column("target_branch", PullRequest::targetBranch))),
          entity(
              IssueComment.class,
              List.of(
                  column("issue_number", IssueComment::issueNumber),
                  column("comment_id", IssueComment::commentId),
                  column("author", IssueComment::author),
                  column("body", IssueComment::body))),
          entity(
              PRComment.class,
              List.of(
                  column("pr_number", PRComment::prNumber),
                  column("comment_id", PRComment::commentId),
                  column("author", PRComment::author),
                  column("body", PRComment::body))),
          entity(
              Reaction.class,
              List.of(
                  column("target_type", Reaction::targetType),
                  column("target_id", Reaction::targetId),
                  column("user", Reaction::user),
                  column("emoji", Reaction::emoji))),
          entity(
              Fork.class,
              List.of(
                  column("original_owner", Fork::originalOwner),
                  column("original_repo", Fork::originalRepo),
                  column("fork_owner", Fork::forkOwner),
                  column("fork_repo", Fork::forkRepo))),
          entity(
              Star.class,
              List.of(
                  column("user_name", Star::userName),
                  column("repo_owner", Star::repoOwner),
                  column("repo_name", Star::repoName),
                  column("starred_at", Star::starredAt))),
          entity(
              Gist.class,
              List.of(
                  column("username", Gist::username),
                  column("gist_id", Gist::gistId),
                  column("description", Gist::description),
                  column("is_public", Gist::isPublic),
                  column("files", Columns::fileNames))),
          entity(
              Counter.class,
              List.of(
                  column("org_id", Counter::orgId),
                  column("repo_id", Counter::repoId),
                  column("current_value", Counter::currentValue))));

  /**
   * One shown attribute.
   *
   * @param name its name as stored
   * @param value gives its value
   * @param <T> the class of the records it is in
   */
  record Column<T>(String name, Function<T, @Nullable Object> value) {}

  /** What is shown of an entity of whatever kind. */
  static Map<String, @Nullable Object> of(GitHub entity) {
    return ALL.stream()
        .filter(columns -> columns.record().isInstance(entity))
        .findFirst()
        .orElseThrow()
        .values(entity);
  }

  private Map<String, @Nullable Object> values(GitHub entity) {
    T own = record.cast(entity);
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    columns.forEach(column -> values.put(column.name(), column.value().apply(own)));
    return values;
  }

  private static <T extends GitHub> Columns<T> entity(Class<T> record, List<Column<T>> columns) {
    return new Columns<>(record, columns);
  }

  private static <T> Column<T> column(String name, Function<T, @Nullable Object> value) {
    return new Column<>(name, value);
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static @Nullable Object fileNames(Gist gist) {
    return gist.files() == null ? null : gist.files().stream().map(f -> f.filename()).toList();
  }
}
