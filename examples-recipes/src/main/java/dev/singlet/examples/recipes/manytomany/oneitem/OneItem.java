package dev.singlet.examples.recipes.manytomany.oneitem;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;

/** Shows users and groups with one item for each membership. */
public final class OneItem {

  private OneItem() {}

  /** Shows its steps. */
  public static void show(Steps steps) {
    TableClient community = steps.table(CommunityTable.SCHEMA);
    Memberships memberships = new Memberships(community);
    community.execute(PersonEntity.put(new Person("ann", "Ann")));
    community.execute(PersonEntity.put(new Person("bob", "Bob")));
    community.execute(GroupEntity.put(new Group("chess", "Chess", 0)));
    community.execute(GroupEntity.put(new Group("choir", "Choir", 0)));
    steps.step("One item: Ann joins", () -> memberships.join("chess", "ann", "owner"));
    memberships.join("choir", "ann", "member");
    memberships.join("chess", "bob", "member");
    steps.step(
        "One item: members of a group", () -> community.execute(MembershipEntity.byGroup("chess")));
    steps.step(
        "One item: groups of a user", () -> community.execute(MembershipEntity.byPerson("ann")));
    steps.step("One item: is she a member", () -> memberships.isMember("chess", "ann"));
    steps.step(
        "One item: how many members",
        () -> community.execute(GroupEntity.get("chess")).map(Group::members).orElse(0));
    steps.step(
        "One item: Bob gets another role", () -> memberships.changeRole("chess", "bob", "owner"));
    steps.step("One item: Bob leaves", () -> memberships.leave("chess", "bob"));
    steps.refused(
        "One item: he can't leave twice",
        () -> {
          memberships.leave("chess", "bob");
          return "nothing";
        });
  }
}
