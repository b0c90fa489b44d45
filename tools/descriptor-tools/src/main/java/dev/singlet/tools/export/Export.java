package dev.singlet.tools.export;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.sample.Samples;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The input of an exporter: a table, its settings and its sample items. Sample items are made when
 * the first one asks for them: that loads and runs classes of the model, which most formats have no
 * use for. For one thread.
 */
public final class Export {

  private final TableDescriptor table;
  private final TableSettings settings;
  private final Supplier<Samples> maker;
  private @Nullable Samples samples;

  /**
   * Makes one.
   *
   * @param table the model
   * @param settings how the table is to be created
   * @param samples makes the sample items
   */
  public Export(TableDescriptor table, TableSettings settings, Supplier<Samples> samples) {
    this.table = table;
    this.settings = settings;
    this.maker = samples;
  }

  public TableDescriptor table() {
    return table;
  }

  public TableSettings settings() {
    return settings;
  }

  /**
   * Returns the reasons why entities have no sample items; none if no format has asked for any.
   *
   * @return a sentence for each entity
   */
  public List<String> problemsOfSamples() {
    return samples == null ? List.of() : samples.problems();
  }

  /** Returns sample items, always the same. */
  public Samples samples() {
    Samples made = samples;
    if (made == null) {
      made = maker.get();
      samples = made;
    }
    return made;
  }
}
