package dev.singlet.internal.verify;

import dev.singlet.error.Violation;
import dev.singlet.internal.text.StoredText;
import dev.singlet.internal.unique.Holding;
import dev.singlet.internal.unique.ReservedAttribute;
import dev.singlet.internal.unique.UniqueFinding;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.value.PrimaryKey;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes unique values that don't fit their reservations as samples of a report, as far as it may
 * show them.
 *
 * @param types the entities of the table
 */
public record UniqueSamples(CollectionType<?> types) {

  private static final int MAX_LENGTH = 200;

  /** The parts of a key before the value: the word, the entity and the attribute. */
  private static final int NAMES = 3;

  /** Returns the difference. */
  Map<Found, Supplier<ItemSample>> of(UniqueFinding finding) {
    Kind kind =
        switch (finding.kind()) {
          case UNRESERVED, BLOCKED -> Kind.UNRESERVED;
          case DUPLICATE -> Kind.DUPLICATE;
          case ORPHANED -> Kind.ORPHANED;
        };
    String attribute =
        kind == Kind.ORPHANED ? finding.component() : finding.holding().unique().attribute();
    return Map.of(new Found(kind, attribute), () -> sample(finding));
  }

  /** Returns what is wrong, with the keys of both. */
  public ItemSample sample(UniqueFinding finding) {
    Holding holding = finding.holding();
    boolean isOrphaned = finding.kind() == UniqueFinding.Kind.ORPHANED;
    return new ItemSample(
        isOrphaned ? reservation(holding) : key(holding.holder()), text(finding), "");
  }

  /** Returns the difference of a reservation that is of no unique attribute of the model. */
  Map<Found, Supplier<ItemSample>> ofNoAttribute(Map<String, AttributeValue> reservation) {
    return Map.of(
        new Found(Kind.OTHER_ENTITY, UniqueItem.LITERAL),
        () -> new ItemSample(start(reservation), "", ""));
  }

  /** Returns the beginning of a key. The value after it may be one that is not shown. */
  private String start(Map<String, AttributeValue> reservation) {
    String name = types.table().key().names().get(0);
    String delimiter = types.table().delimiter();
    String text = PrimaryKey.toText(reservation.get(name));
    int end = ItemReader.of(reservation).tenantLength(types.table());
    for (int i = 0; i < NAMES && text.indexOf(delimiter, end) >= 0; i++) {
      end = text.indexOf(delimiter, end) + delimiter.length();
    }
    return name + "=" + text.substring(0, end) + Violation.MASK;
  }

  /** Returns the difference of a reservation that is for no item. */
  Map<Found, Supplier<ItemSample>> ofNobody(
      ReservedAttribute reserved, Map<String, AttributeValue> reservation) {
    return Map.of(
        new Found(Kind.ORPHANED, reserved.type().name() + "." + reserved.unique().component()),
        () ->
            new ItemSample(
                start(reservation),
                UniqueItem.OWNER + " is not the key of an item. Delete the reservation",
                ""));
  }

  /** Returns the key of an item, the value that it has, and the other item that has it. */
  String duplicate(UniqueFinding finding) {
    return key(finding.holding().holder()) + ": " + text(finding);
  }

  /** Returns what is wrong, with the value and the key of the other item. */
  private String text(UniqueFinding finding) {
    Holding holding = finding.holding();
    String value = finding.component() + " " + value(finding);
    PrimaryKey other = finding.other();
    return switch (finding.kind()) {
      case UNRESERVED -> value + " is not reserved";
      case BLOCKED ->
          other == null
              ? value + " is reserved, and nothing names the item that it is for"
              : value + " is reserved for " + key(other) + ", which doesn't have it";
      case DUPLICATE -> value + " is reserved for " + key(other) + ", which has it, too";
      case ORPHANED -> "is reserved for " + key(holding.holder()) + ", " + without(finding);
    };
  }

  private static String without(UniqueFinding finding) {
    return finding.items().containsKey(finding.holding().holder())
        ? "which doesn't have the value"
        : "which doesn't exist";
  }

  private String value(UniqueFinding finding) {
    Map<String, AttributeValue> item = finding.items().get(finding.holding().holder());
    UniqueAttribute unique = finding.holding().unique();
    EntityType<?> type = finding.holding().type();
    AttributeValue value = item == null ? null : Holding.stored(type, unique.attribute(), item);
    return value == null
        ? ""
        : type.isShown(unique.attribute()) ? StoredText.of(value, MAX_LENGTH) : Violation.MASK;
  }

  private String key(@Nullable PrimaryKey key) {
    return key == null ? "" : SampleText.key(key.toMap(types.table().key()), types.entities());
  }

  /** Returns the key of a reservation, which has the value and those of its scope. */
  private String reservation(Holding holding) {
    boolean isShown = holding.unique().attributes().stream().allMatch(holding.type()::isShown);
    return isShown
        ? PrimaryKey.describe(
            types.table().key(), name -> true, holding.reservation().toMap(types.table().key()))
        : start(holding.reservation().toMap(types.table().key()));
  }
}
