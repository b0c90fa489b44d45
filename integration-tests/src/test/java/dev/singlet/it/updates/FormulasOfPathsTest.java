package dev.singlet.it.updates;

import static dev.singlet.it.updates.model.TillsSaleEntity.META;
import static dev.singlet.it.updates.model.TillsSaleEntity.NOTE;
import static dev.singlet.it.updates.model.TillsSaleEntity.PAYMENT;
import static dev.singlet.it.updates.model.TillsSaleEntity.SECRET;
import static dev.singlet.it.updates.model.TillsSaleEntity.TOTAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.Formula;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.updates.model.Tills.Card;
import dev.singlet.it.updates.model.Tills.Payment;
import dev.singlet.it.updates.model.Tills.Sale;
import dev.singlet.it.updates.model.Tills.Transfer;
import dev.singlet.it.updates.model.TillsSaleEntity;
import dev.singlet.it.updates.model.TillsTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Formulas of attributes within unions and documents. */
class FormulasOfPathsTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(TillsTable.SCHEMA);

  private static final int UPDATES = 60;

  /** An attribute, and its value in the sale at hand. */
  private record Source<A, V>(A attribute, Optional<V> value) {}

  static LongStream seeds() {
    return LongStream.rangeClosed(1, Integer.getInteger("updates.seeds", 2));
  }

  private static Sale put(
      @Nullable Payment payment, @Nullable Payment secret, @Nullable Document meta) {
    Sale sale =
        TillsSaleEntity.builder()
            .shop("s")
            .id("1")
            .payment(payment)
            .secret(secret)
            .parts(List.of())
            .baskets(Map.of())
            .meta(meta)
            .build();
    TABLE.client().execute(TillsSaleEntity.put(sale));
    return sale;
  }

  /** A value of another record is absent, though DynamoDB finds it at the same place. */
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aFormulaTakesNoValueOfAnotherRecord(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < UPDATES; i++) {
      Sale sale = put(payment(random), payment(random), document(random));
      if (random.nextInt(3) == 0) {
        moveToOlderName();
      }
      if (random.nextBoolean()) {
        Optional<Integer> total = setTotal(sale, random);
        assertThat(read().total()).as("%s", sale).isEqualTo(total.orElse(null));
      } else {
        Optional<String> note = setNote(sale, random);
        assertThat(read().note()).as("%s", sale).isEqualTo(note.orElse(null));
      }
    }
  }

  private static Sale read() {
    return TABLE.client().execute(TillsSaleEntity.get("s", "1")).orElseThrow();
  }

  private static void moveToOlderName() {
    Map<String, AttributeValue> item = new HashMap<>(TABLE.items().get(0));
    AttributeValue payment = item.remove("payment");
    if (payment != null) {
      item.put("paid", payment);
      TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
    }
  }

  private static @Nullable Payment payment(SplittableRandom random) {
    return switch (random.nextInt(5)) {
      case 0 -> null;
      case 1, 2 -> new Transfer("i", random.nextBoolean() ? null : "t", random.nextInt(9));
      default -> new Card("c", random.nextInt(3), Set.of(), List.of(), null, null);
    };
  }

  private static @Nullable Document document(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> null;
      case 1 -> Document.ofMap(Map.of());
      case 2 -> Document.ofMap(Map.of("k", Document.of(7)));
      default -> Document.ofMap(Map.of("k", Document.of("text")));
    };
  }

  /** Returns the value that the update must write; empty if it must be refused. */
  private static Optional<Integer> setTotal(Sale sale, SplittableRandom random) {
    var one = number(sale, random);
    var two = number(sale, random);
    if (isSamePlace(one.attribute(), two.attribute())) {
      return setTotal(sale, random);
    }
    Optional<Integer> first = one.value();
    Optional<Integer> second = two.value();
    Formula<Sale, Integer> formula;
    Optional<Integer> expected;
    switch (random.nextInt(5)) {
      case 0 -> {
        formula = one.attribute().orElse(30);
        expected = first.or(() -> Optional.of(30));
      }
      case 1 -> {
        formula = one.attribute().orElseAttribute(two.attribute());
        expected = first.or(() -> second);
      }
      case 2 -> {
        formula = one.attribute().plus(two.attribute());
        expected = first.flatMap(it -> second.map(other -> it + other));
      }
      case 3 -> {
        formula = one.attribute().minus(two.attribute()).absentAs(30);
        expected = Optional.of(first.orElse(30) - second.orElse(30));
      }
      default -> {
        formula = one.attribute().plusAmount(5);
        expected = first.map(it -> it + 5);
      }
    }
    assertThat(TABLE.client().tryExecute(TillsSaleEntity.update("s", "1").setTo(TOTAL, formula)))
        .as("%s", sale)
        .isEqualTo(expected.isPresent());
    return expected;
  }

  private static boolean isSamePlace(Attribute<Sale, ?, ?> one, Attribute<Sale, ?, ?> other) {
    return one.location().path().equals(other.location().path());
  }

  private static Source<NumberAttribute<Sale, Integer, ?>, Integer> number(
      Sale sale, SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 ->
          new Source<>(
              PAYMENT.asCard().TRIES,
              sale.payment() instanceof Card card ? Optional.of(card.tries()) : Optional.empty());
      case 1 ->
          new Source<>(
              PAYMENT.asTransfer().TRIES,
              sale.payment() instanceof Transfer it ? Optional.of(it.tries()) : Optional.empty());
      default ->
          new Source<>(
              SECRET.asCard().TRIES,
              sale.secret() instanceof Card card ? Optional.of(card.tries()) : Optional.empty());
    };
  }

  private static Optional<String> setNote(Sale sale, SplittableRandom random) {
    var one = text(sale, random);
    var two = text(sale, random);
    if (isSamePlace(one.attribute(), two.attribute())) {
      return setNote(sale, random);
    }
    boolean isGiven = random.nextBoolean();
    Formula<Sale, String> formula =
        isGiven
            ? one.attribute().orElse("given")
            : one.attribute().orElseAttribute(two.attribute());
    boolean isOtherType =
        one.attribute().location().path().root().equals("meta")
            && sale.meta() != null
            && sale.meta().has("k")
            && one.value().isEmpty();
    Optional<String> expected =
        isOtherType
            ? Optional.empty()
            : one.value().or(() -> isGiven ? Optional.of("given") : two.value());
    assertThat(TABLE.client().tryExecute(TillsSaleEntity.update("s", "1").setTo(NOTE, formula)))
        .as("%s", sale)
        .isEqualTo(expected.isPresent());
    return expected;
  }

  private static Source<TextAttribute<Sale, ?>, String> text(Sale sale, SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 ->
          new Source<>(
              PAYMENT.asCard().DIGITS,
              sale.payment() instanceof Card card ? Optional.of(card.digits()) : Optional.empty());
      case 1 ->
          new Source<>(
              SECRET.asTransfer().DIGITS,
              sale.secret() instanceof Transfer it
                  ? Optional.ofNullable(it.digits())
                  : Optional.empty());
      default ->
          new Source<>(
              META.key("k").asText(),
              Optional.ofNullable(sale.meta())
                  .filter(it -> it.has("k"))
                  .map(it -> it.get("k"))
                  .filter(it -> it instanceof Document.Text)
                  .map(Document::asText));
    };
  }

  @Test
  void oneAttributeIsNoValueForItself() {
    assertThatThrownBy(() -> PAYMENT.asCard().TRIES.orElseAttribute(PAYMENT.asTransfer().TRIES))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            "Sale.payment.tries.orElseAttribute(Sale.payment.tries): DynamoDB takes no attribute"
                + " together with itself. Leave it out.");
  }

  @Test
  void aRefusalNamesTheValueThatDoesNotFit() {
    put(new Transfer("i", null, 5), null, Document.ofMap(Map.of("k", Document.of(7))));
    TillsSaleEntity.Update update = TillsSaleEntity.update("s", "1");

    assertThatThrownBy(
            () ->
                TABLE.client().execute(update.setTo(NOTE, META.key("k").asText().orElse("given"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith("refused: meta.k is 7, and note is made of it.");
    assertThatThrownBy(
            () -> TABLE.client().execute(update.setTo(TOTAL, PAYMENT.asCard().TRIES.plusAmount(1))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith("refused: payment.tries is not there, and total is made of it.");
    assertThatThrownBy(
            () -> TABLE.client().transact(update.setTo(TOTAL, PAYMENT.asCard().TRIES.orElse(1))))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining(
            "total would be 1, which the condition of a transaction can't tell. Set it in an"
                + " update of its own, outside of a transaction");
  }
}
