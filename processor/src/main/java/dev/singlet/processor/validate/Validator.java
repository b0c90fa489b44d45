package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/** Checks a model, after it is read and before code is written for it. */
public final class Validator {

  private static final List<Rule> RULES =
      List.of(
          new TableAttributeNames(),
          new AttributeNames(),
          new ComponentNames(),
          new Aliases(),
          new ManagedAttributes(),
          new StampsOfEntities(),
          new ContextTypes(),
          new HooksSeeItems(),
          new ReadOnlyAttributes(),
          new OnlyInKeyValues(),
          new EntityNames(),
          new ContradictoryConstraints(),
          new Transformations(),
          new KeyAttributeTypes(),
          new Unions(),
          new UntaggedUnions(),
          new Tuples(),
          new RequiredCycles(),
          new FormatsFit(),
          new DelimitersInValues(),
          new SeparatedPlaceholders(),
          new Shards(),
          new AcrossPartitions(),
          new GatheredValues(),
          new SortOrder(),
          new QueryWords(),
          new PrimaryKeys(),
          new TypedKeys(),
          new ForeignIndexes(),
          new TenantKeys(),
          new ConflictingTemplates(),
          new KeysOfMarks(),
          new ExclusiveKeys(),
          new EffectiveConditions(),
          new IndexCoverage(),
          new VectorIndexes(),
          new Searches(),
          new Embeddings(),
          new SharedKeys(),
          new ToldByKeys(),
          new UniqueAttributes(),
          new Collections(),
          new NarrowedCollections(),
          new AcrossCollections(),
          new GroupNames());

  /** The rules that also work on entities with errors, with only the known parts. */
  private static final List<Rule> OF_ALL_KNOWN = List.of(new AccessPatternNames());

  private static final List<Rule> WARNINGS =
      List.of(
          new HotPartitions(),
          new SwallowedPrefixes(),
          new KeyDigits(),
          new CutTimes(),
          new Dollars(),
          new ForeignPlaceholders(),
          new UnusedIndexes(),
          new IncludedAttributes(),
          new ArgumentOrder());

  private Validator() {}

  /**
   * Checks all rules, even if some find errors. Warnings are reported only for a model without
   * errors, because they could be consequences of errors.
   *
   * @param table the parts that all rules can judge
   * @param known all known parts, even if little is known of an entity
   */
  public static void check(TableModel table, TableModel known, Report report) {
    OF_ALL_KNOWN.forEach(rule -> rule.check(known, report));
    RULES.forEach(rule -> rule.check(table, report));
    if (!report.hasErrors()) {
      WARNINGS.forEach(rule -> rule.check(table, report));
    }
  }
}
