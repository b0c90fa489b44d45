package dev.singlet.change.gate;

import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A part that came while others of the same sort went: it is one of them under another name, or it
 * replaces them. Two models can't tell.
 *
 * @param added the part that came
 * @param removed the parts that went
 */
record Question(ModelChange added, List<ModelChange> removed) {

  private static final Map<ChangeKind, ChangeKind> OPPOSITES =
      Map.of(
          ChangeKind.ENTITY_ADDED, ChangeKind.ENTITY_REMOVED,
          ChangeKind.ADDED, ChangeKind.REMOVED,
          ChangeKind.CONSTANT_ADDED, ChangeKind.CONSTANT_REMOVED,
          ChangeKind.VARIANT_ADDED, ChangeKind.VARIANT_REMOVED);

  /** Returns the questions that changes leave open. */
  static List<Question> in(List<ModelChange> changes) {
    return changes.stream()
        .filter(change -> OPPOSITES.containsKey(change.kind()))
        .filter(change -> changes.stream().noneMatch(each -> migrates(each, change.entity())))
        .map(
            added ->
                new Question(
                    added, changes.stream().filter(removed -> isOpposite(added, removed)).toList()))
        .filter(question -> !question.removed.isEmpty())
        .toList();
  }

  /** Returns whether methods with {@code @Migrate} make the parts of older items. */
  private static boolean migrates(ModelChange change, String entity) {
    boolean isRaised =
        change.kind() == ChangeKind.SCHEMA_VERSION_RAISED
            || (change.kind() == ChangeKind.SCHEMA_VERSION_INTRODUCED
                && !change.after().equals("1"));
    return isRaised && change.entity().equals(entity);
  }

  private static boolean isOpposite(ModelChange added, ModelChange removed) {
    if (removed.kind() != OPPOSITES.get(added.kind())) {
      return false;
    }
    return switch (added.kind()) {
      case ENTITY_ADDED -> true;
      case ADDED ->
          added.entity().equals(removed.entity())
              && parent(added).equals(parent(removed))
              && added.after().equals(removed.before());
      default -> added.entity().equals(removed.entity()) && added.member().equals(removed.member());
    };
  }

  private static String parent(ModelChange change) {
    return change.member().substring(0, change.member().lastIndexOf('.') + 1);
  }

  boolean isAbout(ModelChange change) {
    return added.equals(change) || removed.contains(change);
  }

  /** Returns the names of what went with a change, as the source had them. */
  static List<String> names(ModelChange removed) {
    return switch (removed.kind()) {
      case ENTITY_REMOVED -> List.of(removed.entity());
      case REMOVED -> List.of(removed.member().substring(removed.member().lastIndexOf('.') + 1));
      default -> {
        List<String> names = new ArrayList<>(elements(removed.before()));
        names.removeAll(elements(removed.after()));
        yield names;
      }
    };
  }

  /** Returns the elements of a form such as {@code [OPEN, DONE]}. */
  private static List<String> elements(String form) {
    return List.of(form.replaceAll("^\\[|]$", "").split(", ", -1));
  }
}
