package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(partition = "ORDER#{orderId}", sort = "LINE#{sku}")
@LinkedKey(
    index = "GSI1",
    partition = "CUST#{customerId}",
    sort = "{placedAt}#LINE#{orderId}#{sku}")
public record OrderLine(
    String orderId, String customerId, Instant placedAt, String sku, int quantity)
    implements OrderItems {}
