package dev.singlet;

/** A write that can stand in a batch: a put or a delete. */
public sealed interface BatchableWrite extends TransactWrite permits Put, Delete {}
