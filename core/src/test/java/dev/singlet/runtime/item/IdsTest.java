package dev.singlet.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Ids have the form of their specifications, and those with a time are in order. */
class IdsTest {

  @Test
  void aUuidSaysItsVersion() {
    assertThat(List.of(Ids.uuidV4().version(), Ids.uuidV7().version())).containsExactly(4, 7);
    assertThat(Stream.generate(Ids::uuidV7).limit(1000)).allMatch(id -> id.variant() == 2);
  }

  @Test
  void aUuidOfVersion7BeginsWithTheTime() {
    long millis = Ids.uuidV7().getMostSignificantBits() >>> 16;

    assertThat(Instant.ofEpochMilli(millis))
        .isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
  }

  @Test
  void idsWithinAMillisecondAreInOrder() {
    assertThat(Stream.generate(Ids::uuidV7).limit(20_000).map(UUID::toString).toList())
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(Stream.generate(Ids::ulid).limit(20_000).toList())
        .isSorted()
        .doesNotHaveDuplicates();
  }

  @Test
  void aCounterThatRunsOverGoesOnAndTimeThatGoesBackDoesNotMatter() {
    MonotonicTime ticks = new MonotonicTime();
    long last = ticks.next(Instant.ofEpochMilli(5), -1);

    for (int i = 0; i < 10_000; i++) {
      long next = ticks.next(Instant.ofEpochMilli(4), -1);
      assertThat(next).isEqualTo(last + 1);
      last = next;
    }
    assertThat(last >>> MonotonicTime.BITS).isEqualTo(7);
  }

  @Test
  void aUlidIsTheTextOfItsSpecification() {
    assertThat(IdText.crockford(0x01563E3AB5D3D676L, 0x4C61EFB99302BD5BL))
        .isEqualTo("01ARZ3NDEKTSV4RRFFQ69G5FAV");
    assertThat(IdText.crockford(-1, -1)).isEqualTo("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
    assertThat(Ids.ulid()).matches("[0-7][0-9A-HJKMNP-TV-Z]{25}");
  }

  @Test
  void aNanoIdIsOfLettersAndDigits() {
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < 1_000; i++) {
      ids.add(Ids.nanoId());
    }

    assertThat(ids).hasSize(1_000).allMatch(id -> id.matches("[0-9A-Za-z]{21}"));
    assertThat(String.join("", ids).chars().distinct().count()).isEqualTo(62);
  }

  @Test
  void aKsuidIsTheTextOfItsSpecification() {
    assertThat(IdText.base62(HexFormat.of().parseHex("0669F7EFB5A1CD34B5F99D1154FB6853345C9735")))
        .isEqualTo("0ujtsYcgvSTl8PAuAdqWYSMnLOv");
    assertThat(Ids.ksuid()).matches("[0-9A-Za-z]{27}");
    // Seconds since 1400000000 make the first characters, which only grow.
    assertThat(Ids.ksuid()).isGreaterThan("0ujtsYcgvSTl8PAuAdqWYSMnLOv");
  }
}
