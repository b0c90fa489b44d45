package dev.singlet.tools.analysis;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.IndexDescriptor.Projection;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Values;
import dev.singlet.tools.analysis.key.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The costs of an update of an item, which are more if it moves entries of indexes. */
final class Updates {

  private final EntityDescriptor entity;
  private final List<IndexDescriptor> indexes;
  private final List<String> sometimes;

  Updates(TableDescriptor table, EntityDescriptor entity, IndexMembership membership) {
    this.entity = entity;
    this.indexes =
        table.indexes().stream()
            .filter(
                index ->
                    membership.always().contains(index.name())
                        || membership.sometimes().contains(index.name()))
            .toList();
    this.sometimes = membership.sometimes();
  }

  /** Returns the units of an update that moves nothing which it can leave where it is. */
  int atLeast() {
    return 1
        + indexes.stream()
            .filter(index -> !sometimes.contains(index.name()))
            .filter(this::isWrittenByAll)
            .mapToInt(index -> alwaysMoving(index).isEmpty() ? 1 : 2)
            .sum();
  }

  /** Returns the units of such an update of an item that is in all indexes and changes each. */
  int atMost() {
    return 1 + indexes.stream().mapToInt(this::most).sum();
  }

  /** Returns the units of an update that moves all entries that can move; 0 if none can. */
  int moving() {
    boolean canMove = indexes.stream().anyMatch(index -> !moving(index).isEmpty());
    return canMove
        ? 1 + indexes.stream().mapToInt(each -> moving(each).isEmpty() ? most(each) : 2).sum()
        : 0;
  }

  List<String> rules() {
    List<String> rules = new ArrayList<>();
    List<String> whole = whole();
    if (whole.isEmpty()) {
      rules.add("An update costs 1 unit for each 1 KB of the item.");
    } else if (whole.size() == indexes.size()) {
      rules.add("Each update costs the same, because " + hold(whole) + ".");
    } else {
      rules.add(
          "An update costs 1 unit for each 1 KB of the item and of its entry in "
              + Words.list(whole)
              + ", because "
              + hold(whole)
              + ".");
    }
    for (IndexDescriptor index : indexes) {
      moves(index).ifPresent(rules::add);
      if (!isWrittenByAll(index)) {
        rules.add(
            "An update of attributes that " + index.name() + " doesn't hold costs nothing there.");
      }
    }
    return rules;
  }

  private static String hold(List<String> whole) {
    return Words.list(whole) + (whole.size() == 1 ? " holds" : " hold") + " whole items";
  }

  /** Returns the indexes of whole items whose entries can stay where they are. */
  private List<String> whole() {
    return indexes.stream()
        .filter(index -> index.projection() == Projection.ALL && alwaysMoving(index).isEmpty())
        .map(IndexDescriptor::name)
        .toList();
  }

  private Optional<String> moves(IndexDescriptor index) {
    Optional<String> stamp = alwaysMoving(index);
    List<String> moving = moving(index);
    if (moving.isEmpty()) {
      return Optional.empty();
    }
    String entry = " moves the entry in " + index.name();
    return Optional.of(
        stamp
                .map(name -> "Every update" + entry + ", because " + name + " is in its key")
                .orElse("A change of " + String.join(" or ", moving) + entry)
            + ": 2 units for each 1 KB of it there, one to delete it and one to write it"
            + (sometimes.contains(index.name()) ? "; 1 if it enters or leaves." : "."));
  }

  /** Returns the units of an index in an update that doesn't move its entry without need. */
  private int most(IndexDescriptor index) {
    if (alwaysMoving(index).isPresent()) {
      return 2;
    }
    // An index of keys changes only if the entry moves.
    return index.projection() == Projection.KEYS_ONLY ? 0 : 1;
  }

  /** Returns whether each update changes something that the index holds. */
  private boolean isWrittenByAll(IndexDescriptor index) {
    return index.projection() == Projection.ALL
        || alwaysMoving(index).isPresent()
        || entity.attributes().stream()
            .anyMatch(each -> isChangedByAll(each) && index.include().contains(each.name()));
  }

  /** Returns the stamp that is as it is in each key of an index. */
  private Optional<String> alwaysMoving(IndexDescriptor index) {
    return entity.attributes().stream()
        .filter(Updates::isChangedByAll)
        .map(AttributeDescriptor::component)
        .filter(name -> isInEachKey(name, index))
        .findFirst();
  }

  private boolean isInEachKey(String source, IndexDescriptor index) {
    List<LinkedKeyDescriptor> keys = entity.keysOn(index.name());
    return !keys.isEmpty() && keys.stream().allMatch(key -> holdsAsItIs(key, source));
  }

  private static boolean isChangedByAll(AttributeDescriptor attribute) {
    return attribute.isFilledIn() && !attribute.isOfCreation();
  }

  private static boolean isKept(AttributeDescriptor attribute) {
    return attribute.isOfCreation() || attribute.isReadOnly();
  }

  /** A format may leave out what changes, such as the time of a day. */
  private static boolean holdsAsItIs(LinkedKeyDescriptor key, String source) {
    return key.templates().stream()
        .flatMap(template -> template.values().stream())
        .filter(value -> value.source().equals(source))
        .anyMatch(value -> isWhole(value));
  }

  /** Returns whether each change of a stamp changes its text. A letter case leaves its digits. */
  private static boolean isWhole(TemplateDescriptor.Part.Value value) {
    return value.shards() == 0
        && (Set.of("lower", "upper").containsAll(value.formats()) || Values.hasFixedOrder(value));
  }

  /** Returns the values that can change and then change the key in an index. */
  private List<String> moving(IndexDescriptor index) {
    Set<String> fixed = new HashSet<>(TemplateShape.sources(entity.primaryKey().templates()));
    List<String> moving = new ArrayList<>();
    for (LinkedKeyDescriptor key : entity.keysOn(index.name())) {
      List<String> sources = new ArrayList<>(TemplateShape.sources(key.templates()));
      ConditionDescriptor when = key.when();
      if (when != null) {
        when.terms().forEach(term -> sources.add(term.source()));
      }
      for (String source : sources) {
        boolean stays = entity.attribute(source).filter(Updates::isKept).isPresent();
        if (!fixed.contains(source) && !stays && !moving.contains(source)) {
          moving.add(source);
        }
      }
    }
    return moving;
  }
}
