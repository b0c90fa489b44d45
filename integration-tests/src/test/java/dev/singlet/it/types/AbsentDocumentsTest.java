package dev.singlet.it.types;

import static dev.singlet.it.types.model.PapersPaperEntity.COVER;
import static dev.singlet.it.types.model.PapersPaperEntity.NOTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.types.model.Papers.Cover;
import dev.singlet.it.types.model.Papers.Paper;
import dev.singlet.it.types.model.PapersPaperEntity;
import dev.singlet.it.types.model.PapersTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** NULL is absent where something can be, and a value where nothing can. */
class AbsentDocumentsTest {

  private static final Document NULL = Document.ofNull();

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(PapersTable.SCHEMA);

  private final TableClient papers = TABLE.client();

  private static Paper nulls() {
    return new Paper(
        "1",
        NULL,
        NULL,
        Optional.of(NULL),
        NULL,
        new Cover(NULL, NULL),
        List.of(NULL),
        Map.of("a", NULL),
        Map.of("other", NULL));
  }

  private static Paper asRead() {
    return new Paper(
        "1",
        NULL,
        null,
        Optional.empty(),
        Document.of("standard"),
        new Cover(NULL, null),
        List.of(NULL),
        Map.of("a", NULL),
        Map.of("other", NULL));
  }

  private Paper read() {
    return papers.execute(PapersPaperEntity.get("1").consistent()).orElseThrow();
  }

  @Test
  void aPutStoresNullWhereNothingIsAbsent() {
    papers.execute(PapersPaperEntity.put(nulls()));

    assertThat(read()).isEqualTo(asRead());
    AttributeValue nul = AttributeValue.fromNul(true);
    assertThat(TABLE.items().get(0))
        .containsEntry("content", nul)
        .containsEntry("cover", AttributeValue.fromM(Map.of("front", nul)))
        .containsEntry("pages", AttributeValue.fromL(List.of(nul)))
        .containsEntry("marks", AttributeValue.fromM(Map.of("a", nul)))
        .containsEntry("other", nul)
        .containsEntry("style", AttributeValue.fromS("standard"))
        .containsEntry("summary", AttributeValue.fromS("true true false"))
        .doesNotContainKeys("note", "hint");
  }

  @Test
  void anUpdateThatSetsItRemovesWhatIsThere() {
    papers.execute(PapersPaperEntity.put(paper(new Random(1))));

    Paper updated =
        papers.execute(
            PapersPaperEntity.update("1")
                .content(NULL)
                .noteAndHintAndStyle(NULL, NULL, Document.of(2))
                .set(COVER.BACK, NULL));

    assertThat(updated.content()).isEqualTo(NULL);
    assertThat(updated.note()).isNull();
    assertThat(updated.hint()).isEmpty();
    assertThat(updated.cover().back()).isNull();
    assertThat(TABLE.items().get(0).get("cover").m()).containsOnlyKeys("front");
    assertThat(TABLE.items().get(0)).doesNotContainKeys("note", "hint");
  }

  @Test
  void setIfAbsentOfWhatIsAbsentIsRefused() {
    assertThatThrownBy(() -> PapersPaperEntity.update("1").setIfAbsent(COVER.BACK, NULL))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0109] Update of Paper: Paper.cover.back would be set to NULL if it is absent, and"
                + " NULL is absent. Leave it out.");
  }

  @Test
  void aConditionOnItAsksForAbsence() {
    papers.execute(PapersPaperEntity.put(nulls()));

    assertThat(papers.execute(PapersPaperEntity.update("1").pages(List.of()).when(NOTE.eq(NULL))))
        .isNotNull();
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4})
  void whatIsReadCanBeUpdatedInATransaction(long seed) {
    Random random = new Random(seed);
    papers.execute(PapersPaperEntity.put(paper(random)));
    for (int i = 0; i < 100; i++) {
      Paper before = random.nextBoolean() ? read() : stored(random);
      Paper after = paper(random);

      papers.transact(PapersPaperEntity.update(before, after));

      Map<String, AttributeValue> updated = TABLE.items().get(0);
      Paper read = read();
      papers.execute(PapersPaperEntity.put(after));
      assertThat(read).as("%s to %s", before, after).isEqualTo(read());
      assertThat(updated).as("%s to %s", before, after).isEqualTo(TABLE.items().get(0));
    }
  }

  /** A record that was just put, not read again. */
  private Paper stored(Random random) {
    Paper paper = paper(random);
    papers.execute(PapersPaperEntity.put(paper));
    return paper;
  }

  private static Paper paper(Random random) {
    return new Paper(
        "1",
        document(random, 2),
        optional(random),
        Optional.ofNullable(optional(random)),
        document(random, 1),
        new Cover(document(random, 1), optional(random)),
        List.of(document(random, 1), document(random, 0)),
        documents(random, 1),
        documents(random, 1));
  }

  private static @Nullable Document optional(Random random) {
    return random.nextInt(3) == 0 ? null : document(random, 2);
  }

  private static Map<String, Document> documents(Random random, int depth) {
    Map<String, Document> documents = new LinkedHashMap<>();
    for (String name : List.of("a", "b.c", "d")) {
      if (random.nextBoolean()) {
        documents.put(name, document(random, depth));
      }
    }
    return documents;
  }

  private static Document document(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 6 : 4)) {
      case 0 -> NULL;
      case 1 -> Document.of(random.nextInt(3));
      case 2 -> Document.of(random.nextBoolean());
      case 3 -> Document.of(random.nextBoolean() ? "" : "text");
      case 4 -> Document.ofList(List.of(document(random, depth - 1)));
      default -> Document.ofMap(documents(random, depth - 1));
    };
  }
}
