package dev.singlet.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * The settings that the user has chosen, one of each kind.
 *
 * @param chosen the settings
 */
record Settings(List<Setting> chosen) {

  Settings {
    // A new table is as warm as its capacity, which must be known then.
    chosen = chosen.stream().sorted(Comparator.comparing(Settings::isWarm)).toList();
  }

  private static boolean isWarm(Setting setting) {
    return setting.kind() == TableChange.Kind.WARM_THROUGHPUT;
  }

  /** Adds a setting, in place of an earlier one of its kind. */
  Settings with(Setting setting) {
    List<Setting> all = new ArrayList<>(chosen);
    all.removeIf(each -> each.kind() == setting.kind());
    all.add(setting);
    return new Settings(all);
  }

  /** Returns whether billing on demand is chosen. */
  boolean areOnDemand() {
    return chosen.stream().anyMatch(OnDemand.class::isInstance);
  }

  /**
   * Returns the changes that give these settings to a table. Warm throughput is raised first. More
   * capacity raises it as well, and it would then be lowered to what was planned, which DynamoDB
   * refuses.
   */
  List<PlannedChange> plan(ControlPlane table, TableDescription described) {
    return chosen.stream()
        .sorted(Comparator.comparing(Settings::isWarm).reversed())
        .flatMap(setting -> setting.plan(table, described).stream())
        .toList();
  }
}
