package dev.singlet.tools.report.diagram;

/**
 * A line between two boxes.
 *
 * @param from the id of the box that it begins at
 * @param to the id of the box that it ends at
 * @param begin how many of the first box a box of the second has
 * @param end how many of the second box a box of the first has
 * @param label the text on the line; empty for none
 * @param title all there is to say of it
 */
public record Line(String from, String to, End begin, End end, String label, String title) {

  /** The number of boxes at an end, drawn as crow's feet. */
  public enum End {
    ONE,
    /** One or none. */
    OPTIONAL,
    /** Any number, none among them. */
    MANY
  }
}
