package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.TableModel;
import java.util.List;

/** The gate between reading a model and writing code for it. */
public final class Validator {

  private static final List<Rule> RULES =
      List.of(
          new TableAttributeNames(),
          new AttributeNames(),
          new ComponentNames(),
          new Aliases(),
          new ManagedAttributes(),
          new EntityNames(),
          new ContradictoryConstraints(),
          new Transformations(),
          new KeyAttributeTypes(),
          new Unions(),
          new RequiredCycles(),
          new FormatsFit(),
          new DelimitersInValues(),
          new SeparatedPlaceholders(),
          new Shards(),
          new SortOrder(),
          new PrimaryKeys(),
          new TypedKeys(),
          new ForeignIndexes(),
          new TenantKeys(),
          new ConflictingTemplates(),
          new ExclusiveKeys(),
          new EffectiveConditions(),
          new IndexCoverage(),
          new SharedKeys(),
          new UniqueAttributes(),
          new Collections(),
          new GroupNames());

  /** Rules that need no more of an entity than what is known of any. */
  private static final List<Rule> OF_ALL_KNOWN = List.of(new AccessPatternNames());

  private static final List<Rule> WARNINGS =
      List.of(
          new HotPartitions(),
          new SwallowedPrefixes(),
          new KeyDigits(),
          new Dollars(),
          new ForeignPlaceholders(),
          new UnusedIndexes());

  private Validator() {}

  /**
   * Checks all rules; each goes on where another found something. Warnings are for a model without
   * errors: of one with errors they would tell what follows from these.
   *
   * @param table what all rules can judge
   * @param known what is known, however little that is of an entity
   */
  public static void check(TableModel table, TableModel known, Report report) {
    OF_ALL_KNOWN.forEach(rule -> rule.check(known, report));
    RULES.forEach(rule -> rule.check(table, report));
    if (!report.hasErrors()) {
      WARNINGS.forEach(rule -> rule.check(table, report));
    }
  }
}
