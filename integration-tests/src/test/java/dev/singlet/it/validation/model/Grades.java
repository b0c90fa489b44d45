package dev.singlet.it.validation.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Validate;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Locale;

/** A key that is computed of components, by methods that take no nonsense. */
@Table(name = "Grades", indexes = @Index("GSI1"))
public sealed interface Grades {

  @Entity
  @LinkedKey(partition = "PUPIL#{id}", sort = "PUPIL")
  @LinkedKey(name = "byGrade", index = "GSI1", partition = "ROOM#{room}", sort = "{grade}")
  record Pupil(
      String id,
      String room,
      double score,
      Instant since,
      @Size(max = 5) @Pattern(regexp = "[a-z]+") String town,
      @Future Instant leaves)
      implements Grades {

    @Computed
    public static String grade(double score, Instant since, String town, Instant leaves) {
      String begin = new BigDecimal(score).toPlainString() + "-" + since.toEpochMilli();
      return begin + "-" + town.toUpperCase(Locale.ROOT) + "-" + leaves.getEpochSecond();
    }

    @Validate(message = "must have a town of its own")
    public static boolean isElsewhere(String room, String town) {
      return !town.equals(room);
    }
  }
}
