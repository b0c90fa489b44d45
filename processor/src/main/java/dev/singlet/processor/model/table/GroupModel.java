package dev.singlet.processor.model.table;

import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * The record that holds the items of a query of an item collection, by entity.
 *
 * @param type its name
 * @param members its components
 */
public record GroupModel(ClassType type, List<Member> members) {

  /** Names that no component of a record can have. */
  private static final Set<String> REFUSED =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  public GroupModel {
    members = List.copyOf(members);
  }

  /**
   * The items of an entity.
   *
   * @param name the component
   * @param entity the entity
   * @param isOne true if a partition has at most one of them
   */
  public record Member(String name, EntityModel entity, boolean isOne) {}

  /** Returns the record of a query, with the entities in declaration order. */
  public static GroupModel of(CollectionModel collection, CollectionQuery query) {
    int several =
        collection.keysOn(query.index()).isEmpty() ? -1 : collection.key(query).acrossPlace();
    List<Member> members = new ArrayList<>();
    for (EntityModel entity : collection.entities()) {
      boolean isOne =
          entity.keysOn(Optional.ofNullable(query.index())).stream()
              .allMatch(key -> isSettled(entity.primaryKey(), key, several));
      members.add(new Member(name(entity.type().simpleName(), isOne), entity, isOne));
    }
    return new GroupModel(Generated.group(collection.type(), query.name()), members);
  }

  /**
   * Returns whether a query finds only one possible primary key.
   *
   * @param several the place of the value in the partition key that can be several; -1 for none
   */
  private static boolean isSettled(LinkedKeyModel primary, LinkedKeyModel queried, int several) {
    List<Part.Value> given = new ArrayList<>(queried.partitionValues());
    if (several >= 0 && several < given.size()) {
      Source chosen = given.get(several).source();
      given.removeIf(value -> value.source().equals(chosen));
    }
    return primary.templates().stream()
        .flatMap(template -> template.values().stream())
        .allMatch(value -> given.stream().anyMatch(each -> tells(each, value)));
  }

  /** Returns whether two values that make different primary keys also make different partitions. */
  private static boolean tells(Part.Value given, Part.Value value) {
    return given.source().equals(value.source())
        && !given.isShard()
        && (given.formats().equals(value.formats())
            || (hasOneText(given.type().kind()) && given.determines(value)));
  }

  /** Returns whether equal values have the same text in each format, unlike 1.0 and 1.00. */
  private static boolean hasOneText(Kind kind) {
    return switch (kind) {
      case STRING, UUID, ENUM, INSTANT -> true;
      default -> kind.isInteger();
    };
  }

  private static String name(String entity, boolean isOne) {
    String word = decapitalized(entity);
    String name = isOne ? word : plural(word);
    return SourceVersion.isKeyword(name) || REFUSED.contains(name)
        ? word + (isOne ? "Item" : "Items")
        : name;
  }

  /** Turns {@code LineItem} into {@code lineItem}, and {@code PRComment} into {@code prComment}. */
  private static String decapitalized(String name) {
    int end = 1;
    while (end < name.length()
        && Character.isUpperCase(name.charAt(end))
        && (end + 1 == name.length() || !Character.isLowerCase(name.charAt(end + 1)))) {
      end++;
    }
    return name.substring(0, end).toLowerCase(Locale.ROOT) + name.substring(end);
  }

  private static String plural(String word) {
    if (word.matches(".*[^aeiouAEIOU]y")) {
      return word.substring(0, word.length() - 1) + "ies";
    }
    return word + (word.matches(".*(s|x|z|ch|sh)") ? "es" : "s");
  }
}
