package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @Version} and {@code @TimeToLive}. */
class ManagedAttributesTest {

  @Test
  void aVersionIsAnInteger() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Version String version) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] version has @Version, but is a String. A version is a long or an int."
                    + " Change the type, or remove the annotation."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"version:pad(8)", "version"})
  void noKeyIsMadeOfAVersion(String placeholder) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER#{%s}")
              record User(
                  String name,
                  @Version long version) // !
                  implements Shop {}
            """
            .formatted(placeholder))
        .reports(
            error(
                "[SGT0305] version has @Version, but a key or a stored @Computed attribute is"
                    + " made of it. Every write changes a version. Make it of something else."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"seen", "seen:epoch"})
  void noPrimaryKeyIsMadeOfTheTimeOfTheLastWrite(String placeholder) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "{%s}")
              record User(
                  String name,
                  @UpdatedAt Instant seen) // !
                  implements Shop {}
            """
            .formatted(placeholder))
        .reports(
            error(
                "[SGT0305] seen has @UpdatedAt, but the primary key is made of it. Every write"
                    + " changes that time, and so would write another item. Make the key of"
                    + " something else."));
  }

  @Test
  void anItemHasOneVersion() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Version long version,
                  @Version int revision) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] revision has @Version, and so has version. An item has one version."
                    + " Remove one of them."));
  }

  @Test
  void aVersionIsTheEntitysOwn() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}

              record Address(
                  String street,
                  @Version long version) {} // !
            """)
        .reports(
            error(
                "[SGT0305] version has @Version, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " are versions. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @Test
  void aTimeToLiveIsAnInstant() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @TimeToLive long until) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] until has @TimeToLive, but is a long. It must be an Instant. Change"
                    + " the type, or remove the annotation."));
  }

  @Test
  void aTimeToLiveIsStoredInSeconds() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @TimeToLive @StoredTime(TimeFormat.MILLIS) Instant until) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] until has @TimeToLive, but is stored as MILLIS. DynamoDB expects"
                    + " EPOCH. Remove @StoredTime."));
  }

  @Test
  void anItemHasOneTimeToLive() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @TimeToLive Instant until,
                  @TimeToLive Instant end) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] end has @TimeToLive, and so has until. An item has one such time."
                    + " Remove one of them."));
  }

  @Test
  void aTimeToLiveIsTheEntitysOwn() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}

              record Address(
                  String street,
                  @TimeToLive Instant until) {} // !
            """)
        .reports(
            error(
                "[SGT0305] until has @TimeToLive, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " can be the time to live. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @Test
  void aTableHasOneTimeToLive() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, @TimeToLive Instant until) implements Shop {}

              @Entity
              @LinkedKey(partition = "TOKEN#{name}", sort = "TOKEN")
              record Token(
                  String name,
                  @TimeToLive Instant end) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0305] end has @TimeToLive and is stored as \"end\", but until of another"
                    + " entity as \"until\". A table has one such attribute. Give both the same"
                    + " name with @Attribute."));
  }
}
