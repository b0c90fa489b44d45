package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;

/** A write that can be in a transaction: a put, an update, a delete or a check. */
@CheckReturnValue
public sealed interface TransactWrite permits BatchableWrite, ItemUpdate, RecordUpdate, Check {}
