package dev.singlet.examples.recipes.manytomany.twoitems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class MembersTest {

  private static final Person ANN = new Person("ann", "Ann");
  private static final Group CHESS = new Group("chess", "Chess", 0);

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(ClubTable.SCHEMA).seed(PersonEntity.put(ANN), GroupEntity.put(CHESS));

  private Members members;

  @BeforeEach
  void client() {
    members = new Members(table.client());
  }

  @Test
  void bothSidesAreWrittenTogether() {
    members.join(CHESS, ANN, "member");

    GroupAndMembersCollection.ByGroupGroup group =
        table.client().execute(GroupAndMembersCollection.byGroup("chess").grouped());
    assertThat(group.group().orElseThrow().members()).isEqualTo(1);
    assertThat(group.members()).extracting(Member::name).containsExactly("Ann");
    assertThat(table.client().execute(JoinedEntity.byPerson("ann")).items())
        .extracting(Joined::title)
        .containsExactly("Chess");
  }

  @Test
  void aRoleIsTheSameOnBothSides() {
    members.join(CHESS, ANN, "member");

    members.changeRole("chess", "ann", "owner");

    assertThat(table.client().execute(MemberEntity.get("chess", "ann")))
        .map(Member::role)
        .contains("owner");
    assertThat(table.client().execute(JoinedEntity.get("ann", "chess")))
        .map(Joined::role)
        .contains("owner");
  }

  @Test
  void joiningTwiceChangesNothing() {
    members.join(CHESS, ANN, "member");

    assertThatThrownBy(() -> members.join(CHESS, ANN, "owner"))
        .isInstanceOf(TransactionFailedException.class);

    assertThat(table.client().execute(MemberEntity.get("chess", "ann")))
        .map(Member::role)
        .contains("member");
    assertThat(table.items()).hasSize(4);
  }

  @Test
  void leavingRemovesBothSides() {
    members.join(CHESS, ANN, "member");

    members.leave("chess", "ann");

    assertThat(table.items()).hasSize(2);
    assertThat(members.isMember("chess", "ann")).isFalse();
    assertThatThrownBy(() -> members.leave("chess", "ann"))
        .isInstanceOf(TransactionFailedException.class);
  }

  @Test
  void aGroupThatIsNotThereHasNoMembers() {
    assertThatThrownBy(() -> members.join(new Group("none", "None", 0), ANN, "member"))
        .isInstanceOf(TransactionFailedException.class);

    assertThat(table.items()).hasSize(2);
  }
}
