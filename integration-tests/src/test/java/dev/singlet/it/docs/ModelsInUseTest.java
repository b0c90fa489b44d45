package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.deployed.ForgetModel;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The snippets of docs/operate/models-in-use.md. */
class ModelsInUseTest {

  @RegisterExtension final LocalTable local = LocalTable.of(GitHubTable.SCHEMA);

  @Test
  void aProgramComesAndGoes() {
    TableClient github = local.client();
    List<UsedModel> all = new ArrayList<>();

    github.execute(AnnounceModel.of(GitHubTable.describe(), "tracker"));

    for (UsedModel used : github.execute(ModelsInUse.of(GitHubTable.describe()))) {
      System.out.println(used.program() + " uses " + used.hash() + ", seen " + used.lastSeen());
    }
    for (UsedModel used : github.execute(ModelsInUse.of(GitHubTable.describe()))) {
      all.add(used);
      boolean isForgotten = github.execute(ForgetModel.of(GitHubTable.describe(), used));
      assertThat(isForgotten).isTrue();
    }
    assertThat(all).extracting(UsedModel::program).containsExactly("tracker");
    assertThat(local.items()).isEmpty();
  }
}
