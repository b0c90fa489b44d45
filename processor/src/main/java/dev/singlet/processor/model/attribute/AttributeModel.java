package dev.singlet.processor.model.attribute;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.Wrapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record component that is stored.
 *
 * @param place the component; for one of a flattened record, the flattened component
 * @param component its name in Java; in a flattened record its path, such as {@code shipTo.city}
 * @param accessor the method of its record or class that returns it
 * @param stored its name in the item; empty for the component that keeps unknown attributes. If
 *     only the key has it, its name in JSON. In a tuple its place, such as {@code [0]}
 * @param type its type, with the transformations of its stored form
 * @param isNullable true if it may be absent
 * @param initial its {@code @Default}; null if it has none
 * @param isStated true if a new record must state it, so that its default is for older items only
 * @param stamp the value that a put fills in
 * @param context the source of its value in the context of a write; null if it has none
 * @param isReadOnly true if an item keeps the value that it was created with
 * @param isTimeToLive true if it holds the time after which DynamoDB may delete the item
 * @param isHidden true if JSON leaves it out
 * @param isSensitive true if its values must not be shown
 * @param constraints the constraints on it
 * @param aliases the other names that it can have in items
 * @param wrapping the wrapper of its value; {@code type} is the type of the value within
 * @param text the user's documentation of it, as plain text with code in backticks; empty if there
 *     is none
 * @param within the flattened component whose record it is in; null if there is none
 * @param onlyInKey tells that only a key has it; null if it is an attribute
 */
public record AttributeModel(
    Place place,
    String component,
    String accessor,
    String stored,
    ValueType type,
    boolean isNullable,
    @Nullable DefaultValue initial,
    boolean isStated,
    Stamp stamp,
    @Nullable ContextModel context,
    boolean isReadOnly,
    boolean isTimeToLive,
    boolean isHidden,
    boolean isSensitive,
    List<Constraint> constraints,
    List<String> aliases,
    Wrapping wrapping,
    String text,
    @Nullable FlattenedModel within,
    @Nullable OnlyInKeyModel onlyInKey)
    implements Subject {

  public AttributeModel {
    constraints = List.copyOf(constraints);
    aliases = List.copyOf(aliases);
  }

  /** Returns a component without further properties that is not an attribute of its own. */
  public static AttributeModel plain(
      Place place,
      String component,
      String accessor,
      ValueType type,
      boolean isNullable,
      @Nullable FlattenedModel within) {
    return new AttributeModel(
        place,
        component,
        accessor,
        "",
        type,
        isNullable,
        null,
        false,
        Stamp.NONE,
        null,
        false,
        false,
        false,
        false,
        List.of(),
        List.of(),
        Wrapping.NONE,
        "",
        within,
        null);
  }

  @Override
  public String label() {
    return component;
  }

  /** The values that a put writes by itself. */
  public enum Stamp {
    NONE,
    CREATED,
    MODIFIED,
    VERSION
  }

  /** Returns whether a put refuses an entity if it is null. */
  public boolean isRequired() {
    return !isNullable
        && (initialOfNew() == null || isGeneratedId())
        && !isFilledIn()
        && !type.javaType().isPrimitive()
        && !type.declared().isSet()
        && !isExtras();
  }

  /** Returns whether every put fills it in by itself, with a stamp or from its context. */
  public boolean isFilledIn() {
    return stamp != Stamp.NONE || context != null;
  }

  /** Returns whether a put gives it a value if its record has none, whatever its type says. */
  public boolean isGivenByPuts() {
    return isFilledIn() || isGeneratedId() || initialOfNew() instanceof DefaultValue.Now;
  }

  /** Returns whether the write that creates an item fills it in, and no other write. */
  public boolean isOfCreation() {
    return stamp == Stamp.CREATED || (context != null && context.isOfCreation());
  }

  /** Returns whether every write fills it in with another value. */
  public boolean isOfEachWrite() {
    return stamp == Stamp.MODIFIED || (context != null && !context.isOfCreation());
  }

  /** Returns whether an item is refused if neither its record nor the context gives a value. */
  public boolean isNeverAbsent() {
    return isRequired() || (context != null && !isNullable && !type.declared().isSet());
  }

  /**
   * Returns whether it is not one attribute, but keeps the attributes that the record doesn't know.
   */
  public boolean isExtras() {
    return type.is(Kind.EXTRAS);
  }

  /** Returns whether it is an id that the record gets if it has none. */
  public boolean isGeneratedId() {
    return initial instanceof DefaultValue.NewId;
  }

  /** Returns the default that new records get; null if there is none. */
  public @Nullable DefaultValue initialOfNew() {
    return isStated ? null : initial;
  }

  /** Returns the components that its default is made of. */
  public List<String> defaultSources() {
    return initial == null ? List.of() : initial.sources();
  }

  /** Returns the source for templates and conditions. */
  public Source source() {
    return new Source(component, type.declared(), isNullable, false);
  }

  /** Returns the attribute with a further constraint. */
  public AttributeModel and(Constraint constraint) {
    List<Constraint> all = new ArrayList<>(constraints);
    all.add(constraint);
    return with(place, component, type, isNullable, initial, all, text, within, onlyInKey);
  }

  /** Returns it with its place in a key, if only the key has it. */
  AttributeModel in(List<LinkedKeyModel> keys, TableSettings table) {
    if (onlyInKey == null) {
      return this;
    }
    OnlyInKeyModel key = onlyInKey.in(keys, source(), table);
    return with(place, component, type, isNullable, initial, constraints, text, within, key);
  }

  /** Returns it as a component of a projection, which has no constraints. */
  public AttributeModel projected(
      Place projected, ValueType read, boolean mayBeAbsent, @Nullable FlattenedModel holder) {
    return with(
        projected, component, read, mayBeAbsent, initial, List.of(), text, holder, onlyInKey);
  }

  private AttributeModel with(
      Place newPlace,
      String path,
      ValueType newType,
      boolean mayBeAbsent,
      @Nullable DefaultValue newInitial,
      List<Constraint> newConstraints,
      String newText,
      @Nullable FlattenedModel holder,
      @Nullable OnlyInKeyModel key) {
    return new AttributeModel(
        newPlace,
        path,
        accessor,
        stored,
        newType,
        mayBeAbsent,
        newInitial,
        isStated,
        stamp,
        context,
        isReadOnly,
        isTimeToLive,
        isHidden,
        isSensitive,
        newConstraints,
        aliases,
        wrapping,
        newText,
        holder,
        key);
  }

  /** Returns whether it is not an attribute, but only in a key. */
  public boolean isOnlyInKey() {
    return onlyInKey != null;
  }

  /** Returns whether it is only in the key of an index, which an update can write. */
  public boolean isOnlyInIndex() {
    return onlyInKey != null && onlyInKey.source().filter(KeyPlace::isOfIndex).isPresent();
  }

  /** Returns whether reads find its value, and writes can give it an id. */
  public boolean isWritable() {
    boolean isFound = onlyInKey == null || onlyInKey.source().isPresent();
    return isFound && !(isGeneratedId() && isInOptional());
  }

  /** Returns the attribute of the item that has its value: its own, or a key attribute. */
  public String holder() {
    return onlyInKey == null ? stored : onlyInKey.source().map(KeyPlace::attribute).orElse(stored);
  }

  /** Returns its name in its own record. */
  public String name() {
    return Spelling.lastStep(component);
  }

  /** Returns the flattened components that it is in, the outermost first. */
  public List<FlattenedModel> path() {
    return within == null ? List.of() : within.path();
  }

  /** Returns whether it may be absent only with a flattened record that it is in. */
  public boolean isNeededWithin() {
    return within != null
        && within.nearestOptional().filter(each -> each.required().contains(component)).isPresent();
  }

  /** Returns the flattened record whose attributes change only together, if it is in one. */
  public Optional<FlattenedModel> together() {
    return path().stream().filter(FlattenedModel::isTogether).findFirst();
  }

  /** Returns whether it changes only together with others of a flattened record. */
  public boolean isInTogether() {
    return within != null && within.isInTogether();
  }

  /** Returns whether it is in a flattened record that may be absent. */
  public boolean isInOptional() {
    return within != null && within.nearestOptional().isPresent();
  }

  /**
   * Returns it as a component of a flattened record.
   *
   * @param otherwise the documentation, if it has none
   */
  public AttributeModel within(FlattenedModel holder, String otherwise) {
    return with(
        holder.place(),
        Spelling.path(holder.component(), component),
        holder.isNullable() ? type.boxed() : type,
        isNullable || (holder.isNullable() && !isEmptyIfAbsent()),
        initial == null ? null : initial.within(holder.component()),
        constraints,
        text.isEmpty() ? otherwise : text,
        within == null ? holder : within.within(holder),
        onlyInKey);
  }

  /** Returns whether it is a set that is empty if an item lacks it. */
  private boolean isEmptyIfAbsent() {
    return type.declared().isSet() && !isNeverEmpty();
  }

  /** Returns whether a record without it is refused. An absent set is read as an empty set. */
  public boolean isMandatory() {
    return isRequired()
        || (type.declared().isSet() && isNeverEmpty() && !isInOptional())
        || (type.javaType().isPrimitive() && initialOfNew() == null);
  }

  /** Returns whether no condition can compare it, because DynamoDB doesn't see its value. */
  public boolean isOpaque() {
    return type instanceof ValueType.Transformed transformed && transformed.by().isOpaque();
  }

  /** Returns whether an item may lack it. */
  public boolean isRemovable() {
    return type.declared().isSet() ? !isNeverEmpty() : isNullable && !type.javaType().isPrimitive();
  }

  /** Returns whether it is text or a collection that must not be empty. */
  public boolean isNeverEmpty() {
    Bounds sizes = Bounds.ofSize(constraints);
    return sizes.lower() != null && sizes.lower().value().signum() > 0;
  }
}
