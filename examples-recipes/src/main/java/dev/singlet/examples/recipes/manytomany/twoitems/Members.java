package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.TableClient;
import dev.singlet.error.TransactionFailedException;

/** Users join and leave groups. */
final class Members {

  private final TableClient club;

  Members(TableClient club) {
    this.club = club;
  }

  /**
   * Adds a user to a group, on both sides, and counts.
   *
   * @throws TransactionFailedException if the user is a member, or the user or the group is missing
   */
  void join(Group group, Person person, String role) {
    Member member = new Member(group.group(), person.person(), person.name(), role);
    Joined joined = new Joined(person.person(), group.group(), group.title(), role);
    club.transact(
        MemberEntity.put(member).ifNotExists(),
        JoinedEntity.put(joined).ifNotExists(),
        GroupEntity.update(group.group()).incrementMembers(1),
        PersonEntity.check(person.person()));
  }

  /**
   * Removes a user from a group, on both sides, and counts.
   *
   * @throws TransactionFailedException if the user isn't a member
   */
  void leave(String group, String person) {
    club.transact(
        MemberEntity.delete(group, person).ifExists(),
        JoinedEntity.delete(person, group).ifExists(),
        GroupEntity.update(group).decrementMembers(1));
  }

  /**
   * Gives a member another role, on both sides.
   *
   * @throws TransactionFailedException if the user isn't a member
   */
  void changeRole(String group, String person, String role) {
    club.transact(
        MemberEntity.update(group, person).role(role),
        JoinedEntity.update(person, group).role(role));
  }

  /** Returns whether a user is in a group, as of all writes that were answered before. */
  boolean isMember(String group, String person) {
    return club.execute(MemberEntity.get(group, person).consistent()).isPresent();
  }
}
