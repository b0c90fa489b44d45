package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The unique values that the writes of a transaction release and take. One write can take a value
 * that another one releases.
 */
final class UniqueValues {

  private final Set<ItemPlace> others;
  private final Map<ItemPlace, Map<String, AttributeValue>> reservations;
  private final Map<ItemPlace, Claim> released = new LinkedHashMap<>();
  private final Map<ItemPlace, Claim> taken = new LinkedHashMap<>();
  private final List<Claim> rivals = new ArrayList<>();

  private record Claim(GivenWrite given, UniqueItem unique, PrimaryKey owner) {
    TransactAction taking(@Nullable Claim before) {
      PrimaryKey earlier = before == null ? owner : before.owner();
      return TransactAction.of(given, unique.take(tableName(), owner, earlier), unique);
    }

    TransactAction releasing() {
      return TransactAction.of(given, unique.release(tableName(), owner), unique);
    }

    /** Returns the place of the item that reserves the value. */
    ItemPlace place() {
      return new ItemPlace(tableName(), unique.key());
    }

    private String tableName() {
      return given.context().tableName();
    }
  }

  /**
   * Starts with no values.
   *
   * @param others the values that turned out to be reserved for other items, and stay reserved
   * @param reservations the items at the places of values that stay the same, as they were read;
   *     empty if there was none
   */
  UniqueValues(Set<ItemPlace> others, Map<ItemPlace, Map<String, AttributeValue>> reservations) {
    this.others = others;
    this.reservations = reservations;
  }

  /**
   * Returns the values that a write leaves as they are in the stored item. They can lack a
   * reservation, if the item was written before they were unique, or by another program.
   */
  static List<UniqueItem> kept(
      GivenWrite given, PreparedWrite<?> prepared, Map<String, AttributeValue> item) {
    if (prepared.unique().isEmpty() || item.isEmpty()) {
      return List.of();
    }
    List<UniqueItem> kept = new ArrayList<>();
    Map<String, AttributeValue> written = prepared.appliedTo(item);
    for (UniqueAttribute unique : prepared.unique()) {
      UniqueItem before = UniqueItem.ofStored(prepared.type(), unique, item, given.context());
      UniqueItem after = UniqueItem.of(prepared.type(), unique, written, given.context());
      if (after != null && after.reservesSame(before)) {
        kept.add(after);
      }
    }
    return kept;
  }

  /** Adds the changes of a write to an item. */
  void add(GivenWrite given, PreparedWrite<?> prepared, Map<String, AttributeValue> item) {
    if (prepared.unique().isEmpty()) {
      return;
    }
    Context context = given.context();
    Map<String, AttributeValue> written = prepared.appliedTo(item);
    for (UniqueAttribute unique : prepared.unique()) {
      UniqueItem before = UniqueItem.ofStored(prepared.type(), unique, item, context);
      UniqueItem after = UniqueItem.of(prepared.type(), unique, written, context);
      if (after != null && after.reservesSame(before) && isReserved(given, prepared, after)) {
        continue;
      }
      if (before != null && !before.reservesSame(after)) {
        release(new Claim(given, before, prepared.key()));
      }
      if (after != null) {
        after.requireValue();
        take(new Claim(given, after, prepared.key()));
      }
    }
  }

  private void take(Claim claim) {
    if (taken.putIfAbsent(claim.place(), claim) != null) {
      rivals.add(claim);
    }
  }

  /**
   * Refuses a value that two writes take. Their values can depend on stored items, so this is not a
   * mistake of the program, and DynamoDB would refuse the second write alone.
   */
  void requireDistinct() {
    if (rivals.isEmpty()) {
      return;
    }
    List<TransactionFailure> failures = new ArrayList<>();
    for (Claim rival : rivals) {
      Claim first = Objects.requireNonNull(taken.get(rival.place()));
      String problem =
          String.format(
              "%s refused: %s is taken by operation %d of the same transaction, of the item %s.",
              rival.given().write().describe(rival.owner()),
              rival.unique(),
              first.given().position(),
              first.given().write().type().keyText(first.owner()));
      failures.add(
          new TransactionFailure(
              rival.given().operation(),
              rival.given().position(),
              TransactionFailure.Reason.CONDITION_FAILED,
              ConditionFailedException.Reason.UNIQUE,
              rival.unique().unique().component(),
              problem,
              Map.of()));
    }
    throw new TransactionFailedException(failures);
  }

  /**
   * Returns whether the value is reserved for the item. A transaction that is only shown has not
   * read it.
   */
  private boolean isReserved(GivenWrite given, PreparedWrite<?> prepared, UniqueItem unique) {
    Map<String, AttributeValue> reservation =
        reservations.get(new ItemPlace(given.context().tableName(), unique.key()));
    return reservation == null || unique.isReservation(reservation, prepared.key());
  }

  private void release(Claim claim) {
    if (!others.contains(claim.place())) {
      released.put(claim.place(), claim);
    }
  }

  List<TransactAction> actions() {
    Map<ItemPlace, Claim> free = new LinkedHashMap<>(released);
    List<TransactAction> actions = new ArrayList<>();
    for (Claim claim : taken.values()) {
      actions.add(claim.taking(free.remove(claim.place())));
    }
    free.values().forEach(claim -> actions.add(claim.releasing()));
    return actions;
  }
}
