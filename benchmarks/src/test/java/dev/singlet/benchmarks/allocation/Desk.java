package dev.singlet.benchmarks.allocation;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

@Table(
    name = "Desk",
    indexes = {@Index("GSI1"), @Index("GSI4")},
    naming = Naming.SNAKE_CASE)
public sealed interface Desk permits Ticket {}
