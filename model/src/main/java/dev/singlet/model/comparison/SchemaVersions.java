package dev.singlet.model.comparison;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;

/** The versions of the form in which items of an entity are stored. */
record SchemaVersions(Side before, Side after) {

  /**
   * The versions as numbers. A program that knows versions refuses newer items, and takes older
   * ones through its methods with {@code @Migrate}, which are made for the model that is compared,
   * and not for one that goes back to a lower version.
   */
  private static final Direction<Side> NUMBERS =
      new Direction<>() {
        @Override
        public Reading reads(Side reader, Side writer, boolean isStored) {
          boolean isRead =
              !reader.knowsVersions()
                  || (isStored
                      ? writer.schemaVersion() <= reader.schemaVersion()
                      : writer.schemaVersion() == reader.schemaVersion());
          return isRead ? Reading.SAME : Reading.FAILS;
        }

        /**
         * A program without versions writes a newer item as one of version 1, or mixes two forms.
         */
        @Override
        public Keeping keeps(Side program, Side other) {
          return !program.knowsVersions() && other.schemaVersion() > 1
              ? Keeping.LEAVES_STALE
              : Keeping.KEEPS;
        }
      };

  /**
   * The attribute of the version. A program that doesn't see the version of an item takes it for 1.
   */
  private static final Direction<Side> ATTRIBUTES =
      new Direction<>() {
        @Override
        public Reading reads(Side reader, Side writer, boolean isStored) {
          return reader.knowsVersions() && writer.schemaVersion() > 1
              ? Reading.FAILS
              : Reading.SAME;
        }

        @Override
        public Keeping keeps(Side program, Side other) {
          return other.schemaVersion() > 1 ? Keeping.ERASES : Keeping.KEEPS;
        }
      };

  void addTo(Changes changes) {
    if (before.knowsVersions() && after.knowsVersions() && !after.seesVersionsOf(before)) {
      changes.add(
          ChangeKind.VERSION_ATTRIBUTE,
          "",
          before.versionAttribute(),
          after.versionAttribute(),
          ATTRIBUTES.answers(before, after));
    }
    int old = before.entity().schemaVersion();
    int present = after.entity().schemaVersion();
    if (old == present) {
      return;
    }
    ChangeKind kind =
        old == 0
            ? ChangeKind.SCHEMA_VERSION_INTRODUCED
            : present > old ? ChangeKind.SCHEMA_VERSION_RAISED : ChangeKind.SCHEMA_VERSION_LOWERED;
    changes.add(kind, "", version(old), version(present), NUMBERS.answers(before, after));
  }

  private static String version(int version) {
    return version == 0 ? "" : String.valueOf(version);
  }

  /**
   * Returns the answers for a change of attributes. Methods with {@code @Migrate} make the new form
   * of an older item: their bodies can't be compared, and are trusted. A program that knows
   * versions neither reads nor writes newer items, which the change of the version itself says.
   */
  Answers migrated(Answers answers) {
    boolean isRaised = after.schemaVersion() > before.schemaVersion();
    boolean isLowered = after.schemaVersion() < before.schemaVersion();
    boolean oldRefuses = isRaised && before.seesVersionsOf(after);
    boolean newRefuses = isLowered && after.seesVersionsOf(before);
    return new Answers(
        isRaised || newRefuses ? Reading.SAME : answers.newReadsOld(),
        oldRefuses ? Reading.SAME : answers.oldReadsNew(),
        answers.incomplete(),
        oldRefuses ? Keeping.KEEPS : answers.oldWrites(),
        newRefuses ? Keeping.KEEPS : answers.newWrites(),
        answers.table());
  }
}
