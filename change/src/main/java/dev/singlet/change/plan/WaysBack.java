package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.WayBack;
import java.util.Comparator;
import java.util.Map;
import java.util.function.Predicate;

/** Until where one can go back. */
final class WaysBack {

  private final Map<ModelChange, Rollout> rollouts;

  WaysBack(Map<ModelChange, Rollout> rollouts) {
    this.rollouts = rollouts;
  }

  /**
   * After release 1, as long as it does what its step says: nothing that the programs of today
   * don't understand is written.
   */
  String afterFirst() {
    return "The programs that run today can come back "
        + worst(each -> each.form() == Rollout.Form.AT_ONCE).words()
        + ".";
  }

  String afterLast(boolean hasTwo) {
    if (has(each -> each.work() == Work.MOVE || each.work() == Work.NEW_TABLE)) {
      return "Older programs can come back only with the backup.";
    }
    if (has(each -> each.form() == Rollout.Form.STOPPED)) {
      return "To go back, stop all programs, and put all items again with the older model.";
    }
    if (rollouts.keySet().stream().anyMatch(FirstVersions::isOtherForm)) {
      return "Release 1 can come back until release 2 writes. From then on, it can't read what"
          + " release 2 has written.";
    }
    return hasTwo
        ? "Release 1 can come back at any time. The programs before it can't, once release 2 has"
            + " written."
        : "The programs that ran before can come back " + worst(each -> true).words() + ".";
  }

  private boolean has(Predicate<Rollout> which) {
    return rollouts.values().stream().anyMatch(which);
  }

  private WayBack worst(Predicate<Rollout> which) {
    return rollouts.entrySet().stream()
        .filter(each -> which.test(each.getValue()))
        .map(each -> each.getKey().answers().wayBack())
        .max(Comparator.naturalOrder())
        .orElse(WayBack.ANY_TIME);
  }
}
