package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;

/** Shows users and groups with two items for each membership. */
public final class TwoItems {

  private TwoItems() {}

  /** Shows its steps. */
  public static void show(Steps steps) {
    TableClient club = steps.table(ClubTable.SCHEMA);
    Members members = new Members(club);
    Person ann = club.execute(PersonEntity.put(new Person("ann", "Ann")));
    Person bob = club.execute(PersonEntity.put(new Person("bob", "Bob")));
    Group chess = club.execute(GroupEntity.put(new Group("chess", "Chess", 0)));
    Group choir = club.execute(GroupEntity.put(new Group("choir", "Choir", 0)));
    steps.step("Two items: Ann joins", () -> members.join(chess, ann, "owner"));
    members.join(choir, ann, "member");
    members.join(chess, bob, "member");
    steps.step(
        "Two items: a group and its members",
        () -> club.execute(GroupAndMembersCollection.byGroup("chess")));
    steps.step(
        "Two items: a user and the user's groups",
        () -> club.execute(PersonAndGroupsCollection.byPerson("ann")));
    steps.step("Two items: is she a member", () -> members.isMember("chess", "ann"));
    steps.step(
        "Two items: Bob gets another role", () -> members.changeRole("chess", "bob", "owner"));
    steps.step("Two items: Bob leaves", () -> members.leave("chess", "bob"));
    steps.refused(
        "Two items: Ann can't join twice",
        () -> {
          members.join(chess, ann, "member");
          return "nothing";
        });
  }
}
