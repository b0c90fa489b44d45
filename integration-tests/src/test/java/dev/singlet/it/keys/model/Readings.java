package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.math.BigDecimal;

/** A table whose own keys are binary and numbers. */
@Table(
    name = "Readings",
    partitionKey = "Sensor",
    partitionKeyType = ScalarType.B,
    sortKey = "amount",
    sortKeyType = ScalarType.N)
public sealed interface Readings {

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(name = "bySensor", partition = "{sensor}", sort = "{amount}")
  record Reading(byte[] sensor, BigDecimal amount, String unit) implements Readings {}
}
