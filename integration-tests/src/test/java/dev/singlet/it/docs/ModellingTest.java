package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Fork;
import dev.singlet.it.docs.model.ForkEntity;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Repository;
import dev.singlet.it.docs.model.RepositoryAndForks;
import dev.singlet.it.docs.model.RepositoryAndForksCollection;
import dev.singlet.it.docs.model.RepositoryEntity;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ModellingTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  @Test
  void itemCollections() {
    TableClient github = table.client();
    github.execute(RepositoryEntity.put(new Repository("aws", "sdk", null)));
    github.execute(ForkEntity.put(new Fork("aws", "sdk", "kim")));

    List<RepositoryAndForks> items =
        github.execute(RepositoryAndForksCollection.byRepository("aws", "sdk")).items();
    for (RepositoryAndForks item : items) {
      if (item instanceof Fork fork) {
        System.out.println(fork.forkOwner());
      }
    }

    assertThat(items)
        .containsExactly(new Fork("aws", "sdk", "kim"), new Repository("aws", "sdk", null));
  }
}
