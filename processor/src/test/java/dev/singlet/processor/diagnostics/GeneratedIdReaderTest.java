package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where {@code @GeneratedId} can stand. */
class GeneratedIdReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@GeneratedId | long | but is a long. An id of the format UUID_V7 is a UUID or a String."
            + " Change the type, or remove the annotation.",
        "@GeneratedId(IdFormat.UUID_V4) | Integer | but is an Integer. An id of the format"
            + " UUID_V4 is a UUID or a String. Change the type, or remove the annotation.",
        "@GeneratedId(IdFormat.ULID) | UUID | but is a UUID. An id of the format ULID is a"
            + " String. Change the type, or remove the annotation.",
        "@GeneratedId(IdFormat.KSUID) | List<String> | but is a List<String>. An id of the format"
            + " KSUID is a String. Change the type, or remove the annotation.",
        "@Default(\"x\") @GeneratedId | String | and @Default too. Remove one of them."
      })
  void anIdHasTheTypeOfItsFormat(String annotation, String type, String problem) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          %s %s id) // !
          implements Shop {}
    """
            .formatted(annotation, type))
        .reports(error("[SGT0601] id has @GeneratedId, " + problem));
  }

  @Test
  void aRecordWithinAnItemGetsNone() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, List<Line> lines) implements Shop {}
      record Line(
          @GeneratedId UUID id) {} // !
    """)
        .reports(
            error(
                "[SGT0601] id has @GeneratedId, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " get ids. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @Test
  void anIdMayStandInThePrimaryKeyThoughTheRecordMayLackIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "{ulid}")
      record User(@GeneratedId @Nullable UUID id, @GeneratedId(IdFormat.ULID) String ulid)
          implements Shop {}
    """)
        .isClean();
  }
}
