package dev.singlet.examples.github;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.data.GitHubKinds;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.shared.ClientKind;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.examples.shared.report.RequestText;
import dev.singlet.item.Get;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Access patterns on the {@link Fixture}: the requests they are, and what DynamoDB Local answers.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ParameterizedClass
@EnumSource(ClientKind.class)
abstract class AccessPatternTest {

  @Parameter ClientKind clients;

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  @BeforeAll
  final void load() {
    Fixture.ALL.forEach(entity -> table.client().execute(GitHubKinds.ALL.put(entity)));
  }

  final Executor github() {
    return clients.executor(table);
  }

  final <T> void assertGet(Get<T> get, String request, T expected) {
    assertThat(RequestText.lines(get.toRequest())).containsExactly(request);
    assertThat(github().execute(get)).contains(expected);
  }

  final void assertMissing(Get<?> get) {
    assertThat(github().execute(get)).isEmpty();
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  final <T> void assertQuery(Query<T> query, List<String> request, T... expected) {
    assertThat(RequestText.lines(query.toRequest())).isEqualTo(request);
    Page<T> page = github().execute(query);
    assertThat(page.items()).containsExactly(expected);
    assertThat(clients.items(table, query)).containsExactly(expected);
    assertThat(page.itemsRead()).as("nothing is read in vain").isEqualTo(expected.length);
  }
}
