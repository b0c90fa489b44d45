package dev.singlet.examples.recipes.counters;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.math.BigDecimal;

/** An invoice for an order. Each order has one, because the order is the key. */
@Entity
@LinkedKey(partition = "INVOICE#{order}", sort = "INVOICE")
@LinkedKey(
    name = "byNumber",
    purpose = "Invoices of a shop, by number.",
    index = "GSI1",
    partition = "INVOICES#{shop}",
    sort = "{number:pad(8)}")
public record Invoice(String order, String shop, long number, BigDecimal total)
    implements Counters {}
