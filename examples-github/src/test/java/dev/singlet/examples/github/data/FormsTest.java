package dev.singlet.examples.github.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.harrel.jsonschema.FormatEvaluatorFactory;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistFile;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueStatus;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.PullRequest;
import dev.singlet.examples.github.model.PullRequestStatus;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.User;
import dev.singlet.examples.shared.entity.EntityKind;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each kind of entity goes through each form it has outside of the table, and comes back. */
class FormsTest {

  private static final Instant NOW = Instant.parse("2024-01-15T08:00:00.000Z");

  /** Those that have all there is, and those that have only what they must. */
  private static final List<GitHub> EXTREMES =
      List.of(
          new User("u", "u@example.com", null, null, NOW, NOW),
          new User("u", "u@example.com", "\"Hi\"\n\u0000\uD83D\uDE00", "pro", NOW, NOW),
          new Organization("o", null, null, NOW, NOW),
          new Repository("o", "r", null, true, null, NOW, NOW),
          new Issue("o", "r", 1, "t", null, IssueStatus.OPEN, "a", Set.of(), Set.of(), NOW, NOW),
          new Issue(
              "o",
              "r",
              99_999_999,
              "t".repeat(255),
              "b",
              IssueStatus.CLOSED,
              "a",
              Set.of("b", "c"),
              Set.of("d"),
              NOW,
              NOW),
          new PullRequest(
              "o",
              "r",
              2,
              "t",
              "b",
              PullRequestStatus.MERGED,
              "a",
              "from",
              "into",
              "0123abcd",
              NOW,
              NOW),
          new Gist("u", "g", null, false, null, NOW, NOW),
          new Gist("u", "g", "d", true, List.of(), NOW, NOW),
          new Gist(
              "u",
              "g",
              "d",
              true,
              List.of(new GistFile("a", "Java", 3, "x"), new GistFile("b", null, 0, "")),
              NOW,
              NOW));

  static List<EntityKind<? extends GitHub>> kinds() {
    return GitHubKinds.ALL.all();
  }

  private static <T extends GitHub> List<T> entities(EntityKind<T> kind) {
    List<GitHub> all = new ArrayList<>(EXTREMES);
    all.addAll(SampleData.entities());
    return all.stream().filter(kind.record()::isInstance).map(kind.record()::cast).toList();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  <T extends GitHub> void comesBackFromItsItem(EntityKind<T> kind) {
    assertThat(entities(kind))
        .isNotEmpty()
        .allSatisfy(
            entity -> {
              Map<String, AttributeValue> item =
                  kind.type().toItem(entity, Clock.fixed(NOW, ZoneOffset.UTC));
              assertThat(kind.type().fromItem(item)).isEqualTo(entity);
              assertThat(GitHubTable.fromItem(item)).isEqualTo(entity);
            });
  }

  @ParameterizedTest
  @MethodSource("kinds")
  <T extends GitHub> void comesBackFromDynamoDbJson(EntityKind<T> kind) {
    assertThat(entities(kind))
        .isNotEmpty()
        .allSatisfy(
            entity -> {
              Map<String, AttributeValue> item =
                  kind.type().toItem(entity, Clock.fixed(NOW, ZoneOffset.UTC));
              assertThat(DynamoDbJson.read(DynamoDbJson.write(item))).isEqualTo(item);
            });
  }

  @ParameterizedTest
  @MethodSource("kinds")
  <T extends GitHub> void comesBackFromPlainJson(EntityKind<T> kind) {
    EntityJson<T> json = EntityJson.of(kind.type());

    assertThat(entities(kind))
        .isNotEmpty()
        .allSatisfy(entity -> assertThat(json.read(json.write(entity))).isEqualTo(entity));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  <T extends GitHub> void plainJsonFitsTheSchema(EntityKind<T> kind) {
    EntityJson<T> json = EntityJson.of(kind.type());
    Validator validator =
        new ValidatorFactory().withEvaluatorFactory(new FormatEvaluatorFactory()).createValidator();
    URI schema = validator.registerSchema(kind.type().jsonSchema());

    assertThat(entities(kind))
        .isNotEmpty()
        .allSatisfy(
            entity ->
                assertThat(validator.validate(schema, json.write(entity)).getErrors()).isEmpty());
    assertThat(validator.validate(schema, "{}").isValid()).isFalse();
    assertThat(
            validator.validate(
                schema, json.write(entities(kind).get(0)).replaceFirst("\":", "_\":")))
        .matches(result -> !result.isValid(), "a property under another name is refused");
  }
}
