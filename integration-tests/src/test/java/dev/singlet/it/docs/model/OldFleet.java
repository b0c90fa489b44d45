package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import org.jspecify.annotations.Nullable;

/** The model of {@link Fleet} before it had an index. */
@Table(name = "Fleet")
public sealed interface OldFleet {

  @Entity
  @LinkedKey(name = "ofFleet", partition = "FLEET#{fleet}", sort = "TRUCK#{plate}")
  record Truck(String fleet, String plate, @Nullable String depot, int mileage)
      implements OldFleet {}
}
