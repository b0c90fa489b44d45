package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Doubt;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * Finds the reason for a failed condition, from the stored item.
 *
 * @param operation the operation, with its key
 * @param write the write
 * @param condition the whole condition on the item
 */
public record WriteFailure(Object operation, Write<?> write, Expression condition) {

  public ConditionFailedException of(ConditionalCheckFailedException cause) {
    return of(cause, LostAnswer.isPossible(cause) ? Doubt.POSSIBLE : Doubt.NONE);
  }

  public ConditionFailedException of(ConditionalCheckFailedException cause, Doubt doubt) {
    Map<String, AttributeValue> existing = existing(cause);
    Reason reason = reason(existing);
    return new ConditionFailedException(
        reason, message(reason, existing), existing, null, doubt, cause);
  }

  /** Returns the stored item; empty if there was none. */
  public static Map<String, AttributeValue> existing(ConditionalCheckFailedException cause) {
    return cause.hasItem() ? Map.copyOf(cause.item()) : Map.of();
  }

  /** Throws it. Returns nothing, so that callers need not know the exception's class. */
  @SuppressWarnings("DoNotCallSuggester") // it is a handler, which says what is thrown instead
  <R extends @Nullable Object> Step<R> raise(ConditionalCheckFailedException cause, Doubt doubt) {
    throw of(cause, doubt);
  }

  /** Throws the exception, as the outcome of a refused request. */
  @SuppressWarnings("DoNotCallSuggester") // it is a handler, which says what is thrown instead
  public <R> Step<R> raise(ConditionalCheckFailedException cause) {
    throw of(cause);
  }

  public Reason reason(Map<String, AttributeValue> existing) {
    if (existing.isEmpty()) {
      return requiresItem() ? Reason.NOT_FOUND : Reason.CONDITION;
    }
    EntityType<?> type = write.type();
    boolean creates = write.requiresAbsence();
    if (!type.has(existing)) {
      boolean isTaken =
          isMarked(existing)
              || creates
              || type.sharesKeys()
              || UnmetCondition.of(condition, existing).failsOnEntity();
      return isTaken ? Reason.OTHER_ENTITY : Reason.CONDITION;
    }
    if (creates) {
      return Reason.ALREADY_EXISTS;
    }
    UnmetCondition unmet = UnmetCondition.of(condition, existing);
    if (unmet.failsOnSchemaVersion()) {
      return Reason.SCHEMA_VERSION;
    }
    return unmet.failsOnVersion() ? Reason.STALE_VERSION : Reason.CONDITION;
  }

  /**
   * Returns whether the write needs an item. One that can create it needs one only if its condition
   * says so, as that of a version does.
   */
  private boolean requiresItem() {
    if (!write.createsItem()) {
      return true;
    }
    UnmetCondition unmet = UnmetCondition.of(condition, Map.of());
    return unmet.comparesWithEarlierRead()
        || !Collections.disjoint(unmet.parts(), WriteCondition.present(write.type()).conjuncts());
  }

  String message(Reason reason, Map<String, AttributeValue> existing) {
    EntityType<?> type = write.type();
    UnmetCondition unmet = UnmetCondition.of(condition, existing);
    String problem =
        switch (reason) {
          case NOT_FOUND ->
              unmet.comparesWithEarlierRead()
                  ? "the item is not there any more."
                  : "there is no such item.";
          case ALREADY_EXISTS, OTHER_ENTITY ->
              String.format(
                  "there is already the %s %s.%s",
                  entityOf(existing), type.keyText(existing), isMarked(existing) ? "" : unmarked());
          case STALE_VERSION, SCHEMA_VERSION, CONDITION, UNIQUE ->
              unmet.isNone()
                  ? "its condition does not hold for the item that is there."
                  : unmet.describe()
                      + (existing.isEmpty() && !unmet.comparesWithEarlierRead()
                          ? " There is no item yet."
                          : "");
        };
    return operation + " refused: " + problem;
  }

  private boolean isMarked(Map<String, AttributeValue> existing) {
    return existing.keySet().containsAll(write.type().mark().added());
  }

  private String unmarked() {
    EntityType<?> type = write.type();
    return String.format(
        " It has no attribute %s, so gets and queries of %s don't find it. %s",
        String.join("", type.mark().added()),
        type.name(),
        type.sharesKeys()
            ? "Write " + mark() + " there if it is a " + type.name() + "."
            : "An update of it writes that.");
  }

  private String mark() {
    AttributeValue mark = write.type().nameValue();
    return mark.s() == null ? "the number " + mark.n() : "\"" + mark.s() + "\"";
  }

  private String entityOf(Map<String, AttributeValue> existing) {
    EntityType<?> type = write.type();
    if (type.isToldByKey()) {
      return type.name();
    }
    Set<String> attributes = new LinkedHashSet<>(type.mark().added());
    attributes.add(Objects.requireNonNullElse(type.table().entityAttribute(), ""));
    return attributes.stream()
        .map(existing::get)
        .filter(Objects::nonNull)
        .map(value -> value.s() == null ? value.n() : value.s())
        .filter(Objects::nonNull)
        .findFirst()
        .orElse("item");
  }
}
