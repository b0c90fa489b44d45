package dev.singlet.processor.model.entity;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DerivedModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A change that an update can make to one attribute. Each is a method of its own. */
public enum Change {
  SET(""),
  REMOVE("remove"),
  LEAVE("leaveBy"),
  INCREMENT("increment"),
  DECREMENT("decrement"),
  ADD("addTo"),
  TAKE("removeFrom"),
  APPEND("appendTo"),
  PREPEND("prependTo");

  private final String verb;

  Change(String verb) {
    this.verb = verb;
  }

  /** Returns the changes that an update can make to an attribute, in the order of their methods. */
  public static List<Change> of(AttributeModel attribute, Dependencies dependencies) {
    if (!dependencies.isSettable(attribute) || attribute.isInTogether()) {
      return List.of();
    }
    List<Change> changes = new ArrayList<>();
    if (!dependencies.onlyInKeysOf(List.of(attribute)).isEmpty()) {
      return List.of();
    }
    changes.add(SET);
    if (attribute.isRemovable()) {
      changes.add(REMOVE);
    }
    if (!dependencies.exits(attribute).isEmpty()) {
      changes.add(LEAVE);
    }
    if (dependencies.isInKey(attribute)) {
      return changes;
    }
    if (attribute.type().kind().isNumber()) {
      changes.addAll(List.of(INCREMENT, DECREMENT));
    } else if (attribute.type().kind().isSet()) {
      changes.addAll(List.of(ADD, TAKE));
    } else if (attribute.type().is(Kind.LIST)) {
      changes.addAll(List.of(APPEND, PREPEND));
    }
    return changes;
  }

  /** Returns the name of the method that makes the change. */
  public String method(AttributeModel attribute) {
    return this == SET
        ? Spelling.joined(attribute.component())
        : verb + Spelling.capitalJoined(attribute.component());
  }

  /**
   * Several attributes that one method sets, because something is made of all of them.
   *
   * @param method the method
   * @param derived the attributes that are made of them
   */
  public record Together(String method, List<AttributeModel> attributes, DerivedModel derived) {

    /** Returns the methods of an entity that set several attributes, one for each group. */
    public static List<Together> of(EntityModel entity, Dependencies dependencies) {
      List<Together> all = new ArrayList<>();
      Set<List<AttributeModel>> groups = new LinkedHashSet<>();
      for (DerivedModel derived : dependencies.together()) {
        List<AttributeModel> group =
            dependencies.withOnlyInKeys(
                entity.attributes().stream()
                    .filter(a -> derived.sources().contains(a.component()))
                    .filter(a -> dependencies.isSettable(a) && !a.isInTogether())
                    .toList());
        if (group.size() > 1 && groups.add(group)) {
          all.add(new Together(method(group), group, derived));
        }
      }
      return all;
    }

    private static String method(List<AttributeModel> group) {
      List<String> names =
          group.stream().map(each -> Spelling.capitalJoined(each.component())).toList();
      return Spelling.decapitalized(String.join("And", names));
    }
  }

  /**
   * A flattened component that one method sets, with all its attributes.
   *
   * @param flattened the component
   */
  public record Whole(FlattenedModel flattened, List<AttributeModel> attributes) {

    /** Returns the flattened components of an entity that an update can set. */
    public static List<Whole> of(EntityModel entity, Dependencies dependencies) {
      return FlattenedModel.all(entity.attributes()).stream()
          .filter(each -> each.outer() == null || !each.outer().isInTogether())
          .map(each -> new Whole(each, each.of(entity.attributes())))
          .filter(each -> each.attributes().stream().allMatch(dependencies::isSettable))
          .filter(each -> dependencies.onlyInKeysOf(each.attributes()).isEmpty())
          .toList();
    }

    /** Returns the name of the method. */
    public String method() {
      return Spelling.joined(flattened.component());
    }
  }
}
