package dev.singlet.verify;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One way in which stored items differ from those that the model writes.
 *
 * @param kind how they differ
 * @param attribute the attribute's name as stored, with its path if the difference is within it:
 *     {@code files[].size}; empty for the item as a whole; for {@link Kind#OTHER_ENTITY} and {@link
 *     Kind#OTHER_NAME} the value of the entity attribute; for {@link Kind#ORPHANED} the entity and
 *     the component, {@code Member.email}. {@code (more)} stands for the names after the first 200
 * @param items the number of items
 * @param samples some of them: up to three, unless the operation keeps others
 */
public record ItemDifference(Kind kind, String attribute, long items, List<ItemSample> samples)
    implements Serializable {

  /** The number of samples that are kept, unless the operation says otherwise. */
  public static final int MAX_SAMPLES = 3;

  /**
   * Copies the list.
   *
   * @param kind how they differ
   * @param attribute the attribute's name
   * @param items the number of items
   * @param samples some of them
   */
  public ItemDifference {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(attribute, "attribute");
    samples = List.copyOf(samples);
  }

  /** The kinds of differences. */
  public enum Kind {
    /** No reader of the entity can read the item. */
    UNREADABLE(
        true,
        "Reads of these items throw, skip or collect them, as their read policy says. Change the"
            + " type of the component, give it a converter, or mend the items."),
    /** The primary key is not the one that the item's attributes make. */
    OTHER_KEY(
        true,
        "Reads refuse these items, because a put of the record would write a second item. Change"
            + " the template to the stored form, or mend the items."),
    /**
     * The key of an index says something else than the item's attributes: it holds another value,
     * or the same one in another form.
     */
    OTHER_INDEX_KEY(
        true,
        "Queries of the index go by the stored key, and return a record with other values. Compare"
            + " both before you write: a put replaces the key by the one of the attributes. If the"
            + " key has the right value, declare the key attribute as a component, or take its value"
            + " into the attribute first. If only its form is another one, change the template to"
            + " it."),
    /**
     * The item is of an older schema version, and an index key isn't that of its migrated record.
     */
    STALE_INDEX_KEY(
        true,
        "Reads migrate these items, but queries of the index go by the stored key, and miss them."
            + " Put the records again, or update them."),
    /** A put of the record is refused: a constraint is violated, or a key can't hold a value. */
    INVALID(
        true,
        "Puts of these items are refused, and updates that set the value. Widen the constraint, or"
            + " mend the items."),
    /** The stored value and the one that a put would write are different. */
    OTHER_FORM(
        true,
        "Conditions, filters and ranges compare the form that the model writes, and miss these"
            + " items. Change the type or the template to the stored form, or put the items again."),
    /** A put would write the attribute, and the item lacks it. */
    MISSING(
        true,
        "An index whose key it is lacks these items, and conditions find no value. Without the"
            + " entity attribute, reads leave an item out. Put the items again, or make the"
            + " attribute optional."),
    /** The item has the attribute, and a put would write none: the model has no value for it. */
    LEFT_OVER(
        true,
        "A put removes it. If it is a key of an index, the index gives items that it shouldn't"
            + " until then. If the item has its value nowhere else, declare a component for it"
            + " first."),
    /** The item has the attribute under an older name, and under the current one, too. */
    BOTH_NAMES(
        true,
        "Reads take the value under the current name, and a put removes the other one. Look which"
            + " of the two is right before you write."),
    /** Nothing reserves the value of a unique attribute for the item. */
    UNRESERVED(
        true,
        "Another item can take the value. Reserve the values by ReserveUnique. If they are reserved"
            + " for items that don't have them, also release these by releaseOrphans()."),
    /** Another item has the same value of a unique attribute, and it is reserved for that one. */
    DUPLICATE(
        true,
        "Writes of these items that carry the value are refused. Give one of the two items another"
            + " value by an update, or delete it."),
    /** A value is reserved for an item that doesn't exist, or doesn't have it. */
    ORPHANED(
        true,
        "No item can take the value. Release it by ReserveUnique and releaseOrphans(), when no"
            + " program runs that doesn't know the attribute as unique."),
    /** No component stores an attribute of this name. */
    UNKNOWN(
        true,
        "A put loses it. Add a component for it, or one with @Extras that keeps all of them."),
    /**
     * The value is stored under an older name of the attribute, or the entity has an older name. An
     * older name within a nested record is {@link #OTHER_FORM}.
     */
    OLDER_NAME(false, "It is read all the same. Puts write the current name."),
    /** The item is of an older schema version. Only its keys are compared. */
    OLDER_VERSION(false, "Reads migrate these items. Writes store the current version."),
    /** The item has more than 300 KB. DynamoDB allows 400 KB. */
    LARGE(
        false,
        "A write that makes one of these items larger than 400 KB is refused. Move what grows into"
            + " items of its own."),
    /** The item has no entity attribute, and its key and attributes fit no entity, or several. */
    NO_ENTITY(
        true,
        "Reads leave these items out. Give them the entity attribute, or the model an entity that"
            + " they fit."),
    /**
     * No attribute names entities in this table, and the item's key has the form of no template.
     */
    NO_TEMPLATE(
        true,
        "The keys tell the entities of this table, and reads leave these items out. Change a"
            + " template to the stored form, or give the model an entity that they fit."),
    /**
     * The entity attribute names no entity of the model, but the item fits an entity in everything
     * else.
     */
    OTHER_NAME(
        true,
        "Its queries miss these items. If the entity was renamed, name the older one by"
            + " @Entity(aliases = ...). If they belong to another program, two programs share these"
            + " keys: a put of one fails where the other has an item."),
    /** The entity attribute names no entity of the model, and the item fits none. */
    OTHER_ENTITY(false, "They belong to other programs or to another part of the model.");

    private final boolean breaksModel;
    private final String meaning;

    Kind(boolean breaksModel, String meaning) {
      this.breaksModel = breaksModel;
      this.meaning = meaning;
    }

    /**
     * Returns what the difference causes, and how to correct it.
     *
     * @return a sentence or two
     */
    public String meaning() {
      return meaning;
    }

    /** Returns whether a sample has the problem in words, in place of a stored value. */
    boolean isProblem() {
      return switch (this) {
        case UNREADABLE,
            INVALID,
            NO_ENTITY,
            NO_TEMPLATE,
            OTHER_NAME,
            UNRESERVED,
            DUPLICATE,
            ORPHANED,
            LARGE ->
            true;
        default -> false;
      };
    }

    /** Returns the name in lower case, with spaces. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * Returns whether operations of the model fail, give wrong answers or lose values by it.
   *
   * @return false for differences that the model can read, and for the items of others
   */
  public boolean breaksModel() {
    return kind.breaksModel;
  }

  /** Returns the difference in the items of both. */
  private ItemDifference and(ItemDifference other) {
    List<ItemSample> all = new ArrayList<>(samples);
    all.addAll(other.samples);
    int most = Math.max(MAX_SAMPLES, Math.max(samples.size(), other.samples.size()));
    List<ItemSample> kept = all.subList(0, Math.min(all.size(), most));
    return new ItemDifference(kind, attribute, items + other.items, kept);
  }

  /** Returns the sum of differences. */
  static List<ItemDifference> sum(List<ItemDifference> left, List<ItemDifference> right) {
    Map<List<Object>, ItemDifference> sum = new LinkedHashMap<>();
    Stream.of(left, right)
        .flatMap(List::stream)
        .forEach(each -> sum.merge(List.of(each.kind, each.attribute), each, ItemDifference::and));
    return List.copyOf(sum.values());
  }

  /** Returns differences in the order of a report: the worst first, then by attribute. */
  static List<ItemDifference> sorted(List<ItemDifference> differences) {
    return differences.stream()
        .sorted(Comparator.comparing(ItemDifference::kind).thenComparing(ItemDifference::attribute))
        .toList();
  }
}
