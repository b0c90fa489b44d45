package dev.singlet.it.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A row of the tables in docs/reference/peers.md: a feature, its names, and the line of Singlet.
 *
 * @param place the page and the line
 * @param cells its columns
 */
record PeersRow(String place, List<String> cells) {

  private static final Pattern COLUMN = Pattern.compile("(?<!\\\\)\\|");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern PEER = Pattern.compile("(?:^|; )([TEOAP]) ");
  private static final Pattern REASON = Pattern.compile("(no|partly): .+");
  private static final String HEAD = "| feature | names | Singlet |";

  /** Those of all tables with the three columns. */
  static List<PeersRow> in(Path page) {
    List<String> lines = Snippet.read(page).lines().toList();
    List<PeersRow> rows = new ArrayList<>();
    for (int line = 0; line < lines.size(); line++) {
      if (lines.get(line).equals(HEAD)) {
        for (line += 2; line < lines.size() && lines.get(line).startsWith("|"); line++) {
          rows.add(of(page.getFileName() + ":" + (line + 1), lines.get(line)));
        }
      }
    }
    return rows;
  }

  static PeersRow of(String place, String line) {
    String[] cells = COLUMN.split(line.strip());
    return new PeersRow(
        place, Arrays.stream(cells).skip(1).map(cell -> cell.strip().replace("\\|", "|")).toList());
  }

  /** The letters of the libraries that have it. */
  List<String> peers() {
    return PEER.matcher(cells.get(1)).results().map(peer -> peer.group(1)).toList();
  }

  boolean isOf(String peer) {
    return peers().contains(peer);
  }

  /** All code in the column of Singlet. */
  List<Snippet> code() {
    return CODE.matcher(cells.get(2))
        .results()
        .map(code -> new Snippet(place, 0, code.group(1)))
        .toList();
  }

  /** Tells if the column of Singlet has code, a link, or a reason why there is neither. */
  boolean saysHow() {
    String singlet = cells.get(2);
    return !code().isEmpty() || singlet.contains("](") || REASON.matcher(singlet).matches();
  }

  @Override
  public String toString() {
    return place + " " + cells.get(0);
  }
}
