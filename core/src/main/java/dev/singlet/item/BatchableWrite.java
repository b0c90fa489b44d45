package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;

/** A write that can be in a batch: a put or a delete. */
@CheckReturnValue
public sealed interface BatchableWrite extends TransactWrite permits Put, Delete {}
