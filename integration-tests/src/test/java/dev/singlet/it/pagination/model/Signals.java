package dev.singlet.it.pagination.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.math.BigDecimal;
import java.nio.ByteBuffer;

/** A table whose own keys are binary and numbers. */
@Table(
    name = "Signals",
    partitionKey = "source",
    partitionKeyType = ScalarType.B,
    sortKey = "at",
    sortKeyType = ScalarType.N)
public sealed interface Signals {

  @Entity
  @LinkedKey(name = "ofSource", partition = "{source}", sort = "{at}")
  record Signal(ByteBuffer source, BigDecimal at) implements Signals {}
}
