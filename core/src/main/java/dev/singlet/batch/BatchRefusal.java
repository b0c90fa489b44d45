package dev.singlet.batch;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.BatchableWrite;

/**
 * A write of a batch that was refused because its condition did not hold.
 *
 * @param write the write
 * @param reason the failure, with the item that was stored
 */
public record BatchRefusal(BatchableWrite write, ConditionFailedException reason) {}
