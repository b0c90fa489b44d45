package dev.singlet.it.validation.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Validate;
import jakarta.validation.Valid;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Constraints of every kind. */
@Table(name = "Fairs", messages = "dev.singlet.it.validation.Texts")
public sealed interface Fairs {

  @Entity
  @LinkedKey(name = "byCity", partition = "CITY#{city}", sort = "FAIR#{number:pad(3)}")
  record Fair(
      @Pattern(regexp = "[a-z]+") String city,
      @Min(1) @Max(999) int number,
      @NotBlank(message = "{fair.title}") @OneLine String title,
      @Past @Nullable Instant founded,
      @Nullable @Future Instant closes,
      List<@NotBlank @Size(max = 5) String> labels,
      Set<@Slug(max = 6) String> topics,
      Map<@Size(min = 2) String, List<@Positive Integer>> prices,
      @NotEmpty @Email String contact,
      @Sensitive @Size(min = 4, message = "needs {min}, not ${validatedValue}") String pin,
      @DecimalMin(value = "0.00", inclusive = false) @Digits(integer = 3, fraction = 2)
          BigDecimal fee,
      @AssertTrue boolean isOpen,
      @Valid Place place,
      Instant begin,
      @Nullable Instant end,
      @Default("0") int seats)
      implements Fairs {

    @Validate(message = "must end after it begins")
    static boolean isOrdered(Instant begin, @Nullable Instant end) {
      return end == null || begin.isBefore(end);
    }

    @Validate
    static List<String> seatsAndFee(int seats, BigDecimal fee) {
      return seats == 0 || fee.signum() > 0 ? List.of() : List.of("seats {cost}", "or none");
    }
  }

  /** A record within. */
  record Place(@NotBlank String street, @Sensitive @Size(max = 3) String door) {
    @Validate
    static @Nullable String isClear(String street, String door) {
      return street.equals(door) ? "street and door are the same" : null;
    }
  }

  /** A key that is not to be shown. */
  @Entity
  @LinkedKey(partition = "PERSON#{person}", sort = "PERSON")
  record Visitor(@Sensitive String person, @Sensitive Map<String, Integer> marks)
      implements Fairs {}

  /** A record within that holds what is not to be shown. */
  @Entity
  @LinkedKey(partition = "STAND#{id}", sort = "STAND")
  record Stand(String id, Place place) implements Fairs {}

  /** Days that choose partitions and are not to be shown. */
  @Entity
  @LinkedKey(name = "bornOn", partition = "BORN#{born}", sort = "CHILD#{id}", across = "born")
  record Child(@Sensitive LocalDate born, String id) implements Fairs {}

  /** A unique value that is not to be shown. */
  @Entity
  @LinkedKey(partition = "GUEST#{id}", sort = "GUEST")
  record Guest(String id, @Sensitive @Unique String email) implements Fairs {}
}
