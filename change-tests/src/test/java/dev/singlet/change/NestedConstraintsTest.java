package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.change.Reading;
import dev.singlet.model.comparison.ModelComparison;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A key can be made of any of several records of one type. */
class NestedConstraintsTest {

  private static final String MODEL =
      """
      @Table(name = "Shop")
      public sealed interface Shop {
        @Entity @LinkedKey(partition = "TOWN#{work.town}#{id}", sort = "USER")
        record User(String id, Address home, Address work) implements Shop {}
        record Address(%s String town, %s String street) {}
      }
      """;

  @Test
  void aConstraintOnAComponentOfALaterRecordIsFelt(@TempDir Path folder) {
    assertThat(reading(folder.resolve("key"), "@Size(max = 3)", "")).isEqualTo(Reading.MISSES);
    assertThat(reading(folder.resolve("other"), "", "@Size(max = 3)")).isEqualTo(Reading.SAME);
  }

  private static Reading reading(Path folder, String onTown, String onStreet) {
    String before = MODEL.formatted("", "");
    String after = MODEL.formatted(onTown, onStreet);
    Models models = new Models(List.of(before, after), folder);
    return ModelComparison.between(models.descriptor(before), models.descriptor(after))
        .answers()
        .newReadsOld();
  }
}
