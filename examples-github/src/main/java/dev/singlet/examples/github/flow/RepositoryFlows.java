package dev.singlet.examples.github.flow;

import dev.singlet.examples.github.model.Account;
import dev.singlet.examples.github.model.AccountCollection;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.ForkEntity;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.OrganizationEntity;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.github.model.Star;
import dev.singlet.examples.github.model.StarEntity;
import dev.singlet.examples.github.model.UserEntity;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.item.Check;

/** Changes of repositories. */
public final class RepositoryFlows {

  private final Executor github;

  public RepositoryFlows(Executor github) {
    this.github = github;
  }

  /** Creates a repository of an account that exists. */
  public void create(Repository repository) {
    Together.write(
        github, RepositoryEntity.put(repository).ifNotExists(), account(repository.owner()));
  }

  /** Copies a repository that exists into another one that exists. */
  public void fork(Fork fork) {
    Together.write(
        github,
        ForkEntity.put(fork).ifNotExists(),
        RepositoryEntity.check(fork.originalOwner(), fork.originalRepo()),
        RepositoryEntity.check(fork.forkOwner(), fork.forkRepo()));
  }

  /** Lets a user like a repository. */
  public void star(String userName, String owner, String repoName) {
    Star star = StarEntity.builder().userName(userName).repoOwner(owner).repoName(repoName).build();
    Together.write(
        github,
        StarEntity.put(star).ifNotExists(),
        UserEntity.check(userName),
        RepositoryEntity.check(owner, repoName));
  }

  /** Takes a like back. */
  public void unstar(String userName, String owner, String repoName) {
    Together.write(
        github,
        StarEntity.delete(userName, owner, repoName).when(StarEntity.STARRED_AT.exists()),
        UserEntity.check(userName),
        RepositoryEntity.check(owner, repoName));
  }

  /** Users and organizations share a key, and a check asks for one of them. */
  private Check<?> account(String name) {
    Account account =
        github
            .execute(AccountCollection.get(name).consistent())
            .orElseThrow(() -> new MissingException("There is no account " + name + ".", null));
    return account instanceof Organization
        ? OrganizationEntity.check(name)
        : UserEntity.check(name);
  }
}
