package dev.singlet.tools.live;

/**
 * A report about a table. It has what the command line needs of the report of an operation.
 *
 * @param result whether the table, or its items, fit the model
 * @param report the report
 */
public record LookReport(LookResult result, String report) {}
