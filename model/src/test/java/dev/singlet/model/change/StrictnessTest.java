package dev.singlet.model.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrictnessTest {

  @ParameterizedTest
  @CsvSource({
    "SAME, SAME, '', KEEPS, KEEPS, NONE, FULL BACKWARD FORWARD NONE",
    "SAME, SAME, '', KEEPS, LEAVES_STALE, TIME_TO_LIVE, FULL BACKWARD FORWARD NONE",
    "SAME, SAME, '', KEEPS, KEEPS, CREATE_INDEX, FULL BACKWARD FORWARD NONE",
    "OTHER_VALUES, SAME, '', KEEPS, KEEPS, NONE, FORWARD NONE",
    "SAME, SAME, byAuthor, KEEPS, KEEPS, NONE, FORWARD NONE",
    "SAME, SAME, '', KEEPS, KEEPS, OTHER_TABLE, FORWARD NONE",
    "SAME, FAILS, '', KEEPS, KEEPS, NONE, BACKWARD NONE",
    "SAME, SAME, '', ERASES, KEEPS, NONE, BACKWARD NONE",
    "MISSES, SAME, '', LEAVES_STALE, KEEPS, NONE, NONE"
  })
  void acceptsWhatBreaksNothing(
      Reading newReadsOld,
      Reading oldReadsNew,
      String incomplete,
      Keeping oldWrites,
      Keeping newWrites,
      TableStep table,
      String accepted) {
    List<String> patterns = incomplete.isEmpty() ? List.of() : List.of(incomplete);
    Answers answers = new Answers(newReadsOld, oldReadsNew, patterns, oldWrites, newWrites, table);

    assertThat(Stream.of(Strictness.values()).filter(each -> each.accepts(answers)))
        .map(Strictness::name)
        .containsExactly(accepted.split(" "));
  }
}
