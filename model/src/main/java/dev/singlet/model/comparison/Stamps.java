package dev.singlet.model.comparison;

import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;

/** The times that each write of an item stores. */
final class Stamps implements Direction<Side> {

  private static final Stamps INSTANCE = new Stamps();

  private Stamps() {}

  static void compare(Changes changes, Side before, Side after) {
    if (!before.stamps().equals(after.stamps())) {
      changes.add(
          ChangeKind.STAMPS,
          "",
          text(before.stamps()),
          text(after.stamps()),
          INSTANCE.answers(before, after));
    } else if (!before.storedTime().equals(after.storedTime())) {
      changes.add(ChangeKind.STAMPS, "", before.storedTime(), after.storedTime(), Answers.SAFE);
    }
  }

  /** A put erases a time that the program doesn't know. An update leaves it as it was. */
  @Override
  public Keeping keeps(Side program, Side other) {
    StampsDescriptor known = program.stamps();
    StampsDescriptor stored = other.stamps();
    if (!stored.modified().isEmpty() && !stored.modified().equals(known.modified())) {
      return Keeping.LEAVES_STALE;
    }
    return stored.created().isEmpty() || stored.created().equals(known.created())
        ? Keeping.KEEPS
        : Keeping.ERASES;
  }

  private static String text(StampsDescriptor stamps) {
    return (stamps.created() + " " + stamps.modified()).strip();
  }
}
