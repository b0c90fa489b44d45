package dev.singlet.it.docs.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Small entities that show one thing each. */
@Table(
    name = "Desk",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Desk {

  @Entity
  @LinkedKey(name = "settings", partition = "SETTINGS", sort = "SETTINGS")
  @SuppressWarnings("singlet:hot-partition")
  record Settings(int opensAt, String greeting) implements Desk {}

  @Entity
  @LinkedKey(partition = "REQUEST#{id}", sort = "REQUEST")
  @LinkedKey(
      name = "open",
      index = "GSI1",
      when = "open",
      partition = "QUEUE#{queue}",
      sort = "{priority:pad(1)}#{createdAt:descending}#{id}")
  @LinkedKey(
      name = "ofAgent",
      index = "GSI2",
      partition = "AGENT#{agent}",
      sort = "{priority:pad(1)}#{id}")
  record Request(
      String id,
      String queue,
      boolean open,
      @Min(0) @Max(9) int priority,
      @Nullable String agent,
      @CreatedAt @Nullable Instant createdAt)
      implements Desk {}

  @Entity
  @LinkedKey(partition = "AGENT#{id}", sort = "AGENT")
  record Agent(String id, String name, @Unique @Nullable String seat) implements Desk {}

  @Entity
  @LinkedKey(name = "charges", partition = "CHARGES#{request}", sort = "{amount:ordered}#{id}")
  record Charge(String request, BigDecimal amount, String id) implements Desk {
    public Charge {
      amount = amount.setScale(2, RoundingMode.UNNECESSARY);
    }
  }
}
