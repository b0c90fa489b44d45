package dev.singlet.examples.github.data;

import dev.singlet.Put;
import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.CounterEntity;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.ForkEntity;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistEntity;
import dev.singlet.examples.github.model.GitHub;
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
import java.util.List;
import java.util.Optional;

/** All kinds of entity in the table. */
public final class EntityKinds {

  static final List<EntityKind<?>> ALL =
      List.of(
          new EntityKind<>(User.class, UserEntity.type(), UserEntity::put),
          new EntityKind<>(Organization.class, OrganizationEntity.type(), OrganizationEntity::put),
          new EntityKind<>(Membership.class, MembershipEntity.type(), MembershipEntity::put),
          new EntityKind<>(Repository.class, RepositoryEntity.type(), RepositoryEntity::put),
          new EntityKind<>(Issue.class, IssueEntity.type(), IssueEntity::put),
          new EntityKind<>(PullRequest.class, PullRequestEntity.type(), PullRequestEntity::put),
          new EntityKind<>(IssueComment.class, IssueCommentEntity.type(), IssueCommentEntity::put),
          new EntityKind<>(PRComment.class, PRCommentEntity.type(), PRCommentEntity::put),
          new EntityKind<>(Reaction.class, ReactionEntity.type(), ReactionEntity::put),
          new EntityKind<>(Fork.class, ForkEntity.type(), ForkEntity::put),
          new EntityKind<>(Star.class, StarEntity.type(), StarEntity::put),
          new EntityKind<>(Gist.class, GistEntity.type(), GistEntity::put),
          new EntityKind<>(Counter.class, CounterEntity.type(), CounterEntity::put));

  private EntityKinds() {}

  /** Writes an entity of whatever kind, with the stamps it has. */
  public static Put<? extends GitHub> put(GitHub entity) {
    return ALL.stream()
        .filter(kind -> kind.record().isInstance(entity))
        .findFirst()
        .orElseThrow()
        .put(entity);
  }

  /** The kind of the given name. */
  static Optional<EntityKind<?>> named(String name) {
    return ALL.stream().filter(kind -> kind.type().name().equals(name)).findFirst();
  }
}
