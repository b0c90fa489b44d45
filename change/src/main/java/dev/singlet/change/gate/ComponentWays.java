package dev.singlet.change.gate;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import java.util.ArrayList;
import java.util.List;

/** Ways to change a component of a record. */
final class ComponentWays {

  private ComponentWays() {}

  static List<WayOut> of(ModelChange change) {
    String before = change.before();
    return switch (change.kind()) {
      case ADDED -> added(change.answers());
      case REMOVED ->
          List.of(
              WayOut.of(
                  "Keep it in this release, with @Nullable or a @Default. Remove it in the next one."));
      case RENAMED ->
          List.of(
              WayOut.instead("Keep the stored name: @Attribute(\"" + before + "\")."),
              WayOut.of(renamed(change.after(), before)));
      case ALIAS_ADDED ->
          List.of(WayOut.of("Take a name that no other attribute of stored items has."));
      case ALIAS_DROPPED ->
          List.of(
              WayOut.of(
                  "Keep the aliases: @Attribute(aliases = {...}) with all of " + before + "."),
              WayOut.of("Accept it if mvn singlet:verify-items counts 0 items that have one."));
      case RENAMED_IN_JAVA -> List.of(WayOut.of("Keep the name " + before + "."));
      case MAY_BE_ABSENT ->
          List.of(
              WayOut.of("Accept it if each put has a value until the last old program has ended."));
      case REQUIRED ->
          List.of(
              WayOut.instead(
                  "Keep @Nullable, or give the items that lack it a value: @Default(\"...\")."),
              WayOut.of("Accept it if no item lacks a value, and no program leaves it out."));
      case DEFAULT_ADDED ->
          List.of(
              WayOut.of("Accept it if older items shall have this value, too: nothing is lost."));
      case DEFAULT_REMOVED ->
          List.of(
              WayOut.of("Keep the default (" + before + ")."),
              WayOut.of("Accept it if all items were put again before: then they have stored it."));
      case DEFAULT_CHANGED ->
          List.of(
              WayOut.of(
                  "Keep the default ("
                      + before
                      + "): older items without a value are read with it."),
              WayOut.of(
                  "Accept it if all items were put again before, and have stored it; or if older items"
                      + " shall have the other value."));
      case STAMP ->
          List.of(
              WayOut.of(
                  "Accept it if nothing relies on it before the last old program has ended."));
      case CONSTRAINTS ->
          List.of(
              WayOut.of(
                  "Keep the constraints, because a key is made of this value: an item whose value"
                      + " violates them isn't found. Check it in a @Validate method."));
      case ONLY_IN_KEY ->
          List.of(WayOut.instead("Keep it as it was stored, and add another component."));
      case EXTRAS ->
          List.of(
              WayOut.of("Keep the component with @Extras: it holds what newer programs write."));
      case EMBEDDING ->
          List.of(
              WayOut.of(
                  "Accept it if nothing relies on the vector before the last old program has ended, and"
                      + " make the vectors again then: updates of that program change a source and leave"
                      + " the vector."));
      default -> List.of();
    };
  }

  private static List<WayOut> added(Answers answers) {
    List<WayOut> ways = new ArrayList<>();
    if (answers.newReadsOld() != Reading.SAME) {
      ways.add(WayOut.instead("Items lack it: write @Nullable, or @Default(\"...\")."));
    }
    if (answers.oldWrites() != Keeping.KEEPS) {
      ways.add(
          WayOut.of(
              "Accept it if nothing sets it before the last old program has ended: puts of that program"
                  + " erase it."));
    }
    return ways;
  }

  /** Returns how an attribute gets another name in two releases. */
  static String renamed(String present, String before) {
    return "Rename it in two releases. In this one: @Attribute(value = \""
        + present
        + "\", aliases = \""
        + before
        + "\", writes = \""
        + before
        + "\"). In the next one, without writes.";
  }
}
