package dev.singlet.examples.recipes.manytomany.oneitem;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;

/** Users join and leave groups. */
final class Memberships {

  private final TableClient community;

  Memberships(TableClient community) {
    this.community = community;
  }

  /**
   * Adds a user to a group, and counts.
   *
   * @throws TransactionFailedException if the user is a member, or the user or the group is missing
   */
  void join(String group, String person, String role) {
    Membership membership =
        MembershipEntity.builder().group(group).person(person).role(role).build();
    community.transact(
        MembershipEntity.put(membership).ifNotExists(),
        GroupEntity.update(group).incrementMembers(1),
        PersonEntity.check(person));
  }

  /**
   * Removes a user from a group, and counts.
   *
   * @throws TransactionFailedException if the user isn't a member
   */
  void leave(String group, String person) {
    community.transact(
        MembershipEntity.delete(group, person).ifExists(),
        GroupEntity.update(group).decrementMembers(1));
  }

  /**
   * Gives a member another role.
   *
   * @throws ConditionFailedException if the user isn't a member
   */
  Membership changeRole(String group, String person, String role) {
    return community.execute(MembershipEntity.update(group, person).role(role));
  }

  boolean isMember(String group, String person) {
    return community.execute(MembershipEntity.get(group, person)).isPresent();
  }
}
