package dev.singlet.it.docs.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "FEE#{id}", sort = "FEE")
public record Fee(
    String id, long cents, @Default(value = "EUR", newRecords = false) String currency)
    implements Shipping {}
