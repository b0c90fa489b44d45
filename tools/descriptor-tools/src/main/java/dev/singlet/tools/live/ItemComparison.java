package dev.singlet.tools.live;

/**
 * The items of a table, beside a model. It has what the command line needs of a {@link
 * dev.singlet.verify.ItemsReport}.
 *
 * @param result whether the items fit the model
 * @param report the report
 */
public record ItemComparison(LookResult result, String report) {}
