package dev.singlet.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StampsTest {

  private static final Instant NOW = Instant.parse("2024-01-15T08:00:00.123456Z");

  /** A clock that goes on by a second each time it is asked. */
  private static final class Ticking extends Clock {
    private int asked;

    @Override
    public Instant instant() {
      return NOW.plusSeconds(asked++);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void theTimeIsThatOfTheFirstQuestion() {
    Ticking clock = new Ticking();
    Stamps stamps = Stamps.at(clock);
    assertThat(clock.asked).isZero();

    assertThat(stamps.now()).isEqualTo("2024-01-15T08:00:00.123Z");
    assertThat(stamps.created(null)).isEqualTo("2024-01-15T08:00:00.123Z");
    assertThat(stamps.modified()).isEqualTo("2024-01-15T08:00:00.123Z");
    assertThat(stamps.clock().instant()).isEqualTo(NOW);
    assertThat(stamps.clock().withZone(ZoneId.of("Asia/Tokyo")).instant()).isEqualTo(NOW);
    assertThat(clock.asked).isOne();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-0001-12-31T23:59:59Z", "+10000-01-01T00:00:00Z"})
  void aClockOfNoTimeThatIsStoredIsRefused(String time) {
    Stamps stamps = Stamps.at(Clock.fixed(Instant.parse(time), ZoneOffset.UTC));

    assertThatThrownBy(stamps::modified)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("The client's clock says " + time)
        .hasMessageContaining("years 0 to 9999");
  }

  @Test
  void anItemKeepsItsTimes() {
    Instant own = Instant.parse("2020-01-01T00:00:00Z");

    assertThat(Stamps.at(NOW).created(own)).isEqualTo(own);
    assertThat(Stamps.at(NOW).modified(own)).isEqualTo("2024-01-15T08:00:00.123Z");
    assertThat(Stamps.kept(new Ticking()).modified(own)).isEqualTo(own);
    assertThat(Stamps.at(NOW).since(own).created(null)).isEqualTo(own);
    assertThat(Stamps.at(NOW).imported(own, own).modified(NOW)).isEqualTo(own);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-0001-12-31T23:59:59.999Z", "+10000-01-01T00:00:00Z"})
  void timesThatCantBeStoredAreRefused(String time) {
    Instant out = Instant.parse(time);
    Stamps stamps = Stamps.at(NOW);

    assertThatThrownBy(() -> stamps.imported(out, NOW))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The time "
                + time
                + " can't be stored: it is not within the years 0 to 9999.");
    assertThatThrownBy(() -> stamps.imported(NOW, out))
        .isInstanceOf(InvalidArgumentException.class);
  }
}
