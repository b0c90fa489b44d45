package dev.singlet.internal.verify;

import dev.singlet.internal.scan.Progress;
import dev.singlet.scan.ScanProgress;

/** The progress of a scan, in the form that listeners get. */
final class Told {

  private Told() {}

  static ScanProgress of(Progress progress) {
    return new ScanProgress(
        progress.items(),
        progress.itemsRead(),
        progress.requests(),
        progress.capacityUnits(),
        progress.segmentsDone(),
        progress.largestSegment(),
        progress.checkpoint());
  }
}
