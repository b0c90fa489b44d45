package dev.singlet.it.validation.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;

/** Keys of numbers and of text with constraints. */
@Table(name = "Meters")
public sealed interface Meters {

  @Entity
  @LinkedKey(name = "ofHour", partition = "METER#{meter}", sort = "HOUR#{hour:pad(2)}")
  record Hourly(String meter, @Min(1) @Max(24) int hour) implements Meters {}

  @Entity
  @LinkedKey(name = "ofPrice", partition = "PRICE#{meter}", sort = "{price:ordered}")
  record Priced(String meter, @DecimalMax("9.5") BigDecimal price) implements Meters {}

  @Entity
  @LinkedKey(name = "ofPlace", partition = "PLACE#{meter}", sort = "{place}")
  record Placed(String meter, @Size(min = 3) String place) implements Meters {}
}
