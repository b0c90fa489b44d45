package dev.singlet.it.keys.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Validate;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Keys that are made of what is within values that come back in another form. */
@Table(name = "Restored", createdAttribute = "", modifiedAttribute = "", indexes = @Index("GSI1"))
public sealed interface Restored {

  /** Has a slug, whoever made it. */
  record Step(String text, @Default(method = "shout") @Nullable String slug, Optional<Instant> at) {

    public static String shout(String text) {
      return text + "!";
    }
  }

  /** Holds itself. */
  record Chain(@Nullable Instant at, @Nullable Chain next) {}

  /** A number of cents. */
  record Money(BigDecimal amount) {}

  /** Cuts amounts to cents. */
  final class Cents implements Converter<Money, Long> {
    @Override
    public Long toStored(Money value) {
      return value.amount().movePointRight(2).longValue();
    }

    @Override
    public Money fromStored(Long stored) {
      return new Money(BigDecimal.valueOf(stored, 2));
    }
  }

  /** Listed, named and checked by what is within its values. */
  @Entity
  @LinkedKey(partition = "JOB#{id}", sort = "JOB")
  @LinkedKey(name = "jobs", index = "GSI1", partition = "JOB#{first}", sort = "{rank:pad(3)}")
  record Job(
      String id,
      int rank,
      Step step,
      List<Instant> times,
      Map<String, BigDecimal> prices,
      @Convert(with = Cents.class) @Nullable Money money,
      @Nullable Set<Instant> stops,
      @Default(method = "name") @Nullable String title)
      implements Restored {

    @Computed
    static String first(
        Step step,
        List<Instant> times,
        Map<String, BigDecimal> prices,
        @Nullable Money money,
        Set<Instant> stops) {
      return String.join(
          " ",
          step.slug() + step.at().map(Instant::toString).orElse(""),
          times.toString(),
          prices.values().toString(),
          money == null ? "free" : money.amount().toString(),
          stops.stream().min(Comparator.naturalOrder()).map(Instant::toString).orElse("none"));
    }

    public static String name(Step step) {
      return "Job " + step.slug();
    }

    @Validate(message = "must be at different times")
    static boolean isSpread(List<Instant> times) {
      return times.stream().distinct().count() == times.size();
    }
  }

  /** Found by how it begins. */
  @Entity
  @LinkedKey(partition = "ROPE#{start}", sort = "ROPE")
  record Rope(Chain chain, @Default(method = "name") @Nullable String title, int rank)
      implements Restored {

    @Computed
    static String start(Chain chain) {
      return String.valueOf(chain.at());
    }

    public static String name(Chain chain) {
      return chain.next() == null ? "short" : "long";
    }
  }
}
