package dev.singlet.tools.live;

/**
 * The items of a table, beside a model. It has what the command line needs of a {@link
 * dev.singlet.verify.ItemsReport}.
 *
 * @param breaksModel whether operations of the model fail, give wrong answers or lose values on
 *     these items
 * @param report the report
 */
public record ItemComparison(boolean breaksModel, String report) {}
