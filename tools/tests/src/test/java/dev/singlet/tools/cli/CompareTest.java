package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Comparing a model with an older one. */
class CompareTest {

  @TempDir Path folder;

  /** Writes the GitHub model as it was, with another text in the first place. */
  private Path older(String text, String before) throws IOException {
    String json = ExampleModel.GITHUB.table().toJson();
    String changed = json.replaceFirst(Pattern.quote(text), before);
    assertThat(changed).isNotEqualTo(json);
    return Files.writeString(folder.resolve("GitHub.json"), changed);
  }

  private Path same() throws IOException {
    return Files.writeString(folder.resolve("GitHub.json"), ExampleModel.GITHUB.table().toJson());
  }

  @Test
  void theSameModelHasNoChanges() throws Exception {
    Call call = Call.of("compare", "--before", same(), ExampleModel.GITHUB.place());

    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    assertThat(call.out()).isEqualTo("dev.singlet.examples.github.model.GitHub: no changes.\n");
  }

  @Test
  void aKeyOfAnIndexWithAnotherFormIsIncomplete() throws Exception {
    Path older = older("reverse(8)", "reverse(6)");

    Call call = Call.of("compare", "--before", older, ExampleModel.GITHUB.place());

    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    assertThat(call.out())
        .isEqualTo(
            """
            dev.singlet.examples.github.model.GitHub: 1 change.

            SGC0604 Issue.GSI4: items have another key in an index
                before: ISSUE#{owner}#{repoName} / ISSUE#OPEN#{issueNumber:reverse(6)}
                after:  ISSUE#{owner}#{repoName} / ISSUE#OPEN#{issueNumber:reverse(8)}
              Incomplete until all items are put again: IssueByStateCollection.byRepository, \
            IssueEntity.openByRepo.
              Items of the new program: the old one doesn't find some, and its writes leave keys \
            or values that no longer fit.
              The old program can come back until the new program writes.

            Something is lost if the old program runs beside the new one. The page Evolution \
            shows changes in steps that lose nothing.
            """);
    assertThat(Path.of("../../docs/operate/tools.md")).content().contains(call.out());
  }

  @ParameterizedTest
  @CsvSource({"none,0", "backward,1", "forward,1", "full,1", "FULL,1"})
  void aChangeThatBreaksWhatIsProtectedEndsWithOne(String strictness, int status) throws Exception {
    Path older = older("reverse(8)", "reverse(6)");

    Call call =
        Call.of(
            "compare", "--before", older, "--strictness", strictness, ExampleModel.GITHUB.place());

    assertThat(call.status()).isEqualTo(status);
    assertThat(call.err()).isEmpty();
  }

  @Test
  void aTableWithoutAnOlderModelIsTold() throws Exception {
    Call call = Call.of("compare", "--before", same(), ExampleModel.SHOP.place());

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .isEqualTo(
            "The older models have no interface "
                + ExampleModel.SHOP.table().java()
                + ". A table without an older model has nothing to compare: leave it out by naming"
                + " the other tables.\n");
  }
}
