package dev.singlet.change;

import static dev.singlet.change.Values.model;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.comparison.ModelComparison;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources of vectors are told by what is stored, and not by names in Java. */
class EmbeddingNamesTest {

  private static final String VECTOR = "@EmbeddingOf(\"title\") @Nullable List<Float> vector";

  @TempDir Path classes;

  private ModelChange change(String before, String after) {
    Models models = new Models(List.of(before, after), classes);
    return ModelComparison.between(models.descriptor(before), models.descriptor(after))
        .all()
        .stream()
        .filter(each -> each.kind() == ChangeKind.EMBEDDING)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anotherComponentCanGetTheNameOfASource() {
    ModelChange change =
        change(
            model("String title, @Nullable String body, " + VECTOR),
            model(
                "@Attribute(\"title\") String headline, @Attribute(\"body\") @Nullable String title, "
                    + VECTOR));

    assertThat(change.answers().oldWrites()).isEqualTo(Keeping.LEAVES_STALE);
    assertThat(change.answers().newWrites()).isEqualTo(Keeping.LEAVES_STALE);
  }

  @Test
  void aSourceCanBeReplacedUnderItsName() {
    ModelChange change =
        change(
            model("String title, String body, " + VECTOR),
            model("@Attribute(\"body\") String title, " + VECTOR));

    assertThat(change.answers().oldWrites()).isEqualTo(Keeping.LEAVES_STALE);
  }
}
