package dev.singlet.it.validation;

import static dev.singlet.it.validation.Violated.fair;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.validation.model.Fairs.Visitor;
import dev.singlet.it.validation.model.FairsFairEntity;
import dev.singlet.it.validation.model.FairsTable;
import dev.singlet.it.validation.model.FairsVisitorEntity;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ReadValidationTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FairsTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void putOne() {
    client = table.client();
    client.execute(FairsFairEntity.put(fair().build()));
  }

  private void store(String attribute, AttributeValue value) {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    item.put(attribute, value);
    table.dynamoDb().putItem(r -> r.tableName(table.tableName()).item(item));
  }

  @Test
  void whatIsStoredIsReadUnlessItIsToBeValid() {
    store("title", AttributeValue.fromS(""));

    assertThat(client.execute(FairsFairEntity.get("rome", 7))).isPresent();
    assertThatThrownBy(() -> client.withValidationOnRead().execute(FairsFairEntity.get("rome", 7)))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Fair item PK=CITY#rome, SK=FAIR#007: violates constraints: title needs a title"
                + " (was \"\").");
    assertThatThrownBy(() -> client.withValidationOnRead().page(FairsFairEntity.byCity("rome")))
        .isInstanceOf(UnreadableItemException.class);
  }

  @Test
  void aPolicyDealsWithInvalidItemsAsWithOthersThatCantBeRead() {
    store("title", AttributeValue.fromS(""));

    assertThat(
            client
                .withValidationOnRead()
                .withReadPolicy(ReadPolicy.skip())
                .page(FairsFairEntity.byCity("rome"))
                .items())
        .isEmpty();
  }

  @Test
  void whatWasValidWhenItWasWrittenStaysSoAsTimePasses() {
    client.execute(
        FairsFairEntity.put(fair().closes(Clock.systemUTC().instant().plusSeconds(60)).build()));
    TableClient later =
        client
            .withValidationOnRead()
            .withClock(Clock.offset(Clock.systemUTC(), Duration.ofDays(1)));

    assertThat(later.execute(FairsFairEntity.get("rome", 7))).isPresent();
  }

  @Test
  void whatIsSensitiveIsNotShownIfItCantBeRead() {
    store("place", AttributeValue.fromM(Map.of("street", AttributeValue.fromS("s"))));
    assertThatThrownBy(() -> client.execute(FairsFairEntity.get("rome", 7)))
        .hasMessageContaining("attribute place.door: is required, and absent");

    store(
        "place",
        AttributeValue.fromM(
            Map.of("street", AttributeValue.fromS("s"), "door", AttributeValue.fromN("42"))));
    assertThatThrownBy(() -> client.execute(FairsFairEntity.get("rome", 7)))
        .hasMessageContaining(
            "attribute place.door: does not fit its type, and is sensitive,"
                + " so it is not shown")
        .hasMessageNotContaining("42");
  }

  @Test
  void theValuesOfAnEntityMayAllBeSensitive() {
    client.execute(FairsVisitorEntity.put(new Visitor("kim", Map.of("a", 1))));

    assertThat(client.withValidationOnRead().execute(FairsVisitorEntity.get("kim"))).isPresent();
  }
}
