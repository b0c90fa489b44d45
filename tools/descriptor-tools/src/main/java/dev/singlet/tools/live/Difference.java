package dev.singlet.tools.live;

/**
 * A difference between a table and its model. It has what is printed of a {@link
 * dev.singlet.verify.TableDifference}, so that the command line and the Maven plugin need nothing
 * of the runtime.
 *
 * @param breaksModel whether operations of the model fail or give wrong answers by it
 * @param problem what differs
 * @param remedy what to do
 */
public record Difference(boolean breaksModel, String problem, String remedy) {}
