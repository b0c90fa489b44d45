package dev.singlet.change.gate;

import dev.singlet.model.change.ModelChange;
import java.util.List;

/** Ways to change a table and its indexes. */
final class TableWays {

  private static final String MOVE =
      "Or move the items while no program writes them: docs/operate/new-key.md.";

  private TableWays() {}

  static List<WayOut> of(ModelChange change) {
    String before = change.before();
    return switch (change.kind()) {
      case TABLE_NAME ->
          List.of(
              WayOut.instead(
                  "Keep the name: @Table(name = \""
                      + before
                      + "\"). A client finds a table of another name by withTableName."),
              WayOut.of(MOVE));
      case TABLE_KEY -> List.of(WayOut.of("Keep the key attributes of @Table."), WayOut.of(MOVE));
      case DELIMITER ->
          List.of(WayOut.of("Keep it: @Table(delimiter = \"" + before + "\")."), WayOut.of(MOVE));
      case TENANTS ->
          List.of(
              WayOut.of(
                  before.isEmpty()
                      ? "Keep the table without tenants."
                      : "Keep it: @Table(tenant = \"" + before + "{tenant}\")."),
              WayOut.of(MOVE));
      case VERSION_ATTRIBUTE ->
          List.of(WayOut.of("Keep it: @Table(schemaVersionAttribute = \"" + before + "\")."));
      case HOOKS ->
          List.of(
              WayOut.of(
                  "Accept it if items of programs with the other hooks can be read without a"
                      + " difference. Only a test can find that."));
      case INDEX_ADDED ->
          List.of(
              WayOut.instead(
                  "DynamoDB creates a local index only with its table: declare a global one."));
      case INDEX_REMOVED ->
          List.of(
              WayOut.of("Keep it until no program reads from it."),
              WayOut.of(
                  "Accept it if no program reads from it. Delete it in DynamoDB after the deploy."));
      case INDEX_KEY_ATTRIBUTES, INDEX_PROJECTION -> List.of(otherName(change));
      case INDEX_VECTOR ->
          List.of(
              otherName(change),
              WayOut.of(
                  "Store vectors of another length in another attribute: as long as "
                      + change.member()
                      + " exists, DynamoDB refuses items whose vectors don't fit it."));
      default -> List.of();
    };
  }

  private static WayOut otherName(ModelChange change) {
    return WayOut.instead(
        "Give the new form another name: @Index(\""
            + change.member()
            + "V2\"). Create it, read from it in the next release, and delete "
            + change.member()
            + " after that.");
  }
}
