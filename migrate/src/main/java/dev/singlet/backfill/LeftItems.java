package dev.singlet.backfill;

import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemSample;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Items that a backfill left as they are, for one reason.
 *
 * @param reason why they were left
 * @param entity the name of their entity; empty if they are of none
 * @param items the number of items
 * @param samples up to three of them, each with its problem
 */
public record LeftItems(Reason reason, String entity, long items, List<ItemSample> samples)
    implements Serializable {

  /**
   * Copies the list.
   *
   * @param reason why they were left
   * @param entity the name of their entity
   * @param items the number of items
   * @param samples some of them
   */
  public LeftItems {
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(entity, "entity");
    samples = List.copyOf(samples);
  }

  /** The reasons to leave an item as it is. */
  public enum Reason {
    /** Its entity can't read it. */
    UNREADABLE("Reads of them fail. Mend them, or change the model to the stored form."),
    /** A put of its record is refused: a constraint is violated, or a key can't hold a value. */
    INVALID("Puts of them are refused. Mend them, or widen the constraint."),
    /** A key is made of a value that it lacks, and that a put takes from the clock or chance. */
    UNDETERMINED("Set the value by an update first."),
    /** It has a value under the current name and under an older one. */
    BOTH_NAMES("Look which of both is right, and remove the other one."),
    /** It would have another primary key, and moving items is not allowed. */
    OTHER_KEY(
        "Allow the backfill to move them, by movingItems() or --move, while no program writes them."),
    /** It would have another primary key, and another item has that. */
    KEY_TAKEN("Look which of both items is right, and delete the other one."),
    /** It would be larger than 400 KB, or can't be compared in one condition. */
    TOO_LARGE("Make them smaller, or write them by a program of your own."),
    /** Other requests kept changing it. */
    CHANGING("Run the backfill again."),
    /** Another item has the same value of a unique attribute. */
    DUPLICATE("Give one of both another value by an update, or delete it."),
    /** Its unique value is reserved for another item, which doesn't have it. */
    BLOCKED("Release the value by ReserveUnique and releaseOrphans(), when no older program runs."),
    /** It is of no entity of the model. */
    NO_ENTITY("They belong to others, or lack the entity attribute: see VerifyItems."),
    /** It is of no tenant. */
    NO_TENANT("They belong to others, or to a time before there were tenants.");

    private final String advice;

    Reason(String advice) {
      this.advice = advice;
    }

    /**
     * Returns what to do.
     *
     * @return a sentence
     */
    public String advice() {
      return advice;
    }

    /**
     * Returns whether it keeps the table from fitting the model.
     *
     * @return false for the items of others
     */
    public boolean isOpen() {
      return this != NO_ENTITY && this != NO_TENANT;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** Returns the items of both. */
  LeftItems and(LeftItems other) {
    List<ItemSample> all = new ArrayList<>(samples);
    all.addAll(other.samples);
    return new LeftItems(
        reason,
        entity,
        items + other.items,
        all.subList(0, Math.min(all.size(), ItemDifference.MAX_SAMPLES)));
  }
}
