package dev.singlet.it.docs.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.shared.Embeddings;
import dev.singlet.it.docs.vectors.Bug.State;
import dev.singlet.it.vectors.VectorServer;
import dev.singlet.search.VectorMatch;
import dev.singlet.search.VectorMatches;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class VectorsTest {

  @RegisterExtension static final VectorServer SERVER = new VectorServer();

  private final Embeddings model = new Embeddings(64);
  private TableClient bugs;

  @BeforeEach
  void putBugs() {
    bugs = SERVER.table(BugsTable.SCHEMA);
    put(1, "The login page is blank", State.OPEN);
    put(2, "Blank page after a login", State.CLOSED);
    put(3, "Blank login page on phones", State.OPEN);
    put(4, "Export of tables is slow", State.OPEN);
    bugs.execute(BugEntity.put(new Bug("cache", 5, "Not embedded yet", State.OPEN, null)));
  }

  private void put(int number, String title, State state) {
    bugs.execute(BugEntity.put(new Bug("cache", number, title, state, model.listOf(title))));
  }

  @Test
  void bugsThatAreAboutTheSameThing() {
    VectorMatches<Bug> found =
        bugs.execute(
            BugEntity.similar("cache", model.of("login page stays blank"))
                .state(State.OPEN)
                .hydrate()
                .limit(20));
    for (VectorMatch<Bug> match : found.closerThan(0.6)) {
      System.out.printf("%.2f %s%n", match.score(), match.item().title());
    }

    assertThat(found.items()).extracting(Bug::number).containsExactly(3, 1, 4);
    assertThat(found.closerThan(0.6)).hasSize(2);
  }

  @Test
  void titlesFromTheIndexAlone() {
    VectorMatches<BugTitle> titles =
        bugs.execute(
            BugEntity.similar("cache", model.of("slow export"))
                .project(BugTitleProjection.type())
                .limit(1));

    assertThat(titles.items()).containsExactly(new BugTitle(4, "Export of tables is slow"));
  }

  @Test
  void anotherTitleAloneTakesTheBugOutOfSearches() {
    bugs.execute(BugEntity.update("cache", 4).title("Import of tables is slow"));

    assertThat(numbersLike("tables is slow")).doesNotContain(4);
    Bug bug = bugs.execute(BugEntity.get("cache", 4)).orElseThrow();
    assertThat(bug.embedding()).isNull();

    String title = bug.title();
    bugs.execute(
        BugEntity.update("cache", 4)
            .embedding(model.listOf(title))
            .when(BugEntity.TITLE.eq(title)));

    assertThat(numbersLike("tables is slow")).startsWith(4);
  }

  private List<Integer> numbersLike(String text) {
    return bugs.execute(BugEntity.similar("cache", model.of(text)).hydrate()).items().stream()
        .map(Bug::number)
        .toList();
  }

  @Test
  void anotherTitleHasAnotherVector() {
    String title = "Import of tables is slow";
    bugs.execute(BugEntity.update("cache", 4).title(title).embedding(model.listOf(title)));

    List<Bug> found =
        bugs.execute(BugEntity.similar("cache", model.of(title)).hydrate().limit(1)).items();
    assertThat(found).extracting(Bug::title).containsExactly(title);
  }
}
