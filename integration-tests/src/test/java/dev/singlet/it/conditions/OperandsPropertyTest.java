package dev.singlet.it.conditions;

import static dev.singlet.it.updates.model.TillsSaleEntity.META;
import static dev.singlet.it.updates.model.TillsSaleEntity.NOTE;
import static dev.singlet.it.updates.model.TillsSaleEntity.PARTS;
import static dev.singlet.it.updates.model.TillsSaleEntity.PAYMENT;
import static dev.singlet.it.updates.model.TillsSaleEntity.SECRET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Size;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.it.updates.model.Tills.Card;
import dev.singlet.it.updates.model.Tills.Payment;
import dev.singlet.it.updates.model.Tills.Sale;
import dev.singlet.it.updates.model.Tills.Transfer;
import dev.singlet.it.updates.model.TillsSaleEntity;
import dev.singlet.it.updates.model.TillsTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * DynamoDB finds the same items as Java by random comparisons of two attributes, which can be
 * within unions and documents and have older names.
 */
class OperandsPropertyTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(TillsTable.SCHEMA);

  private static final int ITEMS = 25;
  private static final int CONDITIONS = 60;
  private static final List<String> TEXTS = List.of("1", "12", "3", "21");

  /** A condition, and its meaning. */
  private record Asked(Condition<Sale> condition, Predicate<Sale> meaning) {}

  /**
   * One side of a comparison.
   *
   * @param isPossible tells whether a sale has the records of unions on the way to it
   * @param value its value in such a sale
   */
  private record Side<A, V>(
      A attribute, Predicate<Sale> isPossible, Function<Sale, Optional<V>> value) {

    /** Returns a condition that holds if a sale has both values and they fulfil a predicate. */
    <B, W> Asked and(
        Side<B, W> other, Condition<Sale> condition, BiPredicate<? super V, ? super W> meaning) {
      return new Asked(
          condition,
          sale ->
              arePossible(other, sale)
                  && value.apply(sale).isPresent()
                  && other.value.apply(sale).isPresent()
                  && meaning.test(
                      value.apply(sale).orElseThrow(), other.value.apply(sale).orElseThrow()));
    }

    /** Returns a condition that holds if a sale lacks one value, or if they are different. */
    <B> Asked differs(Side<B, V> other, Condition<Sale> condition) {
      Asked equal = and(other, condition, Object::equals);
      return new Asked(condition, sale -> arePossible(other, sale) && !equal.meaning().test(sale));
    }

    private boolean arePossible(Side<?, ?> other, Sale sale) {
      return isPossible.test(sale) && other.isPossible.test(sale);
    }
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, Integer.getInteger("paths.seeds", 2));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void comparisonsFindWhatTheyMean(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    String shop = "shop" + seed;
    List<Sale> sales = new ArrayList<>();
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    for (int i = 0; i < ITEMS; i++) {
      sales.add(sale(shop, i, random));
      items.add(item(sales.get(i), random.nextInt(3) == 0));
    }
    items.forEach(item -> TABLE.dynamoDb().putItem(p -> p.tableName(TABLE.tableName()).item(item)));
    for (int i = 0; i < CONDITIONS; i++) {
      Asked asked = random.nextBoolean() ? texts(random) : sizes(random);
      boolean isNegated = random.nextInt(4) == 0;
      Condition<Sale> condition = isNegated ? asked.condition().not() : asked.condition();
      List<Sale> expected =
          sales.stream().filter(sale -> asked.meaning().test(sale) != isNegated).toList();

      assertThat(TABLE.client().stream(TillsSaleEntity.ofShop(shop).filter(condition)))
          .as("%s", condition)
          .containsExactlyElementsOf(expected);
      assertThat(items)
          .as("in messages, %s", condition)
          .filteredOn(condition.expression()::holds)
          .hasSize(expected.size());
    }
  }

  private static Sale sale(String shop, int number, SplittableRandom random) {
    return TillsSaleEntity.builder()
        .shop(shop)
        .id(String.valueOf((char) ('A' + number)))
        .payment(random.nextInt(5) == 0 ? null : payment(random))
        .secret(random.nextInt(5) == 0 ? null : payment(random))
        .parts(random.nextInt(4) == 0 ? List.of() : List.of(payment(random)))
        .baskets(Map.of())
        .meta(random.nextInt(4) == 0 ? null : document(random, 1))
        .note(random.nextInt(5) == 0 ? null : any(TEXTS, random))
        .build();
  }

  private static Payment payment(SplittableRandom random) {
    return random.nextInt(3) == 0
        ? new Transfer(any(TEXTS, random), random.nextBoolean() ? null : any(TEXTS, random), 0)
        : new Card(
            any(TEXTS, random),
            random.nextInt(4),
            random.nextBoolean() ? Set.of() : Set.of(any(TEXTS, random)),
            random.nextBoolean() ? List.of() : List.of(any(TEXTS, random)),
            null,
            null);
  }

  private static Document document(SplittableRandom random, int depth) {
    return switch (random.nextInt(depth == 0 ? 3 : 5)) {
      case 0 -> Document.of(random.nextInt(3));
      case 1 -> Document.of(any(TEXTS, random));
      case 2 -> Document.ofList(List.of(Document.of("1"), Document.of("3")));
      default -> Document.ofMap(Map.of("k", document(random, depth - 1)));
    };
  }

  /**
   * Returns the item of a sale.
   *
   * @param isOlder true if it has the payment under the older name
   */
  private static Map<String, AttributeValue> item(Sale sale, boolean isOlder) {
    Map<String, AttributeValue> item = new HashMap<>(TillsSaleEntity.toItem(sale));
    AttributeValue payment = isOlder ? item.remove("payment") : null;
    if (payment != null) {
      item.put("paid", payment);
    }
    return item;
  }

  private static Asked texts(SplittableRandom random) {
    int first = random.nextInt(6);
    var left = text(first);
    var right = text((first + 1 + random.nextInt(5)) % 6);
    TextAttribute<Sale, ?> one = left.attribute();
    TextAttribute<Sale, ?> two = right.attribute();
    return switch (random.nextInt(9)) {
      case 0 -> left.and(right, one.eqAttribute(two), String::equals);
      case 1, 2 -> left.differs(right, one.neAttribute(two));
      case 3 -> left.and(right, one.ltAttribute(two), (l, r) -> l.compareTo(r) < 0);
      case 4 -> left.and(right, one.gteAttribute(two), (l, r) -> l.compareTo(r) >= 0);
      case 5 -> left.and(right, one.beginsWithAttribute(two), String::startsWith);
      case 6 -> left.and(right, one.containsAttribute(two), String::contains);
      case 7 ->
          left.and(
              right,
              one.betweenAttributeAndValue(two, "2"),
              (l, r) -> l.compareTo(r) >= 0 && l.compareTo("2") <= 0);
      default -> contains(right, random);
    };
  }

  private static Asked contains(
      Side<? extends TextAttribute<Sale, ?>, String> text, SplittableRandom random) {
    var marks = ofCard(PAYMENT.asCard().MARKS, Sale::payment, Card::marks);
    var log = ofCard(SECRET.asCard().LOG, Sale::secret, Card::log);
    return random.nextBoolean()
        ? marks.and(text, marks.attribute().containsAttribute(text.attribute()), Set::contains)
        : log.and(text, log.attribute().containsAttribute(text.attribute()), List::contains);
  }

  private static Asked sizes(SplittableRandom random) {
    int first = random.nextInt(9);
    int second = (first + 1 + random.nextInt(8)) % 9;
    var left = size(first);
    var right = size(second);
    Size<Sale> one = left.attribute();
    Size<Sale> two = right.attribute();
    if (first > 6 && second > 6) {
      return sizes(random); // DynamoDB takes no attribute together with itself.
    }
    var tries = ofCard(SECRET.asCard().TRIES, Sale::secret, Card::tries);
    return switch (random.nextInt(6)) {
      case 0 -> left.and(right, one.eq(two), Integer::equals);
      case 1, 2 -> left.differs(right, one.ne(two));
      case 3 -> left.and(right, one.gt(two), (l, r) -> l > r);
      case 4 -> left.and(tries, one.lteAttribute(tries.attribute()), (l, r) -> l <= r);
      default -> left.differs(tries, one.neAttribute(tries.attribute()));
    };
  }

  private static Side<Size<Sale>, Integer> size(int which) {
    if (which < 5) {
      var text = text(which);
      return new Side<>(
          text.attribute().size(),
          text.isPossible(),
          sale -> text.value().apply(sale).map(String::length));
    }
    return switch (which) {
      case 5 ->
          new Side<>(
              PAYMENT.asCard().MARKS.size(),
              sale -> sale.payment() instanceof Card,
              sale -> Optional.of(((Card) sale.payment()).marks().size()).filter(size -> size > 0));
      case 6 -> ofCard(SECRET.asCard().LOG.size(), Sale::secret, card -> card.log().size());
      case 7 ->
          ofMeta(
              META.asList().size(), it -> it instanceof Document.ListOf, it -> it.asList().size());
      default ->
          ofMeta(META.asMap().size(), it -> it instanceof Document.MapOf, it -> it.asMap().size());
    };
  }

  private static Side<? extends TextAttribute<Sale, ?>, String> text(int which) {
    return switch (which) {
      case 0 -> new Side<>(NOTE, sale -> true, sale -> Optional.ofNullable(sale.note()));
      case 1 -> ofCard(PAYMENT.asCard().DIGITS, Sale::payment, Card::digits);
      case 2 -> ofCard(SECRET.asCard().DIGITS, Sale::secret, Card::digits);
      case 3 ->
          ofMeta(
              META.key("k").asText(),
              it -> it.has("k") && it.get("k") instanceof Document.Text,
              it -> it.get("k").asText());
      case 4 ->
          new Side<>(
              PARTS.at(0).asTransfer().DIGITS,
              sale -> first(sale) instanceof Transfer,
              sale -> Optional.ofNullable(((Transfer) first(sale)).digits()));
      default -> ofMeta(META.asText(), it -> it instanceof Document.Text, Document::asText);
    };
  }

  private static @Nullable Payment first(Sale sale) {
    return sale.parts().isEmpty() ? null : sale.parts().get(0);
  }

  private static <A, V> Side<A, V> ofCard(
      A attribute, Function<Sale, @Nullable Payment> place, Function<Card, V> value) {
    return new Side<>(
        attribute,
        sale -> place.apply(sale) instanceof Card,
        sale -> Optional.of(value.apply((Card) place.apply(sale))));
  }

  private static <A, V> Side<A, V> ofMeta(
      A attribute, Predicate<Document> isThere, Function<Document, V> value) {
    return new Side<>(
        attribute,
        sale -> true,
        sale -> Optional.ofNullable(sale.meta()).filter(isThere).map(value));
  }

  private static <E> E any(List<E> all, SplittableRandom random) {
    return all.get(random.nextInt(all.size()));
  }
}
