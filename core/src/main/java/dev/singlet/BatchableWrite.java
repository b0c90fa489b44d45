package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;

/** A write that can stand in a batch: a put or a delete. */
@CheckReturnValue
public sealed interface BatchableWrite extends TransactWrite permits Put, Delete {}
