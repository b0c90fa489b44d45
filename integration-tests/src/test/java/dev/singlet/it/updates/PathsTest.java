package dev.singlet.it.updates;

import static dev.singlet.it.updates.model.TillsSaleEntity.META;
import static dev.singlet.it.updates.model.TillsSaleEntity.PARTS;
import static dev.singlet.it.updates.model.TillsSaleEntity.PAYMENT;
import static dev.singlet.it.updates.model.TillsSaleEntity.SECRET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.updates.model.Tills.Card;
import dev.singlet.it.updates.model.Tills.Holder;
import dev.singlet.it.updates.model.Tills.Line;
import dev.singlet.it.updates.model.Tills.Payment;
import dev.singlet.it.updates.model.Tills.Sale;
import dev.singlet.it.updates.model.Tills.Transfer;
import dev.singlet.it.updates.model.TillsSaleEntity;
import dev.singlet.it.updates.model.TillsSaleEntity.Update;
import dev.singlet.it.updates.model.TillsTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Changes of what is within unions and documents. */
class PathsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(TillsTable.SCHEMA);

  private static final Card CARD =
      new Card("4242", 1, Set.of("a"), List.of("new"), null, new Transfer("CH1", null, 0));
  private static final Transfer TRANSFER = new Transfer("CH93", "0", 0);
  private static final Document OPEN =
      Document.ofMap(
          Map.of(
              "source", Document.of("web"),
              "sizes", Document.ofList(List.of(Document.of(1), Document.of(2))),
              "deep", Document.ofMap(Map.of("is", Document.of(true)))));

  private Sale put(@Nullable Payment payment, List<Payment> parts) {
    Sale sale =
        TillsSaleEntity.builder()
            .shop("s")
            .id("1")
            .payment(payment)
            .parts(parts)
            .baskets(Map.of("a", List.of(new Line("tea", 1, Map.of("l", 1)))))
            .meta(OPEN)
            .secret(payment)
            .build();
    table.client().execute(TillsSaleEntity.put(sale));
    return sale;
  }

  private static Update update() {
    return TillsSaleEntity.update("s", "1");
  }

  private Sale updated(UnaryOperator<Update> change) {
    return table.client().execute(change.apply(update()));
  }

  @Test
  void aNegationAsksForTheRecordOnce() {
    assertThat(PAYMENT.asCard().DIGITS.ne("1").toString())
        .isEqualTo(
            "(payment.kind = \"card\""
                + " OR (attribute_not_exists(payment.kind) AND paid.kind = \"card\"))"
                + " AND NOT (payment.digits = \"1\""
                + " OR (attribute_not_exists(payment.digits) AND paid.digits = \"1\"))");
  }

  @Test
  void aConditionAsksForARecordOfTheUnion() {
    assertThatThrownBy(() -> PAYMENT.is(Payment.class))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith("Sale.payment.is(Payment.class): that is not one of its records.");
  }

  @Test
  void eachActionChangesARecordOfAUnion() {
    put(CARD, List.of(TRANSFER, CARD));

    Sale sale =
        updated(
            u ->
                u.set(PAYMENT.asCard().DIGITS, "1111")
                    .increment(PAYMENT.asCard().TRIES, 1)
                    .addTo(PAYMENT.asCard().MARKS, Set.of("b"))
                    .append(PAYMENT.asCard().LOG, List.of("old"))
                    .set(PAYMENT.asCard().HOLDER.NAME, "Ann")
                    .set(PAYMENT.asCard().instead().asTransfer().DIGITS, "7")
                    .set(PARTS.at(1).asCard().DIGITS, "2222")
                    .remove(PARTS.at(0).asTransfer().DIGITS));

    assertThat(sale.payment())
        .isEqualTo(
            new Card(
                "1111",
                2,
                Set.of("a", "b"),
                List.of("new", "old"),
                new Holder("Ann", null),
                new Transfer("CH1", "7", 0)));
    assertThat(sale.parts())
        .containsExactly(
            new Transfer("CH93", null, 0),
            new Card("2222", 1, CARD.marks(), CARD.log(), null, CARD.instead()));
    assertThat(table.items().get(0).get("payment").m()).containsEntry("kind", text("card"));
    assertThat(
            table
                .client()
                .execute(update().increment(PAYMENT.asCard().TRIES, 1).returningUpdatedNew())
                .get(PAYMENT.asCard().TRIES))
        .contains(3);
  }

  static List<Arguments> throughOtherRecords() {
    return List.of(
        change("set", u -> u.set(PAYMENT.asCard().DIGITS, "1111")),
        change("set, if absent", u -> u.setIfAbsent(PAYMENT.asCard().DIGITS, "1111")),
        change("set as a whole", u -> u.set(PAYMENT.asCard(), CARD)),
        change("increment", u -> u.increment(PAYMENT.asCard().TRIES, 1)),
        change("add", u -> u.addTo(PAYMENT.asCard().MARKS, Set.of("b"))),
        change("append", u -> u.append(PAYMENT.asCard().LOG, List.of("old"))),
        change("a record within", u -> u.set(PAYMENT.asCard().HOLDER.NAME, "Ann")),
        change("remove", u -> u.remove(PAYMENT.asCard().HOLDER)),
        change("remove as a whole", u -> u.remove(PAYMENT.asCard())),
        change("copy", u -> u.copy(PARTS.at(0).asTransfer().IBAN, PAYMENT.asCard().DIGITS)),
        change("in a list", u -> u.set(PARTS.at(0).asCard().DIGITS, "1111")),
        change(
            "a union within", u -> u.set(PAYMENT.asCard().instead().asTransfer().DIGITS, "1111")),
        change(
            "another attribute beside it",
            u -> u.set(META.key("source").asText(), "app").set(PAYMENT.asCard().DIGITS, "1")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("throughOtherRecords")
  void anotherRecordIsNeverChanged(String name, UnaryOperator<Update> change) {
    Sale sale = put(TRANSFER, List.of(TRANSFER));

    assertThatThrownBy(() -> updated(change))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.reason()).isEqualTo(Reason.CONDITION));
    assertThatThrownBy(() -> table.client().transact(change.apply(update())))
        .isInstanceOf(TransactionFailedException.class);
    assertThatThrownBy(() -> table.asyncClient().execute(change.apply(update())).join())
        .hasCauseInstanceOf(ConditionFailedException.class);
    assertThat(table.client().execute(TillsSaleEntity.get("s", "1"))).contains(sale);
  }

  @Test
  void aRefusalNamesTheRecordThatIsThere() {
    put(TRANSFER, List.of());

    assertThatThrownBy(() -> updated(u -> u.increment(PAYMENT.asCard().TRIES, 1)))
        .hasMessageContaining(
            "refused: payment.kind is \"transfer\", and this update changes payment only if it is"
                + " \"card\". Set payment as a whole.");
    assertThatThrownBy(() -> updated(u -> u.set(SECRET.asCard().DIGITS, "1")))
        .hasMessageContaining("secret.kind is ***")
        .hasMessageNotContaining("transfer");
    assertThatThrownBy(
            () ->
                updated(
                    u -> u.set(PAYMENT.asCard().DIGITS, "1").set(PAYMENT.asTransfer().IBAN, "2")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            "payment is changed as \"card\" and as \"transfer\". One item has only one of them.");
    assertThatThrownBy(
            () -> updated(u -> u.set(PAYMENT.asCard().DIGITS, "1").set(PAYMENT, TRANSFER)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("changed twice");
    assertThatThrownBy(() -> updated(u -> u.set(PAYMENT.asCard().TRIES, 4)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("payment.tries");
  }

  @Test
  void anAbsentUnionIsNoneOfItsRecords() {
    put(null, List.of());

    assertThatThrownBy(() -> updated(u -> u.set(PAYMENT.asCard().HOLDER.NAME, "Ann")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("refused: payment is not there, and this update");
    assertThat(updated(u -> u.set(PAYMENT, CARD)).payment()).isEqualTo(CARD);
  }

  @Test
  void theConstraintsOfARecordHoldForIncrements() {
    put(CARD, List.of());

    assertThatThrownBy(() -> updated(u -> u.increment(PAYMENT.asCard().TRIES, 3)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("payment.tries is 1, and incremented by 3");
    assertThatThrownBy(() -> updated(u -> u.append(PAYMENT.asCard().LOG, List.of("b", "c"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("payment.log");
    assertThat(updated(u -> u.increment(PAYMENT.asCard().TRIES, 2)).payment())
        .extracting(payment -> ((Card) payment).tries())
        .isEqualTo(3);
  }

  @Test
  void aWholeRecordKeepsItsDiscriminator() {
    put(CARD, List.of(CARD));
    Card other = new Card("9", 0, Set.of(), List.of(), null, null);

    Sale sale = updated(u -> u.set(PAYMENT.asCard(), other).set(PARTS.at(0).asCard(), other));

    assertThat(sale.payment()).isEqualTo(other);
    assertThat(sale.parts()).containsExactly(other);
    assertThat(
            table
                .client()
                .tryExecute(update().set(PAYMENT, TRANSFER).when(PAYMENT.asCard().eq(other))))
        .isTrue();
  }

  @Test
  void anOlderNameIsFollowed() {
    put(CARD, List.of());
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(Map.of("PK", text("SALES#s"), "SK", text("SALE#1")))
                    .updateExpression("SET paid = payment REMOVE payment"));

    assertThat(
            table
                .client()
                .execute(
                    TillsSaleEntity.ofShop("s")
                        .filter(PAYMENT.is(Card.class))
                        .filter(PAYMENT.asCard().DIGITS.ne("1")))
                .items())
        .hasSize(1);
    assertThat(updated(u -> u.set(PAYMENT.asCard().DIGITS, "1")).payment())
        .extracting(payment -> ((Card) payment).digits())
        .isEqualTo("1");
  }

  @Test
  void documentsAreChangedWithin() {
    put(CARD, List.of());

    Sale sale =
        updated(
            u ->
                u.set(META.key("source").asText(), "app")
                    .increment(META.key("count").asNumber(), new BigDecimal("2"))
                    .append(META.key("sizes").asList(), List.of(Document.of("x")))
                    .addTo(META.key("tags").asTextSet(), Set.of("t"))
                    .set(META.key("made").key("here"), Document.of(true))
                    .remove(META.key("deep").key("is")));
    Condition<Sale> equalTexts =
        META.key("count").asText().eqAttribute(META.key("sizes").at(1).asText());

    assertThat(sale.meta())
        .isEqualTo(
            Document.ofMap(
                Map.of(
                    "source", Document.of("app"),
                    "count", Document.of(2),
                    "sizes",
                        Document.ofList(List.of(Document.of(1), Document.of(2), Document.of("x"))),
                    "tags", new Document.TextSet(Set.of("t")),
                    "made", Document.ofMap(Map.of("here", Document.of(true))),
                    "deep", Document.ofMap(Map.of()))));
    assertThatThrownBy(() -> updated(u -> u.append(META.key("source").asList(), sizes())))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("meta.source is \"app\"");
    assertThatThrownBy(() -> updated(u -> u.set(META.key("source").key("x"), Document.of(1))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("meta.source is \"app\", so meta.source.x within it");
    assertThat(updated(u -> u.set(META.asText(), "all").when(equalTexts.not())).meta())
        .isEqualTo(Document.of("all"));
    assertThatThrownBy(() -> updated(u -> u.set(META.asText(), "\ud800")))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("meta");
    Set<String> withNull = new HashSet<>(Arrays.asList("a", null));
    assertThatThrownBy(() -> updated(u -> u.set(META.asTextSet(), withNull)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("is required");
    assertThat(updated(u -> u.set(META.asTextSet(), Set.of())).meta()).isNull();
  }

  private static List<Document> sizes() {
    return List.of(Document.of(1));
  }

  private static Arguments change(String name, UnaryOperator<Update> change) {
    return Arguments.of(name, change);
  }

  private static AttributeValue text(String text) {
    return AttributeValue.createS(text);
  }
}
