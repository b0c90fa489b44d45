package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

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
