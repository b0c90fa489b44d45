package dev.singlet.tools.analysis;

import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.List;

/** What the rules of modelling say of a table. */
public final class Findings {

  private Findings() {}

  /** Returns what each rule says: those of the checklist first, passed or not, then the risks. */
  public static List<Finding> of(TableDescriptor table) {
    List<Finding> all = new ArrayList<>(new Checklist(table).findings());
    all.addAll(new Risks(table).findings());
    return List.copyOf(all);
  }
}
