package kinds;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.TimeFormat;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Components of every type. */
@Entity
@LinkedKey(partition = "E\"\\$!{text}", sort = "only")
record Everything(
    @NotBlank @Pattern(regexp = "\"?[a-z\\d$]+", flags = Pattern.Flag.CASE_INSENSITIVE)
        @Pattern(regexp = ".*", flags = {})
        String text,
    @Default("true") boolean yes,
    @Nullable Boolean perhaps,
    @Default("-1") byte tiny,
    @Default("2") Short small,
    @Min(1) @Max(99) @Default("3") int count,
    @Max(9_999_999_999L) @Default("4") long large,
    @Default("0.5") float rough,
    @Positive @Default("2.5") double fine,
    @PositiveOrZero @Default("1.50") BigDecimal exact,
    @Default("7") BigInteger huge,
    @Default("2024-01-15T08:00:00Z") Instant fixed,
    @Default("now") Instant begun,
    @StoredTime(TimeFormat.EPOCH) @Nullable Instant expires,
    @Default("00000000-0000-0000-0000-000000000000") UUID id,
    byte[] bytes,
    @StoredCase(LetterCase.LOWER) @Default("OPEN") State state,
    @NotEmpty Set<String> names,
    Set<Integer> numbers,
    Set<State> states,
    @Size(min = 1, max = 5, message = "are 1 to 5") @NotNull(message = "are $needed\"") List<Node> nodes,
    @Nullable Map<String, List<BigDecimal>> prices,
    @Attribute("root node") Node root)
    implements Kinds {

  enum State {
    OPEN,
    @StoredAs("fin\"ished")
    DONE
  }

  /** A record that holds itself. */
  record Node(@Size(max = 10) String name, @Default("0") int weight, List<Node> children) {}
}
