package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code @CreatedAt} and {@code @UpdatedAt}. */
class StampReaderTest {

  @Test
  void aStampIsAnInstant() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @CreatedAt String created) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] created has @CreatedAt, but is a String. A stamp is an Instant. Change"
                    + " the type, or remove the annotation."));
  }

  @Test
  void aComponentIsOneStamp() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @CreatedAt @UpdatedAt Instant time) // !
                  implements Shop {}
            """)
        .reports(error("[SGT0305] time has @CreatedAt and @UpdatedAt. Keep only one of them."));
  }

  @Test
  void anItemHasOneOfEach() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @UpdatedAt Instant updatedAt,
                  @UpdatedAt Instant changedAt) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] changedAt has @UpdatedAt, and so has updatedAt. An item has one such"
                    + " time. Remove one of them."));
  }

  @Test
  void aRecordWithinAnItemHasNone() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}
              record Address(
                  @CreatedAt Instant createdAt) {} // !
            """)
        .reports(
            error(
                "[SGT0305] createdAt has @CreatedAt, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " are stamped. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @ParameterizedTest
  @CsvSource({"CreatedAt, created", "UpdatedAt, modified"})
  void whatStampsNameIsNotNamedOnceMore(String annotation, String element) {
    shop("""
              @Entity
              @Stamps(created = "created", modified = "modified")
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @%s @Attribute("time") Instant at) // !
                  implements Shop {}
            """
            .formatted(annotation))
        .reports(
            error(
                "[SGT0305] at is stored as \"time\", but @Stamps(%1$s = \"%1$s\") names the"
                        .formatted(element)
                    + " attribute of that time. Remove @Attribute, or write %s = \"time\"."
                        .formatted(element)));
  }

  @Test
  void whatStampsLeaveOutMayHaveAName() {
    shop("""
              @Entity
              @Stamps(created = "", modified = "modified")
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @CreatedAt @Attribute("time") Instant createdAt,
                  @UpdatedAt @Attribute("modified") Instant updatedAt)
                  implements Shop {}
            """)
        .isClean();
  }

  @Test
  void bothStampsMayHaveOtherNamesAndForms() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @CreatedAt @Attribute("created") Instant createdAt,
                  @UpdatedAt @StoredTime(TimeFormat.EPOCH) Instant updatedAt)
                  implements Shop {}
            """)
        .isClean();
  }
}
