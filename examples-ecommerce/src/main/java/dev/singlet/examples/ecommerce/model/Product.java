package dev.singlet.examples.ecommerce.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;

/** Something to buy. */
@Entity
@LinkedKey(partition = "PRODUCT#{sku}", sort = "METADATA")
public record Product(String sku, String name, @PositiveOrZero BigDecimal price) implements Shop {}
