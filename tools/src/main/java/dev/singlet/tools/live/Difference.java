package dev.singlet.tools.live;

/**
 * A difference between a table and its model.
 *
 * @param breaksModel whether operations of the model fail or give wrong answers by it
 * @param problem what differs
 * @param remedy what to do
 */
public record Difference(boolean breaksModel, String problem, String remedy) {}
