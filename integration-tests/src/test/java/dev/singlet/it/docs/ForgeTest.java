package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Build;
import dev.singlet.it.docs.model.BuildEntity;
import dev.singlet.it.docs.model.ForgeTable;
import dev.singlet.it.docs.model.Owner;
import dev.singlet.it.docs.model.RepoName;
import dev.singlet.testing.LocalTable;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The snippets of docs/model/keys.md on values that can't be swapped. */
class ForgeTest {

  @RegisterExtension final LocalTable forge = LocalTable.of(ForgeTable.SCHEMA);

  @Test
  void theirKeysAreThoseOfTheirTexts() {
    TableClient client = forge.client();
    Owner owner = new Owner("aws");
    RepoName repo = new RepoName("sdk");
    client.execute(BuildEntity.put(new Build(owner, repo, 7)));

    Optional<Build> build = client.execute(BuildEntity.get(owner, repo, 7));

    assertThat(build).contains(new Build(owner, repo, 7));
    assertThat(BuildEntity.get(owner, repo, 7).toRequest().key().get("PK").s())
        .isEqualTo("REPO#aws#sdk");
  }
}
