package dev.singlet.internal.update;

import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.update.fit.OtherForm;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.ShownValue;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The value that an upsert gives to a read-only attribute, if something is made of the attribute.
 * The upsert makes it of this value, so an item must not have another one.
 *
 * @param value the value; null if there is none
 */
public record FirstValue<T, V>(ComparableAttribute<T, V, ?> attribute, @Nullable V value) {

  /**
   * Returns the given value, or the attribute's default, which then stays.
   *
   * @param given the value; null if there is none
   * @param changes the changes of the upsert so far, with all that the default is made of
   * @throws InvalidArgumentException if no value is given and the default is the time of a put
   */
  public static <T, V> FirstValue<T, V> of(
      ComparableAttribute<T, V, ?> attribute, @Nullable V given, Changes<T> changes) {
    if (given != null) {
      return new FirstValue<>(attribute, given);
    }
    EntityType<T> entity = attribute.location().entity();
    String name = attribute.location().path().root();
    Values known = changes.asRead();
    AttributeValue initial = Defaults.asRead(entity, known).get(name);
    boolean isWritten = Defaults.written(entity, known).contains(name);
    if (initial == null && isWritten) {
      throw InvalidUpdate.of(
          entity,
          attribute.location().rootComponent()
              + " is null, and its default is the time of a put. It is read-only, and something is"
              + " made of it or checked with it: give the value of the item, or the current time"
              + " for a new one");
    }
    // A default that is not written is for older items only, so a new one lacks the value.
    return new FirstValue<>(
        attribute, initial == null || !isWritten ? null : attribute.codec().decode(initial));
  }

  /**
   * Returns the condition that an item lacks the attribute or has this value. A value that the
   * attribute can't have needs no condition, because the upsert is refused before the request.
   */
  public Expression guard() {
    if (!Assumptions.isValid(attribute, value)) {
      return Expression.always();
    }
    EntityType<T> entity = attribute.location().entity();
    Path path = attribute.location().path();
    AttributeValue stored = value == null ? null : attribute.codec().encode(value);
    Expression isAbsent = OlderNames.noneIsThere(entity, path);
    Expression holds =
        stored == null
            ? isAbsent
            : isAbsent.or(
                OlderNames.cover(entity, path, name -> Expression.equal(entity, name, stored)));
    String purpose =
        String.format(
            ", but the upsert has %s for it. It is read-only, and something is made of it or"
                + " checked with it: give the value of the item",
            stored == null ? "none" : ShownValue.of(entity, path, stored));
    return Requirement.of(
        holds, path, purpose, item -> holds.holds(item) || isReadAs(stored, item));
  }

  /** Returns whether an item stores a value in another form. */
  private boolean isReadAs(@Nullable AttributeValue stored, Map<String, AttributeValue> item) {
    EntityType<T> entity = attribute.location().entity();
    return stored != null
        && StoredValues.areSame(
            stored,
            OtherForm.read(entity, item, Stamps.at(Instant.EPOCH))
                .get(attribute.location().path().root()));
  }
}
