package dev.singlet.examples.recipes.idempotence;

import dev.singlet.annotation.Table;

/** Payments from accounts, what they come to, and reports that one program at a time writes. */
@Table(name = "Bank")
public sealed interface Bank permits Account, Payment, Total, Counted, Lock, Report {}
