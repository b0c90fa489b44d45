package dev.singlet.model.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.singlet.model.AttributeType;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.IndexDescriptor.Projection;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.model.VectorDescriptor.Distance;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.TableStep;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** DynamoDB never changes a vector index. */
class VectorIndexesTest {

  private static final KeyDescriptor.Attribute STATUS = attribute("status", AttributeType.S);
  private static final KeyDescriptor.Attribute YEAR = attribute("year", AttributeType.N);
  private static final VectorDescriptor VECTOR =
      new VectorDescriptor("embedding", 3, Distance.COSINE, List.of(STATUS, YEAR));
  private static final IndexDescriptor INDEX = index("ByTopicPK", Projection.INCLUDE, VECTOR);

  private static KeyDescriptor.Attribute attribute(String name, AttributeType type) {
    return new KeyDescriptor.Attribute(name, type);
  }

  private static IndexDescriptor index(
      String partition, Projection projection, VectorDescriptor vector) {
    return new IndexDescriptor(
        "ByTopic",
        IndexDescriptor.Type.VECTOR,
        new KeyDescriptor(List.of(attribute(partition, AttributeType.S)), List.of()),
        projection,
        projection == Projection.INCLUDE ? List.of("title") : List.of(),
        vector);
  }

  private static List<ModelChange> changes(
      List<IndexDescriptor> before, List<IndexDescriptor> after) {
    return ModelComparison.between(table(before), table(after)).all();
  }

  private static TableDescriptor table(List<IndexDescriptor> indexes) {
    return new TableDescriptor(
        "test.Papers",
        "",
        "Papers",
        new KeyDescriptor(
            List.of(attribute("PK", AttributeType.S)), List.of(attribute("SK", AttributeType.S))),
        indexes,
        "#",
        "AS_IS",
        "",
        new ManagedAttributes("_et", "", "", "", "", ""),
        List.of(),
        List.of(),
        List.of());
  }

  private static void assertReplaced(
      UnaryOperator<VectorDescriptor> change, String before, String after) {
    IndexDescriptor changed = index("ByTopicPK", Projection.INCLUDE, change.apply(VECTOR));

    assertThat(changes(List.of(INDEX), List.of(changed)))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.toString())
                  .isEqualTo(
                      "SGC0205 ByTopic: a vector index has other vectors or filters ("
                          + before
                          + " -> "
                          + after
                          + ")");
              assertThat(each.answers().table()).isEqualTo(TableStep.REPLACE_INDEX);
            });
  }

  @Test
  void anotherVectorReplacesTheIndex() {
    String before = "embedding, 3 dimensions, COSINE, by status S, year N";

    assertReplaced(
        vector -> new VectorDescriptor("tone", 3, vector.distance(), vector.filters()),
        before,
        "tone, 3 dimensions, COSINE, by status S, year N");
    assertReplaced(
        vector -> new VectorDescriptor("embedding", 4, vector.distance(), vector.filters()),
        before,
        "embedding, 4 dimensions, COSINE, by status S, year N");
    assertReplaced(
        vector -> new VectorDescriptor("embedding", 3, Distance.EUCLIDEAN, vector.filters()),
        before,
        "embedding, 3 dimensions, EUCLIDEAN, by status S, year N");
    assertReplaced(
        vector -> new VectorDescriptor("embedding", 3, vector.distance(), List.of()),
        before,
        "embedding, 3 dimensions, COSINE");
    assertReplaced(
        vector ->
            new VectorDescriptor(
                "embedding",
                3,
                vector.distance(),
                List.of(STATUS, attribute("year", AttributeType.S))),
        before,
        "embedding, 3 dimensions, COSINE, by status S, year S");
  }

  @Test
  void filtersHaveNoOrder() {
    VectorDescriptor turned =
        new VectorDescriptor("embedding", 3, Distance.COSINE, List.of(YEAR, STATUS));

    assertThat(changes(List.of(INDEX), List.of(index("ByTopicPK", Projection.INCLUDE, turned))))
        .isEmpty();
  }

  @Test
  void anotherKeyAndAnotherTypeReplaceTheIndex() {
    IndexDescriptor global =
        new IndexDescriptor(
            "ByTopic",
            IndexDescriptor.Type.GLOBAL,
            new KeyDescriptor(List.of(attribute("ByTopicPK", AttributeType.S)), List.of()),
            Projection.INCLUDE,
            List.of("title"));

    assertThat(changes(List.of(INDEX), List.of(index("other", Projection.INCLUDE, VECTOR))))
        .extracting(ModelChange::toString)
        .containsExactly(
            "SGC0203 ByTopic: an index has other key attributes (VECTOR ByTopicPK S -> VECTOR"
                + " other S)");
    assertThat(changes(List.of(global), List.of(INDEX)))
        .extracting(ModelChange::toString, each -> each.answers().table())
        .containsExactly(
            tuple(
                "SGC0203 ByTopic: an index has other key attributes (GLOBAL ByTopicPK S -> VECTOR"
                    + " ByTopicPK S)",
                TableStep.REPLACE_INDEX));
  }

  @Test
  void moreAttributesReplaceTheIndexAndFewerDoNot() {
    IndexDescriptor all = index("ByTopicPK", Projection.ALL, VECTOR);

    assertThat(changes(List.of(INDEX), List.of(all)))
        .extracting(each -> each.answers().table())
        .containsExactly(TableStep.REPLACE_INDEX);
    assertThat(changes(List.of(all), List.of(INDEX)))
        .extracting(each -> each.answers().table())
        .containsExactly(TableStep.NONE);
  }

  @Test
  void anIndexIsCreatedAndDeletedLikeAGlobalOne() {
    assertThat(changes(List.of(), List.of(INDEX)))
        .extracting(each -> each.answers().table())
        .containsExactly(TableStep.CREATE_INDEX);
    assertThat(changes(List.of(INDEX), List.of()))
        .extracting(each -> each.answers().table())
        .containsExactly(TableStep.DELETE_INDEX);
  }
}
