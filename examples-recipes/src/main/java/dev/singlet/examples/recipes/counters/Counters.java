package dev.singlet.examples.recipes.counters;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Numbers of invoices, views of pages, and requests of clients. */
@Table(name = "Counters", indexes = @Index("GSI1"))
public sealed interface Counters permits Sequence, Invoice, Page, ViewCount, Window {}
