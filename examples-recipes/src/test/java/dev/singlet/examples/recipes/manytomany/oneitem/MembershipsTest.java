package dev.singlet.examples.recipes.manytomany.oneitem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class MembershipsTest {

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(CommunityTable.SCHEMA)
          .seed(
              PersonEntity.put(new Person("ann", "Ann")),
              PersonEntity.put(new Person("bob", "Bob")),
              GroupEntity.put(new Group("chess", "Chess", 0)),
              GroupEntity.put(new Group("choir", "Choir", 0)));

  private Memberships memberships;

  @BeforeEach
  void client() {
    memberships = new Memberships(table.client());
  }

  @Test
  void aMembershipIsReadFromBothSides() {
    memberships.join("chess", "ann", "member");
    memberships.join("chess", "bob", "member");
    memberships.join("choir", "ann", "member");

    assertThat(members("chess")).containsExactly("ann", "bob");
    assertThat(groups("ann")).containsExactly("chess", "choir");
    assertThat(memberships.isMember("choir", "bob")).isFalse();
    assertThat(count("chess")).isEqualTo(2);
  }

  @Test
  void joiningTwiceCountsOnce() {
    memberships.join("chess", "ann", "member");

    assertThatThrownBy(() -> memberships.join("chess", "ann", "owner"))
        .isInstanceOf(TransactionFailedException.class);

    assertThat(count("chess")).isEqualTo(1);
  }

  @Test
  void thereIsNoMembershipWithoutAPersonOrAGroup() {
    assertThatThrownBy(() -> memberships.join("chess", "none", "member"))
        .isInstanceOf(TransactionFailedException.class);
    assertThatThrownBy(() -> memberships.join("none", "ann", "member"))
        .isInstanceOf(TransactionFailedException.class);

    assertThat(members("chess")).isEmpty();
    assertThat(count("chess")).isZero();
  }

  @Test
  void leavingIsSeenFromBothSidesAndCounted() {
    memberships.join("chess", "ann", "member");

    memberships.leave("chess", "ann");

    assertThat(members("chess")).isEmpty();
    assertThat(groups("ann")).isEmpty();
    assertThat(count("chess")).isZero();
    assertThatThrownBy(() -> memberships.leave("chess", "ann"))
        .isInstanceOf(TransactionFailedException.class);
  }

  @Test
  void onlyAMemberGetsARole() {
    assertThatThrownBy(() -> memberships.changeRole("chess", "ann", "owner"))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void thoseWhoJoinAtTheSameTimeAreAllCounted() {
    List<String> people = IntStream.range(10, 30).mapToObj(number -> "p" + number).toList();
    people.forEach(each -> table.client().execute(PersonEntity.put(new Person(each, each))));

    Race.run(people.size(), number -> memberships.join("chess", people.get(number), "member"));

    assertThat(members("chess")).containsExactlyElementsOf(people);
    assertThat(count("chess")).isEqualTo(20);
  }

  private List<String> members(String group) {
    return table.client().execute(MembershipEntity.byGroup(group)).items().stream()
        .map(Membership::person)
        .toList();
  }

  private List<String> groups(String person) {
    return table.client().execute(MembershipEntity.byPerson(person)).items().stream()
        .map(Membership::group)
        .toList();
  }

  private int count(String group) {
    return table.client().execute(GroupEntity.get(group)).orElseThrow().members();
  }
}
