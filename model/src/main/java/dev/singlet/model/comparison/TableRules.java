package dev.singlet.model.comparison;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.List;
import java.util.function.Function;

/** The settings of a table. */
final class TableRules {

  private static final Answers ELSEWHERE =
      new Answers(
          Reading.MISSES,
          Reading.MISSES,
          List.of(),
          Keeping.KEEPS,
          Keeping.KEEPS,
          TableStep.OTHER_TABLE);
  private static final Answers OTHER_KEYS =
      new Answers(
          Reading.MISSES,
          Reading.MISSES,
          List.of(),
          Keeping.LEAVES_STALE,
          Keeping.LEAVES_STALE,
          TableStep.NONE);

  /**
   * The classes that see records before they are written and after they are read. Their code isn't
   * known, so a hook may refuse to read what it didn't write, and the values of a program without
   * it may not fit.
   */
  private static final Direction<TableDescriptor> HOOKS =
      new Direction<>() {
        @Override
        public Reading reads(TableDescriptor reader, TableDescriptor writer, boolean isStored) {
          return writer.hooks().containsAll(reader.hooks()) && isFewer(reader, writer)
              ? Reading.OTHER_VALUES
              : Reading.FAILS;
        }

        @Override
        public Keeping keeps(TableDescriptor program, TableDescriptor other) {
          return program.hooks().containsAll(other.hooks()) && isFewer(other, program)
              ? Keeping.KEEPS
              : Keeping.LEAVES_STALE;
        }

        private static boolean isFewer(TableDescriptor one, TableDescriptor other) {
          return one.hooks().size() < other.hooks().size();
        }
      };

  private final List<ModelChange> changes;
  private final Tables tables;

  private TableRules(List<ModelChange> changes, Tables tables) {
    this.changes = changes;
    this.tables = tables;
  }

  static void addTo(List<ModelChange> changes, Tables tables) {
    TableRules rules = new TableRules(changes, tables);
    rules.compare(ChangeKind.TABLE_NAME, TableDescriptor::name, ELSEWHERE);
    rules.compare(ChangeKind.TABLE_KEY, table -> IndexRules.keys(table.key()), ELSEWHERE);
    rules.compare(
        ChangeKind.DELIMITER, TableDescriptor::delimiter, new Delimiters(tables).answers());
    rules.compare(ChangeKind.NAMING, TableDescriptor::naming, Answers.SAFE);
    rules.compare(ChangeKind.TENANTS, TableDescriptor::tenantPrefix, OTHER_KEYS);
    rules.compare(
        ChangeKind.TIME_TO_LIVE_ATTRIBUTE,
        table -> table.managed().timeToLive(),
        Answers.of(TableStep.TIME_TO_LIVE));
    rules.compare(
        ChangeKind.HOOKS,
        table -> String.join(", ", table.hooks()),
        HOOKS.answers(tables.before(), tables.after()));
    Shapes.compareCollections(changes, tables);
  }

  private void compare(
      ChangeKind kind, Function<TableDescriptor, String> setting, Answers answers) {
    String before = setting.apply(tables.before());
    String after = setting.apply(tables.after());
    if (!before.equals(after)) {
      changes.add(new ModelChange(kind, "", "", before, after, answers));
    }
  }
}
