package dev.singlet;

import dev.singlet.error.ConditionFailedException;

/**
 * A write of a batch that was not made since its condition did not hold.
 *
 * @param write the write
 * @param reason why, with the item that was there
 */
public record BatchRefusal(BatchableWrite write, ConditionFailedException reason) {}
