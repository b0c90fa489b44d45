package dev.singlet.change;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.List;

/** One of the six answers for a change. */
enum Answer {
  NEW_READS_OLD {
    @Override
    Answers flipped(Answers of) {
      return new Answers(
          opposite(of.newReadsOld()),
          of.oldReadsNew(),
          of.incomplete(),
          of.oldWrites(),
          of.newWrites(),
          of.table());
    }
  },
  OLD_READS_NEW {
    @Override
    Answers flipped(Answers of) {
      return new Answers(
          of.newReadsOld(),
          opposite(of.oldReadsNew()),
          of.incomplete(),
          of.oldWrites(),
          of.newWrites(),
          of.table());
    }
  },
  INCOMPLETE {
    @Override
    Answers flipped(Answers of) {
      return of.incomplete(of.incomplete().isEmpty() ? List.of("?") : List.of());
    }
  },
  OLD_WRITES {
    @Override
    Answers flipped(Answers of) {
      return new Answers(
          of.newReadsOld(),
          of.oldReadsNew(),
          of.incomplete(),
          opposite(of.oldWrites()),
          of.newWrites(),
          of.table());
    }
  },
  NEW_WRITES {
    @Override
    Answers flipped(Answers of) {
      return new Answers(
          of.newReadsOld(),
          of.oldReadsNew(),
          of.incomplete(),
          of.oldWrites(),
          opposite(of.newWrites()),
          of.table());
    }
  },
  TABLE {
    @Override
    Answers flipped(Answers of) {
      return new Answers(
          of.newReadsOld(),
          of.oldReadsNew(),
          of.incomplete(),
          of.oldWrites(),
          of.newWrites(),
          of.table() == TableStep.NONE ? TableStep.OTHER_TABLE : TableStep.NONE);
    }
  };

  /** Returns answers in which this one is wrong: safe for a danger, and a danger for safe. */
  abstract Answers flipped(Answers of);

  static Reading opposite(Reading reading) {
    return reading == Reading.SAME ? Reading.MISSES : Reading.SAME;
  }

  static Keeping opposite(Keeping keeping) {
    return keeping == Keeping.KEEPS ? Keeping.LEAVES_STALE : Keeping.KEEPS;
  }
}
