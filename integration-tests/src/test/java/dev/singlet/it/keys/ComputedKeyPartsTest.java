package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.keys.model.Settled.Loan;
import dev.singlet.it.keys.model.Settled.Member;
import dev.singlet.it.keys.model.SettledLoanEntity;
import dev.singlet.it.keys.model.SettledMemberEntity;
import dev.singlet.it.keys.model.SettledTable;
import dev.singlet.testing.LocalTable;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a primary key says of a computed attribute stays as it is from one record to another. */
class ComputedKeyPartsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(SettledTable.SCHEMA);

  private void becomes(Member before, Member after) {
    table.client().execute(SettledMemberEntity.put(before));

    assertThat(table.client().execute(SettledMemberEntity.update(before, after))).isEqualTo(after);
    assertThat(table.items()).containsExactly(SettledMemberEntity.toItem(after));
  }

  @Test
  void whatNoKeyIsMadeOfChanges() {
    becomes(new Member("Ann", 33, "Bern"), new Member("Ann", 33, "Thun"));
  }

  @Test
  void indexKeysFollowThatAreMadeOfItBesides() {
    becomes(new Member("Ann", 33, "Bern"), new Member("Ann", 44, "Bern"));

    assertThat(table.client().execute(SettledMemberEntity.byAge("A").age(44)).items()).hasSize(1);
    assertThat(table.client().execute(SettledMemberEntity.byDecade(4)).items()).hasSize(1);
  }

  @Test
  void whatItIsMadeOfChangesWithoutIt() {
    Loan before = new Loan("1", LocalDate.of(2030, 1, 15), "Emma");
    Loan after = new Loan("1", LocalDate.of(2030, 2, 15), "Emma");
    table.client().execute(SettledLoanEntity.put(before));

    assertThat(table.client().execute(SettledLoanEntity.update(before, after))).isEqualTo(after);
    assertThat(table.items()).containsExactly(SettledLoanEntity.toItem(after));
  }

  @Test
  void itCanNotChange() {
    Loan before = new Loan("1", LocalDate.of(2030, 1, 15), "Emma");
    Loan after = new Loan("1", LocalDate.of(2031, 1, 15), "Emma");

    assertThatThrownBy(() -> table.client().execute(SettledLoanEntity.update(before, after)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("the primary key would change");
  }
}
