package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.live.LookResult;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.TableDifference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of the tools has the exit codes that the commands end with. */
class ExitCodesTest {

  private static final Path PAGE = Path.of("../../docs/operate/tools.md");
  private static final String BEGIN = "<!-- exit codes -->\n";
  private static final String END = "<!-- end -->\n";

  @Test
  void thePageHasTheExitCodes() throws IOException {
    String page = Files.readString(PAGE);
    int from = page.indexOf(BEGIN) + BEGIN.length();
    int to = page.indexOf(END, from);
    if (Boolean.getBoolean("golden.record")) {
      Files.writeString(PAGE, page.substring(0, from) + table() + page.substring(to));
      return;
    }

    assertThat(page.substring(from, to)).isEqualTo(table());
  }

  private static String table() {
    return """
        | code | `verify-table` | `verify-items` |
        |---|---|---|
        | %d | no difference, or %s | items were compared: no difference, or %s |
        | %d | %s; or the table can't be looked at | %s; or the table can't be looked at |
        | 2 | a wrong option | a wrong option |
        | %d | | no item was compared |
        """
        .formatted(
            LookResult.FITS.exitCode(),
            tableKinds(breaks -> !breaks),
            itemKinds(breaks -> !breaks),
            LookResult.BREAKS.exitCode(),
            tableKinds(breaks -> breaks),
            itemKinds(breaks -> breaks),
            LookResult.NOTHING_COMPARED.exitCode());
  }

  private static String tableKinds(Predicate<Boolean> isShown) {
    return names(
        Arrays.stream(TableDifference.Kind.values())
            .filter(kind -> isShown.test(new TableDifference(kind, "", "", "").breaksModel())));
  }

  private static String itemKinds(Predicate<Boolean> isShown) {
    return names(
        Arrays.stream(ItemDifference.Kind.values())
            .filter(
                kind -> isShown.test(new ItemDifference(kind, "", 1, List.of()).breaksModel())));
  }

  private static String names(Stream<? extends Enum<?>> kinds) {
    return kinds.map(kind -> "`" + kind.name() + "`").collect(Collectors.joining(", "));
  }
}
