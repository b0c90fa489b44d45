package dev.singlet.change.recorded;

import java.util.ArrayList;
import java.util.List;

/**
 * A text that version control merged, with both sides where they differ.
 *
 * @param ours the text of the side that comes first
 * @param theirs the text of the other side; the same if there was no conflict
 * @see <a href="https://git-scm.com/docs/git-merge#_how_conflicts_are_presented">Conflicts of
 *     git</a>
 */
record MergedText(String ours, String theirs) {

  private enum Side {
    BOTH,
    OURS,
    BASE,
    THEIRS
  }

  static MergedText of(String text) {
    List<String> ours = new ArrayList<>();
    List<String> theirs = new ArrayList<>();
    Side side = Side.BOTH;
    for (String line : text.lines().toList()) {
      if (line.startsWith("<<<<<<< ")) {
        side = Side.OURS;
      } else if (side == Side.OURS && line.startsWith("||||||| ")) {
        side = Side.BASE;
      } else if ((side == Side.OURS || side == Side.BASE) && line.equals("=======")) {
        side = Side.THEIRS;
      } else if (side == Side.THEIRS && line.startsWith(">>>>>>> ")) {
        side = Side.BOTH;
      } else {
        add(line, side, ours, theirs);
      }
    }
    return new MergedText(joined(ours), joined(theirs));
  }

  private static void add(String line, Side side, List<String> ours, List<String> theirs) {
    if (side == Side.BOTH || side == Side.OURS) {
      ours.add(line);
    }
    if (side == Side.BOTH || side == Side.THEIRS) {
      theirs.add(line);
    }
  }

  private static String joined(List<String> lines) {
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  boolean isInConflict() {
    return !ours.equals(theirs);
  }
}
