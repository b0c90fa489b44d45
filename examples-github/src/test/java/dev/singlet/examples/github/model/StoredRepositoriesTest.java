package dev.singlet.examples.github.model;

import static dev.singlet.examples.github.model.Attributes.bool;
import static dev.singlet.examples.github.model.Attributes.item;
import static dev.singlet.examples.github.model.Attributes.n;
import static dev.singlet.examples.github.model.Attributes.s;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Repositories, forks, stars and counters, attribute for attribute. */
class StoredRepositoriesTest extends StoredItemTest {

  @Test
  void repository() {
    assertStored(
        RepositoryEntity.put(
            RepositoryEntity.builder()
                .owner("aws")
                .repoName("dynamodb.toolbox")
                .description("Tools")
                .isPrivate(true)
                .language("Java")
                .build()),
        item(
            s("PK", "REPO#aws#dynamodb.toolbox"),
            s("SK", "REPO#aws#dynamodb.toolbox"),
            s("GSI1PK", "REPO#aws#dynamodb.toolbox"),
            s("GSI1SK", "REPO#aws#dynamodb.toolbox"),
            s("GSI2PK", "REPO#aws#dynamodb.toolbox"),
            s("GSI2SK", "REPO#aws#dynamodb.toolbox"),
            s("GSI3PK", "ACCOUNT#aws"),
            s("GSI3SK", "#2024-01-15T08:00:00.000Z"),
            s("_et", "Repository"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "aws"),
            s("repo_name", "dynamodb.toolbox"),
            s("description", "Tools"),
            bool("is_private", true),
            s("language", "Java")));
  }

  @Test
  void repositoryIsPublicByDefault() {
    assertStored(
        RepositoryEntity.put(RepositoryEntity.builder().owner("alice").repoName("notes").build()),
        item(
            s("PK", "REPO#alice#notes"),
            s("SK", "REPO#alice#notes"),
            s("GSI1PK", "REPO#alice#notes"),
            s("GSI1SK", "REPO#alice#notes"),
            s("GSI2PK", "REPO#alice#notes"),
            s("GSI2SK", "REPO#alice#notes"),
            s("GSI3PK", "ACCOUNT#alice"),
            s("GSI3SK", "#2024-01-15T08:00:00.000Z"),
            s("_et", "Repository"),
            s("_ct", NOW),
            s("_md", NOW),
            s("owner", "alice"),
            s("repo_name", "notes"),
            bool("is_private", false)));
  }

  @Test
  void fork() {
    assertStored(
        ForkEntity.put(
            ForkEntity.builder()
                .originalOwner("aws")
                .originalRepo("toolbox")
                .forkOwner("alice")
                .forkRepo("my-toolbox")
                .build()),
        item(
            s("PK", "REPO#aws#toolbox"),
            s("SK", "FORK#alice"),
            s("GSI2PK", "REPO#aws#toolbox"),
            s("GSI2SK", "FORK#alice"),
            s("_et", "Fork"),
            s("_ct", NOW),
            s("_md", NOW),
            s("original_owner", "aws"),
            s("original_repo", "toolbox"),
            s("fork_owner", "alice"),
            s("fork_repo", "my-toolbox")));
  }

  @Test
  void star() {
    assertStored(
        StarEntity.put(
            StarEntity.builder()
                .userName("alice")
                .repoOwner("aws")
                .repoName("toolbox")
                .starredAt(Instant.parse("2023-12-31T23:59:59.999Z"))
                .build()),
        item(
            s("PK", "ACCOUNT#alice"),
            s("SK", "STAR#aws#toolbox"),
            s("GSI1PK", "REPO#aws#toolbox"),
            s("GSI1SK", "STAR#alice#2023-12-31T23:59:59.999Z"),
            s("_et", "Star"),
            s("_ct", NOW),
            s("_md", NOW),
            s("user_name", "alice"),
            s("repo_owner", "aws"),
            s("repo_name", "toolbox"),
            s("starred_at", "2023-12-31T23:59:59.999Z")));
  }

  @Test
  void starIsGivenNowByDefault() {
    assertStored(
        StarEntity.put(
            StarEntity.builder().userName("alice").repoOwner("aws").repoName("toolbox").build()),
        item(
            s("PK", "ACCOUNT#alice"),
            s("SK", "STAR#aws#toolbox"),
            s("GSI1PK", "REPO#aws#toolbox"),
            s("GSI1SK", "STAR#alice#2024-01-15T08:00:00.000Z"),
            s("_et", "Star"),
            s("_ct", NOW),
            s("_md", NOW),
            s("user_name", "alice"),
            s("repo_owner", "aws"),
            s("repo_name", "toolbox"),
            s("starred_at", NOW)));
  }

  @Test
  void counter() {
    assertStored(
        CounterEntity.put(
            CounterEntity.builder().orgId("aws").repoId("toolbox").currentValue(43).build()),
        item(
            s("PK", "COUNTER#aws#toolbox"),
            s("SK", "METADATA"),
            s("_et", "Counter"),
            s("_ct", NOW),
            s("_md", NOW),
            s("org_id", "aws"),
            s("repo_id", "toolbox"),
            n("current_value", 43)));
  }

  @Test
  void counterIsZeroByDefault() {
    assertStored(
        CounterEntity.put(CounterEntity.builder().orgId("aws").repoId("toolbox").build()),
        item(
            s("PK", "COUNTER#aws#toolbox"),
            s("SK", "METADATA"),
            s("_et", "Counter"),
            s("_ct", NOW),
            s("_md", NOW),
            s("org_id", "aws"),
            s("repo_id", "toolbox"),
            n("current_value", 0)));
  }
}
