package dev.singlet.change.gate;

import dev.singlet.model.change.ModelChange;
import java.util.List;

/** Ways to change keys, and what else is computed from components. */
final class KeyWays {

  private static final String AGAIN =
      "When the last old program has ended, run the backfill (docs/operate/backfill.md)";

  private KeyWays() {}

  static List<WayOut> of(ModelChange change) {
    String before = change.before();
    return switch (change.kind()) {
      case PRIMARY_KEY ->
          List.of(
              WayOut.of("Keep the template: " + before + "."),
              WayOut.of(
                  "Or move the items while no program writes them: docs/operate/new-key.md."));
      case INDEX_KEY_ADDED ->
          List.of(
              WayOut.of(
                  "Accept it if nothing queries it in this release. "
                      + AGAIN
                      + ", and query it then."),
              WayOut.instead(
                  "Or declare an index of the attributes themselves, up to four and four: it has all"
                      + " stored items at once (docs/model/keys.md)."));
      case INDEX_KEY_REMOVED ->
          List.of(
              WayOut.of("Keep it until no program queries it."),
              WayOut.of("Accept it if no program queries it."));
      case INDEX_KEY_TEMPLATE, INDEX_KEY_CONDITION ->
          List.of(
              WayOut.instead(
                  "Keep it, and add a key in another index with the new form. "
                      + AGAIN
                      + ", query the new one, and remove the old one after that."));
      case UNIQUE_ADDED, UNIQUE_KEY ->
          List.of(
              WayOut.of(
                  "Accept it if nothing relies on it in this release. When the last old program has"
                      + " ended, reserve the stored values by ReserveUnique, which lists duplicates and"
                      + " deletes no item (docs/write/transactions.md)."));
      case COMPUTED_ADDED ->
          List.of(
              WayOut.of(
                  "Accept it if nothing reads it in this release. "
                      + AGAIN
                      + ", and read it then."));
      case COMPUTED_REMOVED ->
          List.of(
              WayOut.of("Keep it until no program reads it."),
              WayOut.of("Accept it if no program reads it."));
      case COMPUTED_CHANGED ->
          List.of(
              WayOut.instead("Keep it, and add another one with the new form."),
              WayOut.of("Accept it if nothing relies on it in this release. " + AGAIN + "."));
      default -> List.of();
    };
  }
}
