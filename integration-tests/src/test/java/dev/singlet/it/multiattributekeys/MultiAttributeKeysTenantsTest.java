package dev.singlet.it.multiattributekeys;

import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.multiattributekeys.model.Branches.Branch;
import dev.singlet.it.multiattributekeys.model.BranchesBranchEntity;
import dev.singlet.it.multiattributekeys.model.BranchesTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tenants in the first of several partition key attributes, of which others are components. */
class MultiAttributeKeysTenantsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(BranchesTable.SCHEMA);

  private TableClient acme;
  private TableClient beta;

  private static List<Branch> branches(String phone) {
    return IntStream.range(0, 6)
        .mapToObj(i -> new Branch("b" + i, "ch", "bern", i / 2, phone + i))
        .toList();
  }

  @BeforeEach
  void fill() {
    acme = table.client().forTenant("acme");
    beta = table.client().forTenant("beta");
    branches("1").forEach(branch -> acme.execute(BranchesBranchEntity.put(branch)));
    branches("1").forEach(branch -> beta.execute(BranchesBranchEntity.put(branch)));
  }

  @Test
  void eachSeesItsOwn() {
    acme.execute(BranchesBranchEntity.inCity("ch", "bern").size(gte(1L)).deleteAll());

    assertThat(acme.stream(BranchesBranchEntity.inCity("ch", "bern")))
        .isEqualTo(branches("1").subList(0, 2));
    assertThat(beta.stream(BranchesBranchEntity.inCity("ch", "bern"))).isEqualTo(branches("1"));
    assertThat(beta.execute(BranchesBranchEntity.inCity("ch", "bern").size(1).count()))
        .isEqualTo(2);
    assertThat(beta.execute(BranchesBranchEntity.ofSize("ch", 2).city("bern").hydrate()).items())
        .isEqualTo(branches("1").subList(4, 6));
    assertThat(acme.execute(BranchesBranchEntity.ofSize("ch", 2).hydrate()).items()).isEmpty();
  }

  @Test
  void anUpdateMovesItWithinItsTenant() {
    Branch before = branches("1").get(0);
    Branch after = new Branch("b0", "de", "berlin", 9, "19");

    acme.execute(BranchesBranchEntity.update(before, after));

    assertThat(acme.stream(BranchesBranchEntity.inCity("de", "berlin"))).containsExactly(after);
    assertThat(beta.stream(BranchesBranchEntity.inCity("de", "berlin"))).isEmpty();
    assertThat(beta.stream(BranchesBranchEntity.inCity("ch", "bern"))).contains(before);
    assertThat(
            acme.execute(BranchesBranchEntity.ofSize("de", 9).city("berlin").id("b0").hydrate())
                .items())
        .containsExactly(after);
  }

  @Test
  void aTokenOfOneLeadsNowhereElse() {
    String token = acme.execute(BranchesBranchEntity.inCity("ch", "bern").limit(2)).nextToken();

    assertThat(acme.execute(BranchesBranchEntity.inCity("ch", "bern").limit(2).from(token)).items())
        .isEqualTo(branches("1").subList(2, 4));
    assertThatThrownBy(
            () -> beta.execute(BranchesBranchEntity.inCity("ch", "bern").limit(2).from(token)))
        .isInstanceOf(InvalidPageTokenException.class);
    assertThatThrownBy(
            () -> acme.execute(BranchesBranchEntity.ofSize("ch", 1).hydrate().from(token)))
        .isInstanceOf(InvalidPageTokenException.class);
  }
}
