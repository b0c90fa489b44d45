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
          new AccessPatternNames(),
          new IndexCoverage(),
          new SharedKeys(),
          new UniqueAttributes(),
          new Collections(),
          new GroupNames());

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
   */
  public static void check(TableModel table, Report report) {
    RULES.forEach(rule -> rule.check(table, report));
    if (!report.hasErrors()) {
      WARNINGS.forEach(rule -> rule.check(table, report));
    }
  }
}
