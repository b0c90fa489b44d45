package dev.singlet.tools.analysis;

import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Applies the rules of modelling to a table. */
public final class Findings {

  private Findings() {}

  /**
   * Returns what each rule says: those of the checklist first, passed or not, then the risks.
   * Several subjects with the same reason are one finding.
   */
  public static List<Finding> of(TableDescriptor table) {
    List<Finding> all = new ArrayList<>(new Checklist(table).findings());
    all.addAll(new Risks(table).findings());
    Map<Finding, List<String>> subjects = new LinkedHashMap<>();
    for (Finding finding : all) {
      subjects
          .computeIfAbsent(about(finding, List.of()), any -> new ArrayList<>())
          .addAll(finding.subjects());
    }
    List<Finding> merged = new ArrayList<>();
    subjects.forEach(
        (finding, names) -> merged.add(about(finding, names.stream().distinct().toList())));
    return List.copyOf(merged);
  }

  private static Finding about(Finding finding, List<String> subjects) {
    return new Finding(finding.title(), finding.severity(), subjects, finding.reason());
  }
}
