package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(partition = "ORDER#{orderId}", sort = "A#ORDER")
@LinkedKey(index = "GSI1", partition = "CUST#{customerId}", sort = "{placedAt}#ORDER#{orderId}")
public record Order(String orderId, String customerId, Instant placedAt) implements OrderItems {}
