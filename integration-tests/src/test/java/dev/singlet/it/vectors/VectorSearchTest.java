package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.singlet.TableClient;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.vectors.model.Papers.Paper;
import dev.singlet.it.vectors.model.Papers.PaperTitle;
import dev.singlet.it.vectors.model.Papers.Review;
import dev.singlet.it.vectors.model.Papers.Status;
import dev.singlet.it.vectors.model.PapersPaperEntity;
import dev.singlet.it.vectors.model.PapersPaperTitleProjection;
import dev.singlet.it.vectors.model.PapersReviewEntity;
import dev.singlet.it.vectors.model.PapersTable;
import dev.singlet.listener.RequestReport;
import dev.singlet.search.HydratedSearch;
import dev.singlet.search.VectorMatch;
import dev.singlet.search.VectorMatches;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

class VectorSearchTest {

  @RegisterExtension static final VectorServer SERVER = new VectorServer();

  private static final float[] QUERY = {1, 0, 0};

  private TableClient papers;

  @BeforeEach
  void createTable() {
    papers = SERVER.table(PapersTable.SCHEMA);
  }

  private static Paper paper(String journal, String id, Status status, int year, float... vector) {
    return new Paper(journal, id, "Title of " + id, status, year, vector);
  }

  private void putThree() {
    papers.execute(PapersPaperEntity.put(paper("nature", "far", Status.PRINTED, 2024, 0, 1, 0)));
    papers.execute(PapersPaperEntity.put(paper("nature", "same", Status.DRAFT, 2025, 2, 0, 0)));
    papers.execute(PapersPaperEntity.put(paper("nature", "near", Status.PRINTED, 2025, 1, 1, 0)));
  }

  private static List<String> ids(VectorMatches<Paper> found) {
    return found.items().stream().map(Paper::id).toList();
  }

  @Test
  void theClosestComesFirst() {
    putThree();

    VectorMatches<Paper> found =
        papers.execute(PapersPaperEntity.similar("nature", QUERY).hydrate());

    assertThat(ids(found)).containsExactly("same", "near", "far");
    assertThat(found.matches())
        .extracting(VectorMatch::score)
        .satisfiesExactly(
            score -> assertThat(score).isCloseTo(0, within(1e-6)),
            score -> assertThat(score).isCloseTo(1 - Math.sqrt(0.5), within(1e-6)),
            score -> assertThat(score).isCloseTo(1, within(1e-6)));
    assertThat(found.items().get(0).embedding()).containsExactly(2, 0, 0);
    assertThat(found.closerThan(0.5)).hasSize(2);
    assertThat(found.matches().get(0).isCloserThan(found.matches().get(1))).isTrue();
    assertThat(found.missing()).isEmpty();
  }

  /** DynamoDB counts bytes in its own way: the test says only where they are. */
  @Test
  void aListenerSeesTheBytesOfSearchesAndWrites() {
    List<RequestReport> reports = new ArrayList<>();
    TableClient heard = papers.withListener(reports::add);
    Paper near = paper("nature", "near", Status.PRINTED, 2025, 1, 1, 0);

    heard.execute(PapersPaperEntity.put(near));
    heard.transact(
        PapersPaperEntity.put(paper("nature", "far", Status.DRAFT, 2024, 0, 1, 0)),
        PapersReviewEntity.put(new Review("nature", "1", "Good", null, new double[] {1, 2})));
    heard.execute(PapersPaperEntity.similar("nature", QUERY).hydrate());
    heard.execute(PapersPaperEntity.get("nature", "near"));

    assertThat(reports)
        .extracting(RequestReport::action)
        .containsExactly(
            "PutItem", "TransactWriteItems", "SearchVectors", "BatchGetItem", "GetItem");
    assertThat(reports)
        .extracting(
            report ->
                report.consumed().stream()
                    .map(ConsumedCapacity::vectorIndexes)
                    .flatMap(indexes -> indexes.keySet().stream())
                    .sorted()
                    .toList())
        .containsExactly(
            List.of("ByTopic"),
            List.of("ByTone", "ByTopic"),
            List.of("ByTopic"),
            List.of(),
            List.of());
    assertThat(reports)
        .extracting(report -> report.vectorBytes() > 0)
        .containsExactly(true, true, true, false, false);
    assertThat(reports.get(2).line()).containsPattern(" units=0.0 vectorBytes=[1-9]\\d* read=2 ");
  }

  @Test
  void filtersAndTheLimitSelectItems() {
    putThree();
    PapersPaperEntity.Similar similar = PapersPaperEntity.similar("nature", QUERY);

    assertThat(ids(papers.execute(similar.status(Status.PRINTED).hydrate())))
        .containsExactly("near", "far");
    assertThat(ids(papers.execute(similar.year(2025).hydrate()))).containsExactly("same", "near");
    assertThat(ids(papers.execute(similar.status(Status.PRINTED).year(2025).hydrate())))
        .containsExactly("near");
    assertThat(ids(papers.execute(similar.hydrate().limit(1)))).containsExactly("same");
  }

  @Test
  void aProjectionIsReadFromTheIndexAlone() {
    putThree();

    VectorMatches<PaperTitle> found =
        papers.execute(
            PapersPaperEntity.similar("nature", QUERY)
                .project(PapersPaperTitleProjection.type())
                .limit(2));

    assertThat(found.items())
        .containsExactly(
            new PaperTitle("same", "Title of same", Status.DRAFT),
            new PaperTitle("near", "Title of near", Status.PRINTED));
  }

  @Test
  void aSearchSeesOnePartition() {
    putThree();
    papers.execute(PapersPaperEntity.put(paper("science", "other", Status.DRAFT, 2024, 1, 0, 0)));
    papers.execute(
        PapersReviewEntity.put(
            new Review("nature", "1", "Good", List.of(1f, 0f, 0f), new double[] {1, 2})));

    assertThat(ids(papers.execute(PapersPaperEntity.similar("science", QUERY).hydrate())))
        .containsExactly("other");
    assertThat(papers.execute(PapersReviewEntity.similar("nature", QUERY).hydrate()).items().get(0))
        .satisfies(review -> assertThat(review.id()).isEqualTo("1"));
  }

  @Test
  void anUpdatePutsAnItemIntoTheIndex() {
    papers.execute(PapersReviewEntity.put(new Review("nature", "1", "Good", null, null)));
    HydratedSearch<Review> similar = PapersReviewEntity.similar("nature", QUERY).hydrate();
    assertThat(papers.execute(similar).matches()).isEmpty();

    papers.execute(PapersReviewEntity.update("nature", "1").embedding(List.of(0f, 1f, 0f)));
    assertThat(papers.execute(similar).items()).extracting(Review::id).containsExactly("1");

    papers.execute(PapersReviewEntity.update("nature", "1").removeEmbedding());
    assertThat(papers.execute(similar).matches()).isEmpty();
  }

  @Test
  void greaterDotProductsAreCloser() {
    for (int i = 1; i <= 3; i++) {
      papers.execute(
          PapersReviewEntity.put(new Review("nature", "" + i, "Good", null, new double[] {i, 0})));
    }

    VectorMatches<Review> found =
        papers.execute(PapersReviewEntity.ofTone(new float[] {1, 0}).hydrate());

    assertThat(found.items()).extracting(Review::id).containsExactly("3", "2", "1");
    VectorMatch<Review> first = found.matches().get(0);
    assertThat(first.distance()).isEqualTo(VectorDistance.DOT_PRODUCT);
    assertThat(first.isCloserThan(found.matches().get(1))).isTrue();
    assertThat(first.isCloserThan(first)).isFalse();
    assertThat(found.closerThan(1.5)).hasSize(2);
  }

  @Test
  void vectorsOfAnotherLengthAreRefused() {
    assertThatThrownBy(
            () ->
                papers.execute(
                    PapersPaperEntity.put(paper("nature", "1", Status.DRAFT, 2024, 1, 2))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("embedding");
    assertThatThrownBy(
            () -> PapersReviewEntity.update("nature", "1").embedding(List.of(1f)).toRequest())
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> PapersPaperEntity.similar("nature", new float[2]))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Paper.similar: the vector has 2 dimensions, and those of the index ByTopic have 3.");
    assertThatThrownBy(() -> PapersPaperEntity.similar("nature", new float[] {0, Float.NaN, 0}))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Paper.similar: the dimension 1 of the vector is NaN. Give finite numbers.");
  }

  @Test
  void limitsAndFiltersAreChecked() {
    PapersPaperEntity.Similar similar = PapersPaperEntity.similar("nature", QUERY);

    assertThatThrownBy(() -> similar.hydrate().limit(0))
        .hasMessage("[SGR0105] limit(0): give it 1 to 100.");
    assertThatThrownBy(() -> similar.hydrate().limit(101))
        .hasMessage("[SGR0105] limit(101): give it 1 to 100.");
    assertThatThrownBy(() -> similar.year(2024).year(2025))
        .hasMessage(
            "[SGR0105] Search[Paper.similar] is already filtered by year. An item has one value"
                + " there: filter by it once.");
  }

  @Test
  void itemsThatAreGoneAreListed() {
    putThree();
    HydratedSearch<Paper> search = PapersPaperEntity.similar("nature", QUERY).hydrate();
    Map<String, AttributeValue> foreign =
        Map.of(
            "PK",
            AttributeValue.fromS("JOURNAL#nature"),
            "SK",
            AttributeValue.fromS("PAPER#foreign"),
            "ByTopicPK",
            AttributeValue.fromS("PAPERS#nature"),
            "_et",
            AttributeValue.fromS("Editor"),
            "embedding",
            AttributeValue.fromL(
                List.of(
                    AttributeValue.fromN("1"),
                    AttributeValue.fromN("0"),
                    AttributeValue.fromN("0"))));
    SERVER.dynamoDb().putItem(put -> put.tableName(papers.context().tableName()).item(foreign));

    VectorMatches<Paper> found = papers.execute(search);

    // The index holds the entity attribute, so the item of another entity isn't asked for.
    assertThat(ids(found)).containsExactly("same", "near", "far");
    assertThat(found.foreign()).isEmpty();
    assertThat(found.missing()).extracting(PrimaryKey::toString).isEmpty();
  }
}
