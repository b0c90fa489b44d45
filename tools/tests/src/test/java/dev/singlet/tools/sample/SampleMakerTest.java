package dev.singlet.tools.sample;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.model.GistEntity;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SampleMakerTest {

  private static Samples samples(ExampleModel model) {
    return SampleMaker.of(model.table(), SampleMakerTest.class.getClassLoader());
  }

  @ParameterizedTest
  @EnumSource
  void everyEntityHasItems(ExampleModel model) {
    Samples samples = samples(model);

    assertThat(samples.problems()).isEmpty();
    assertThat(model.table().entities())
        .extracting(EntityDescriptor::name)
        .allSatisfy(entity -> assertThat(samples.of(entity)).isNotEmpty());
  }

  /** A class that no version of the processor has generated. */
  public static final class Strange {

    private Strange() {}

    public static @Nullable Object type() {
      return null;
    }
  }

  @Test
  void anEntityWhoseClassCannotBeUsedHasNone() {
    String json =
        ExampleModel.GITHUB
            .table()
            .toJson()
            .replace(GistEntity.class.getName(), Strange.class.getName());

    Samples samples =
        SampleMaker.of(TableDescriptor.ofJson(json), SampleMakerTest.class.getClassLoader());

    assertThat(samples.of("Gist")).isEmpty();
    assertThat(samples.of("Issue")).isNotEmpty();
    assertThat(samples.problems())
        .singleElement()
        .asString()
        .startsWith(
            "Gist has no sample items: the class " + Strange.class.getName() + " can't be used: ");
  }

  @Test
  void valuesOfTheContextAreSamplesToo() {
    Samples samples =
        SampleMaker.of(TableDescriptor.of(Minutes.class), SampleMakerTest.class.getClassLoader());

    assertThat(samples.problems()).isEmpty();
    assertThat(samples.of("Meeting"))
        .isNotEmpty()
        .allSatisfy(item -> assertThat(item.attributes()).containsKeys("author", "editor"));
  }

  @Test
  void tuplesHaveAllTheirElements() {
    Samples samples =
        SampleMaker.of(TableDescriptor.of(Trips.class), SampleMakerTest.class.getClassLoader());

    assertThat(samples.problems()).isEmpty();
    assertThat(samples.of("Trip"))
        .isNotEmpty()
        .extracting(item -> ((Map<?, ?>) requireNonNull(item.attributes().get("start"))).get("L"))
        .allSatisfy(stop -> assertThat((List<?>) stop).hasSize(3));
  }

  @ParameterizedTest
  @EnumSource
  void theyAreTheSameEachTime(ExampleModel model) {
    assertThat(samples(model)).isEqualTo(samples(model));
  }

  @ParameterizedTest
  @EnumSource
  void noTwoHaveOneKey(ExampleModel model) {
    assertThat(samples(model).items())
        .extracting(item -> List.of(item.attributes().get("PK"), item.attributes().get("SK")))
        .doesNotHaveDuplicates();
  }

  /** GitHub numbers both from one sequence. */
  @Test
  void noPullRequestHasTheNumberOfAnIssue() {
    Set<Object> issues = values("Issue", "issue_number");
    Set<Object> pullRequests = values("PullRequest", "pr_number");

    assertThat(issues).doesNotContainAnyElementsOf(pullRequests);
    assertThat(values("IssueComment", "issue_number")).isSubsetOf(issues);
    assertThat(values("PRComment", "pr_number")).isSubsetOf(pullRequests);
  }

  /** Only {@code @Relationship} says what a counter belongs to. */
  @Test
  void countersBelongToRepositoriesThatThereAre() {
    assertThat(values("Counter", "org_id")).isSubsetOf(values("Repository", "owner"));
    assertThat(values("Counter", "repo_id")).isSubsetOf(values("Repository", "repo_name"));
  }

  private static Set<Object> values(String entity, String attribute) {
    return samples(ExampleModel.GITHUB).of(entity).stream()
        .map(item -> requireNonNull(item.attributes().get(attribute)))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @EnumSource
  void dynamoDbTakesThemAndTheModelReadsThem(ExampleModel model) {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      DynamoDbClient dynamoDb = local.client();
      model.create(dynamoDb);
      List<SampleItem> items = samples(model).items();
      for (SampleItem item : items) {
        Map<String, AttributeValue> attributes = DynamoDbJson.read(JsonText.of(item.attributes()));
        dynamoDb.putItem(put -> put.tableName(model.table().name()).item(attributes));
      }

      assertThat(model.scan(dynamoDb)).hasSize(items.size()).doesNotContainNull();
    }
  }
}
