package dev.singlet.it.vectors.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.util.List;

/** Tickets of tenants. */
@Table(
    name = "Cases",
    tenant = "TENANT#{tenant}",
    indexes =
        @Index(value = "BySubject", type = IndexType.VECTOR, vector = "subject", dimensions = 2))
public sealed interface Cases {

  @Entity
  @LinkedKey(partition = "TICKET#{id}", sort = "TICKET")
  @LinkedKey(name = "similar", index = "BySubject", partition = "TICKETS")
  record Ticket(String id, List<Float> subject) implements Cases {}
}
