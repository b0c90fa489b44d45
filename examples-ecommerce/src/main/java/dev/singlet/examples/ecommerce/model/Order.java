package dev.singlet.examples.ecommerce.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.TimeFormat;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;
import java.time.Instant;

/** An order of a customer: the header of its line items. */
@Entity
@LinkedKey(partition = "ORDER#{orderId}", sort = "METADATA")
@LinkedKey(
    name = "byCustomer",
    purpose = "Orders of a customer, oldest first.",
    index = "GSI1",
    partition = "CUST#{customerId}",
    sort = "ORDER#{createdAt}#{orderId}")
public record Order(
    String orderId,
    String customerId,
    OrderStatus status,
    @PositiveOrZero BigDecimal total,
    @StoredTime(TimeFormat.SECONDS) Instant createdAt)
    implements OrderItems {}
