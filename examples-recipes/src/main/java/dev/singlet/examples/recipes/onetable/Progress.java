package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;
import dev.singlet.scan.ScanPage;
import org.jspecify.annotations.Nullable;

/**
 * The progress of a step in a table.
 *
 * @param number that of the move, so that a step begins anew when the phase has changed
 * @param checkpoint where to go on
 * @param written items that were written to the one table, or removed there
 * @param unexpected differences that no stopped program explains
 */
@Entity
@LinkedKey(
    name = "ofMove",
    purpose = "Steps of a move, in order.",
    partition = "MOVE#{move}",
    sort = "PROGRESS#{number:pad(6)}#{step}")
public record Progress(
    String move,
    long number,
    String step,
    @Nullable String checkpoint,
    @Default("0") long read,
    @Default("0") long written,
    @Default("0") long unexpected,
    @Default("false") boolean done,
    @Version long version)
    implements Shop {

  static Progress start(Move move, String step) {
    return new Progress(move.name(), move.number(), step, null, 0, 0, 0, false, 0);
  }

  Progress after(ScanPage<?> page, Done here) {
    return new Progress(
        move,
        number,
        step,
        page.checkpoint(),
        read + page.items().size(),
        written + here.written(),
        unexpected + here.unexpected(),
        !page.hasNext(),
        version);
  }
}
