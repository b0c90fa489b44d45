package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.singlet.TableClient;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.batch.BatchWrite;
import dev.singlet.examples.shared.Embeddings;
import dev.singlet.it.vectors.model.Tracker;
import dev.singlet.it.vectors.model.Tracker.Issue;
import dev.singlet.it.vectors.model.Tracker.Status;
import dev.singlet.it.vectors.model.TrackerIssueEntity;
import dev.singlet.it.vectors.model.TrackerTable;
import dev.singlet.search.HydratedSearch;
import dev.singlet.search.VectorMatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Searches of many issues find what a comparison with each of them finds. The build has fewer
 * issues; {@code -Dvectors.issues=10000} has them all.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SemanticSearchTest {

  @RegisterExtension static final VectorServer SERVER = new VectorServer();

  private static final int ISSUES = Integer.getInteger("vectors.issues", 1000);
  private static final int LIMIT = 20;
  private static final int SEARCHES = 25;
  private static final Embeddings EMBEDDINGS = new Embeddings(Tracker.DIMENSIONS);
  private static final List<String> REPOS = List.of("toolbox", "singlet", "cache");

  /** Null searches in all. */
  private static final List<@Nullable Status> STATUSES =
      Arrays.asList(Status.OPEN, Status.CLOSED, null, null);

  private static final List<String> WORDS =
      List.of(
          "update", "fails", "index", "query", "slow", "login", "button", "page", "timeout",
          "memory", "leak", "crash", "parser", "date", "wrong", "missing", "label", "search",
          "export", "import", "table", "key", "null", "retry", "cursor");

  private final Random random = new Random(7);
  private final List<Issue> issues = new ArrayList<>();
  private TableClient tracker;

  @BeforeAll
  void putIssues() {
    tracker = SERVER.table(TrackerTable.SCHEMA);
    for (int number = 1; number <= ISSUES; number++) {
      String title = title();
      issues.add(
          new Issue(
              REPOS.get(number % REPOS.size()),
              number,
              title,
              random.nextInt(3) == 0 ? Status.CLOSED : Status.OPEN,
              EMBEDDINGS.listOf(title)));
    }
    tracker.execute(BatchWrite.of(issues.stream().map(TrackerIssueEntity::put).toList()));
  }

  private String title() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < 3 + random.nextInt(4); i++) {
      words.add(WORDS.get(random.nextInt(WORDS.size())));
    }
    return String.join(" ", words);
  }

  @Test
  void searchesByCosineEqualBruteForce() {
    equalsBruteForce(VectorDistance.COSINE);
  }

  @Test
  void searchesByEuclideanDistanceEqualBruteForce() {
    equalsBruteForce(VectorDistance.EUCLIDEAN);
  }

  @Test
  void searchesByDotProductEqualBruteForce() {
    equalsBruteForce(VectorDistance.DOT_PRODUCT);
  }

  private void equalsBruteForce(VectorDistance distance) {
    for (int i = 0; i < SEARCHES; i++) {
      String repo = REPOS.get(i % REPOS.size());
      Status status = STATUSES.get(i % STATUSES.size());
      float[] asked = EMBEDDINGS.of(title());
      ToDoubleFunction<Issue> score = issue -> score(distance, asked, issue.embedding());

      List<VectorMatch<Issue>> found =
          tracker.execute(search(distance, repo, asked, status).limit(LIMIT)).matches();

      // Equally close issues can come in any order, so scores are compared.
      List<Double> expected =
          issues.stream()
              .filter(issue -> issue.repo().equals(repo))
              .filter(issue -> status == null || issue.status() == status)
              .map(score::applyAsDouble)
              .sorted(
                  distance.isGreaterCloser()
                      ? Comparator.reverseOrder()
                      : Comparator.naturalOrder())
              .limit(LIMIT)
              .toList();
      assertThat(found).hasSize(expected.size()).isNotEmpty();
      for (int j = 0; j < found.size(); j++) {
        VectorMatch<Issue> match = found.get(j);
        assertThat(match.item().repo()).isEqualTo(repo);
        assertThat(status == null || match.item().status() == status).isTrue();
        assertThat(match.score())
            .isCloseTo(expected.get(j), within(1e-4))
            .isCloseTo(score.applyAsDouble(match.item()), within(1e-4));
        assertThat(j > 0 && match.score() != found.get(j - 1).score())
            .isEqualTo(j > 0 && found.get(j - 1).isCloserThan(match));
      }
    }
  }

  private static HydratedSearch<Issue> search(
      VectorDistance distance, String repo, float[] asked, @Nullable Status status) {
    return switch (distance) {
      case COSINE -> {
        TrackerIssueEntity.ByCosine search = TrackerIssueEntity.byCosine(repo, asked);
        yield (status == null ? search : search.status(status)).hydrate();
      }
      case EUCLIDEAN -> {
        TrackerIssueEntity.ByEuclid search = TrackerIssueEntity.byEuclid(repo, asked);
        yield (status == null ? search : search.status(status)).hydrate();
      }
      case DOT_PRODUCT -> {
        TrackerIssueEntity.ByProduct search = TrackerIssueEntity.byProduct(repo, asked);
        yield (status == null ? search : search.status(status)).hydrate();
      }
    };
  }

  private static double score(VectorDistance distance, float[] left, List<Float> right) {
    double product = 0;
    double squares = 0;
    double ofLeft = 0;
    double ofRight = 0;
    for (int i = 0; i < left.length; i++) {
      product += (double) left[i] * right.get(i);
      squares += Math.pow((double) left[i] - right.get(i), 2);
      ofLeft += (double) left[i] * left[i];
      ofRight += (double) right.get(i) * right.get(i);
    }
    return switch (distance) {
      case COSINE -> 1 - product / Math.sqrt(ofLeft * ofRight);
      case EUCLIDEAN -> Math.sqrt(squares);
      case DOT_PRODUCT -> product;
    };
  }
}
