package dev.singlet.processor.verdict;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.table.TableReader;
import dev.singlet.processor.read.table.TableReading;
import dev.singlet.processor.validate.Validator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** The tables of a round as projections need them: each is read and checked once. */
public final class JudgedTables {

  private final TableReader reader;
  private final Map<TypeElement, Judged> judged = new HashMap<>();

  public JudgedTables(Compiler compiler) {
    this.reader = new TableReader(compiler);
  }

  public Judged of(TypeElement table) {
    Judged known = judged.get(table);
    if (known != null) {
      return known;
    }
    Report report = new Report();
    TableReading reading = reader.read(table, report);
    Validator.check(reading.model(), reading.known(), report);
    Judged read =
        new Judged(reading.known(), reading.unreadable(), new Verdict(table, reading, report));
    judged.put(table, read);
    return read;
  }

  /**
   * A table with the errors of its types.
   *
   * @param known the model, as far as it is known
   * @param unreadable the types that the compiler doesn't show in full
   */
  public record Judged(TableModel known, Set<TypeElement> unreadable, Verdict verdict) {}
}
