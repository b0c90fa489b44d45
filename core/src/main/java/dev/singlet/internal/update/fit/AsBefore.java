package dev.singlet.internal.update.fit;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.update.guard.TypeGuard;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions that an item is still equal to the record before the update.
 *
 * @param before the record before the update, as it would be written
 * @param stamps the times for writing it
 * @param stored the item that was found, or else the record before the update
 * @param others the attributes that the item stores in another form
 * @param defaults the values that absent attributes are read as
 */
public record AsBefore<T>(
    EntityType<T> entity,
    Map<String, AttributeValue> before,
    Stamps stamps,
    Map<String, AttributeValue> stored,
    Set<String> others,
    Map<String, AttributeValue> defaults) {

  public AsBefore(EntityType<T> entity, Map<String, AttributeValue> before, Stamps stamps) {
    this(entity, before, stamps, before, Set.of(), Defaults.asRead(entity, Values.none()));
  }

  /** Returns the same conditions for an item that was found. */
  public AsBefore<T> in(Map<String, AttributeValue> item) {
    Set<String> inOtherForm = OtherForm.of(entity, before, item, stamps);
    return new AsBefore<>(entity, before, stamps, item, inOtherForm, defaults);
  }

  public boolean isInOtherForm(Path path) {
    return others.contains(path.root());
  }

  /** Returns a change in the form that fits the item that was found. */
  public Change made(Change change) {
    return new FoundItem<>(entity, stored).changes(List.of(change)).get(0);
  }

  /**
   * Returns the condition on one attribute.
   *
   * @param old its value in the record before the update; null if it was absent
   */
  public Expression of(Path path, @Nullable AttributeValue old) {
    if (isInOtherForm(path)) {
      Set<String> names = new LinkedHashSet<>(entity.olderNames(path.root()));
      names.add(path.root());
      return Unchanged.of(entity, names, stored);
    }
    Expression isAbsent = OlderNames.noneIsThere(entity, path);
    if (old == null) {
      Expression parent =
          path.isTopLevel() ? Expression.always() : TypeGuard.ofParent(entity, path);
      return unchanged(isAbsent, path, null).and(parent);
    }
    boolean isDefault =
        path.isTopLevel()
            && (StoredValues.areSame(old, defaults.get(path.root()))
                || entity.isDefault(before, path.root()));
    if (entity.encrypted().has(path.root())) {
      Expression isThere = OlderNames.cover(entity, path, name -> Expression.exists(entity, name));
      Expression holds = isDefault ? isThere.or(isAbsent) : isThere;
      return Requirement.of(holds, path, ", but in the record before the update it is there");
    }
    Expression isSame = isSame(path, old);
    return unchanged(
        isDefault ? isSame.or(isAbsent.and(readsAsBefore(path, old))) : isSame, path, old);
  }

  private Expression isSame(Path path, AttributeValue old) {
    return OlderNames.cover(entity, path, name -> Expression.equal(entity, name, old));
  }

  /**
   * Returns the condition that an attribute is read as before. An absent attribute is read as its
   * default. If the default is made of other attributes, it stays the same if they do.
   */
  private Expression readsAsBefore(Path path, AttributeValue old) {
    List<Expression> sources = new ArrayList<>();
    if (!StoredValues.areSame(old, defaults.get(path.root()))) {
      for (String source : entity.defaultSources(path.root())) {
        AttributeValue value = before.get(source);
        if (value != null && !entity.encrypted().has(source) && !isSettled(source)) {
          Path at = Path.of(source, entity.olderNames(source));
          Expression isSame = isSame(at, value);
          sources.add(
              StoredValues.areSame(value, defaults.get(source)) || entity.isDefault(before, source)
                  ? isSame.or(OlderNames.noneIsThere(entity, at))
                  : isSame);
        }
      }
    }
    return Expression.allOf(sources);
  }

  /**
   * Returns whether an attribute needs no comparison: a primary key, or the time of the last write.
   */
  public boolean isSettled(String attribute) {
    StampAttribute modified = entity.modified();
    return entity.table().key().has(attribute)
        || (modified != null && modified.attribute().equals(attribute));
  }

  private Expression unchanged(Expression isSame, Path path, @Nullable AttributeValue old) {
    return Requirement.unchanged(
        isSame,
        path,
        ", but in the record before the update it is",
        old,
        item -> in(item).isInOtherForm(path));
  }
}
