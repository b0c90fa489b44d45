package dev.singlet.it.conditions;

import static dev.singlet.it.updates.model.TillsSaleEntity.BASKETS;
import static dev.singlet.it.updates.model.TillsSaleEntity.META;
import static dev.singlet.it.updates.model.TillsSaleEntity.PARTS;
import static dev.singlet.it.updates.model.TillsSaleEntity.PAYMENT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.attribute.Condition;
import dev.singlet.attribute.UnionAttribute;
import dev.singlet.it.updates.model.Tills.Card;
import dev.singlet.it.updates.model.Tills.Holder;
import dev.singlet.it.updates.model.Tills.Line;
import dev.singlet.it.updates.model.Tills.Payment;
import dev.singlet.it.updates.model.Tills.Sale;
import dev.singlet.it.updates.model.Tills.Transfer;
import dev.singlet.it.updates.model.TillsSaleEntity;
import dev.singlet.it.updates.model.TillsSaleEntity.TillsPaymentAttribute;
import dev.singlet.it.updates.model.TillsTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** DynamoDB finds the same items by random conditions on paths as Java does in the records. */
class PathsPropertyTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(TillsTable.SCHEMA);

  private static final int ITEMS = 25;
  private static final int CONDITIONS = 60;
  private static final List<String> TEXTS = List.of("1", "12", "3");

  /** A condition, and what it means. */
  private record Asked(Condition<Sale> condition, Predicate<Sale> meaning) {
    Asked and(Asked other) {
      return new Asked(condition.and(other.condition), meaning.and(other.meaning));
    }

    Asked or(Asked other) {
      return new Asked(condition.or(other.condition), meaning.or(other.meaning));
    }

    Asked not() {
      return new Asked(condition.not(), meaning.negate());
    }
  }

  /** A union within a sale. */
  private record Place(
      TillsPaymentAttribute<?, ?, ?> attribute, Function<Sale, @Nullable Payment> value) {

    Asked card(Condition<Sale> condition, Predicate<Card> meaning) {
      return new Asked(
          condition, sale -> value.apply(sale) instanceof Card card && meaning.test(card));
    }

    Asked transfer(Condition<Sale> condition, Predicate<Transfer> meaning) {
      return new Asked(
          condition,
          sale -> value.apply(sale) instanceof Transfer transfer && meaning.test(transfer));
    }
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, Integer.getInteger("paths.seeds", 2));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void conditionsFindWhatTheyMean(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    String shop = "shop" + seed;
    List<Sale> sales = new ArrayList<>();
    for (int i = 0; i < ITEMS; i++) {
      sales.add(sale(shop, i, random));
    }
    sales.forEach(sale -> TABLE.client().execute(TillsSaleEntity.put(sale)));
    for (int i = 0; i < CONDITIONS; i++) {
      Asked asked = asked(random, 3);
      List<Sale> expected = sales.stream().filter(asked.meaning()).toList();

      assertThat(TABLE.client().stream(TillsSaleEntity.ofShop(shop).filter(asked.condition())))
          .as("%s", asked.condition())
          .containsExactlyElementsOf(expected);
      assertThat(sales)
          .as("in messages, %s", asked.condition())
          .filteredOn(sale -> asked.condition().expression().holds(TillsSaleEntity.toItem(sale)))
          .isEqualTo(expected);
    }
  }

  private static Sale sale(String shop, int number, SplittableRandom random) {
    List<Line> lines = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      lines.add(
          new Line(
              any(TEXTS, random),
              random.nextInt(3),
              Map.of(any(TEXTS, random), random.nextInt(3))));
    }
    return TillsSaleEntity.builder()
        .shop(shop)
        .id(String.valueOf((char) ('A' + number)))
        .payment(random.nextInt(5) == 0 ? null : payment(random, 1))
        .parts(random.nextBoolean() ? List.of() : List.of(payment(random, 0), payment(random, 0)))
        .baskets(random.nextBoolean() ? Map.of() : Map.of("a", lines))
        .meta(random.nextInt(4) == 0 ? null : document(random, 2))
        .build();
  }

  private static Payment payment(SplittableRandom random, int depth) {
    return random.nextBoolean()
        ? new Transfer(
            any(TEXTS, random), random.nextBoolean() ? null : any(TEXTS, random), random.nextInt(4))
        : new Card(
            any(TEXTS, random),
            random.nextInt(4),
            random.nextBoolean() ? Set.of() : Set.of(any(TEXTS, random)),
            random.nextBoolean() ? List.of() : List.of(any(TEXTS, random)),
            random.nextBoolean() ? null : new Holder(any(TEXTS, random), null),
            depth == 0 || random.nextBoolean() ? null : payment(random, depth - 1));
  }

  private static Document document(SplittableRandom random, int depth) {
    return switch (random.nextInt(depth == 0 ? 2 : 6)) {
      case 0 -> Document.of(any(TEXTS, random));
      case 1 -> Document.of(random.nextInt(3));
      case 2, 3 -> Document.ofList(List.of(document(random, depth - 1)));
      default -> Document.ofMap(Map.of("k", document(random, depth - 1)));
    };
  }

  private static Asked asked(SplittableRandom random, int depth) {
    return switch (random.nextInt(depth == 0 ? 3 : 6)) {
      case 0 -> within(union(random), random);
      case 1 -> open(random);
      case 2 -> line(random);
      case 3 -> asked(random, depth - 1).not();
      case 4 -> asked(random, depth - 1).and(asked(random, depth - 1));
      default -> asked(random, depth - 1).or(asked(random, depth - 1));
    };
  }

  private static Place union(SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 -> new Place(PAYMENT, Sale::payment);
      case 1 -> new Place(PARTS.at(1), sale -> sale.parts().isEmpty() ? null : sale.parts().get(1));
      default ->
          new Place(
              PAYMENT.asCard().instead(),
              sale -> sale.payment() instanceof Card card ? card.instead() : null);
    };
  }

  private static Asked within(Place place, SplittableRandom random) {
    UnionAttribute<Sale, Payment, ?> union = place.attribute();
    var card = place.attribute().asCard();
    var transfer = place.attribute().asTransfer();
    String text = any(TEXTS, random);
    int number = random.nextInt(4);
    return switch (random.nextInt(16)) {
      case 0 -> place.card(card.DIGITS.eq(text), it -> it.digits().equals(text));
      case 1 -> place.card(card.DIGITS.ne(text), it -> !it.digits().equals(text));
      case 2 -> place.card(card.DIGITS.beginsWith(text), it -> it.digits().startsWith(text));
      case 3 -> place.card(card.TRIES.gt(number), it -> it.tries() > number);
      case 4 ->
          place.card(
              card.TRIES.between(0, number).and(card.TRIES.in(1, 3)),
              it -> it.tries() <= number && it.tries() % 2 == 1);
      case 5 -> place.card(card.MARKS.contains(text), it -> it.marks().contains(text));
      case 6 -> place.card(card.LOG.size().ne(1), it -> it.log().isEmpty());
      case 7 -> place.card(card.LOG.at(0).eq(text), it -> it.log().contains(text));
      case 8 -> place.card(card.HOLDER.notExists(), it -> it.holder() == null);
      case 9 ->
          place.card(
              card.HOLDER.NAME.ne(text),
              it -> it.holder() == null || !it.holder().name().equals(text));
      case 10 -> place.transfer(transfer.DIGITS.ne(text), it -> !text.equals(it.digits()));
      case 11 -> place.transfer(transfer.DIGITS.notExists(), it -> it.digits() == null);
      case 12 -> place.transfer(transfer.TRIES.lte(number), it -> it.tries() <= number);
      case 13 -> place.transfer(union.is(Transfer.class), it -> true);
      case 14 ->
          place.transfer(
              transfer.IBAN.neAttribute(transfer.DIGITS), it -> !it.iban().equals(it.digits()));
      default ->
          place.transfer(
              transfer.eq(new Transfer(text, null, number)),
              it -> it.equals(new Transfer(text, null, number)));
    };
  }

  private static Asked open(SplittableRandom random) {
    String text = any(TEXTS, random);
    BigDecimal number = BigDecimal.valueOf(random.nextInt(3));
    Function<Sale, Optional<Document>> key =
        sale -> meta(sale).filter(it -> it.has("k")).map(it -> it.get("k"));
    Function<Sale, Optional<Document>> element =
        sale -> meta(sale).filter(it -> it instanceof Document.ListOf).map(it -> it.at(0));
    return switch (random.nextInt(10)) {
      case 0 ->
          new Asked(
              META.key("k").asText().eq(text),
              sale -> key.apply(sale).equals(Optional.of(Document.of(text))));
      case 1 ->
          new Asked(
              META.key("k").asText().ne(text),
              sale -> !key.apply(sale).equals(Optional.of(Document.of(text))));
      case 2 ->
          new Asked(
              META.at(0).asNumber().gte(number),
              sale ->
                  element
                      .apply(sale)
                      .filter(it -> it instanceof Document.Numeric)
                      .filter(it -> it.asNumber().compareTo(number) >= 0)
                      .isPresent());
      case 3 ->
          new Asked(
              META.at(0).key("k").exists(),
              sale -> element.apply(sale).filter(it -> it.has("k")).isPresent());
      case 4 ->
          new Asked(
              META.key("k").asList().contains(Document.of(text)),
              sale ->
                  key.apply(sale)
                      .filter(it -> it.equals(Document.ofList(List.of(Document.of(text)))))
                      .isPresent());
      case 5 ->
          new Asked(
              META.asText().beginsWith(text),
              sale ->
                  meta(sale)
                      .filter(it -> it instanceof Document.Text)
                      .filter(it -> it.asText().startsWith(text))
                      .isPresent());
      case 6 ->
          new Asked(
              META.key("k").asText().contains(text),
              sale ->
                  key.apply(sale)
                      .filter(it -> it instanceof Document.Text)
                      .filter(it -> it.asText().contains(text))
                      .isPresent());
      case 7 ->
          new Asked(
              META.asMap().size().ne(1),
              sale -> meta(sale).filter(it -> it instanceof Document.MapOf).isEmpty());
      case 8 ->
          new Asked(
              META.key("k").asNumber().notExists(),
              sale -> key.apply(sale).filter(it -> it instanceof Document.Numeric).isEmpty());
      default -> new Asked(META.key("k").notExists(), sale -> key.apply(sale).isEmpty());
    };
  }

  private static Optional<Document> meta(Sale sale) {
    return Optional.ofNullable(sale.meta());
  }

  private static Asked line(SplittableRandom random) {
    String text = any(TEXTS, random);
    int number = random.nextInt(3);
    int index = random.nextInt(2);
    Function<Sale, Optional<Line>> line =
        sale -> sale.baskets().getOrDefault("a", List.of()).stream().skip(index).findFirst();
    var attribute = BASKETS.key("a").at(index);
    return switch (random.nextInt(3)) {
      case 0 ->
          new Asked(
              attribute.PRODUCT.eq(text),
              sale -> line.apply(sale).filter(it -> it.product().equals(text)).isPresent());
      case 1 ->
          new Asked(
              attribute.COUNT.lt(number),
              sale -> line.apply(sale).filter(it -> it.count() < number).isPresent());
      default ->
          new Asked(
              attribute.SIZES.key(text).ne(number),
              sale ->
                  line.apply(sale)
                      .filter(it -> Integer.valueOf(number).equals(it.sizes().get(text)))
                      .isEmpty());
    };
  }

  private static <E> E any(List<E> all, SplittableRandom random) {
    return all.get(random.nextInt(all.size()));
  }
}
