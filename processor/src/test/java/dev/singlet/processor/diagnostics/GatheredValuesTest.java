package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts of a primary key that stand for many values. */
class GatheredValuesTest {

  @ParameterizedTest
  @CsvSource({"takenAt:day", "device:first(3)", "device:hash(3)"})
  void inAPrimaryKeyOneValueStandsBesideItsGroup(String gathered) {
    String name = gathered.substring(0, gathered.indexOf(':'));
    shop("""
              @Entity
              @LinkedKey(
                  partition = "READING#{%s}", // !
                  sort = "READING")
              record Reading(String device, java.time.Instant takenAt) implements Shop {}
        """
            .formatted(gathered))
        .reports(
            error(
                "[SGT0423] The primary @LinkedKey: the template \"READING#{%1$s}\": {%1$s} stands for"
                        .formatted(gathered)
                    + " many values of %1$s, so different items would have the same primary key. Put"
                        .formatted(name)
                    + " {%1$s} into the key, too, or make a component of what tells the items apart."
                        .formatted(name)));
    shop("""
              @Entity
              @LinkedKey(partition = "READING#{device}#{takenAt:day}", sort = "{takenAt:millis}")
              record Reading(String device, java.time.Instant takenAt) implements Shop {}
        """)
        .isClean();
  }
}
