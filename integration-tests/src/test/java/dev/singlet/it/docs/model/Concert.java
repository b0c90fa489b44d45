package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Validate;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "HALL#{hall}", sort = "CONCERT#{begin:millis}")
public record Concert(
    @Pattern(regexp = "[a-z]+") String hall,
    Instant begin,
    @Nullable Instant end,
    @NotBlank @Size(max = 80, message = "must have at most {max} letters") String title,
    @NotEmpty List<@NotBlank String> performers,
    Set<@Slug String> tags,
    Map<@NotBlank String, List<@Positive Integer>> rows,
    @DecimalMin("0.00") @Digits(integer = 4, fraction = 2) BigDecimal price,
    @Sensitive @Email String contact)
    implements Events {

  @Validate(message = "must end after it begins")
  static boolean isOrdered(Instant begin, @Nullable Instant end) {
    return end == null || begin.isBefore(end);
  }
}
