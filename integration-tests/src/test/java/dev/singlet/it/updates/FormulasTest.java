package dev.singlet.it.updates;

import static dev.singlet.it.updates.model.BillsBillEntity.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.singlet.attribute.Formula;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.updates.model.Bills;
import dev.singlet.it.updates.model.Bills.Bill;
import dev.singlet.it.updates.model.BillsBillEntity;
import dev.singlet.it.updates.model.BillsBillEntity.Update;
import dev.singlet.it.updates.model.BillsTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Updates that set an attribute to a value that DynamoDB makes of others. */
class FormulasTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(BillsTable.SCHEMA);

  private static final AttributeValue NULL = AttributeValue.createNul(true);
  private static final int SEEDS = Integer.getInteger("updates.seeds", 4);
  private static final int UPDATES = 60;

  private static void store(BillsBillEntity.Builder bill, Map<String, AttributeValue> others) {
    Map<String, AttributeValue> item =
        new HashMap<>(BillsBillEntity.put(bill.id("b").build()).toRequest().item());
    item.putAll(others);
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
  }

  private static void store(BillsBillEntity.Builder bill) {
    store(bill, Map.of());
  }

  private static Update update() {
    return BillsBillEntity.update("b");
  }

  private static Bill updated(Update update) {
    return TABLE.client().execute(update);
  }

  private static String problem(Update update) {
    Map<String, AttributeValue> before = TABLE.items().get(0);
    ConditionFailedException refused =
        assertThrows(ConditionFailedException.class, () -> updated(update));
    assertThat(TABLE.items().get(0)).isEqualTo(before);
    return refused.getMessage().replaceFirst(".*refused: ", "");
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, SEEDS);
  }

  /** The value is written if it can be made and its attribute can have it, and not otherwise. */
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aFormulaIsWrittenIfItsValueIsAllowed(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < UPDATES; i++) {
      Integer price = random.nextInt(4) == 0 ? null : random.nextInt(-9, 15);
      Integer tax = random.nextInt(4) == 0 ? null : random.nextInt(-9, 15);
      Map<String, AttributeValue> others = new HashMap<>();
      if (price == null && random.nextBoolean()) {
        others.put("price", NULL);
      }
      boolean isOlder = tax != null && random.nextInt(3) == 0;
      if (isOlder) {
        others.put("vat", AttributeValue.createN(tax.toString()));
      } else if (tax == null && random.nextBoolean()) {
        others.put("tax", NULL);
      }
      store(BillsBillEntity.builder().price(price).tax(isOlder ? null : tax), others);
      int amount = random.nextInt(-9, 15);
      int form = random.nextInt(7);
      Integer orPrice = random.nextBoolean() ? null : Integer.valueOf(random.nextInt(-9, 15));
      // The update is refused before the request if the value itself is not allowed.
      int least = form == 3 ? 0 : -9;
      Integer orTax = random.nextBoolean() ? null : Integer.valueOf(random.nextInt(least, 11));
      Formula<Bill, Integer> formula = formula(form, amount);
      formula = orPrice == null || form == 3 ? formula : formula.absentAs(PRICE, orPrice);
      formula = orTax == null || !hasTax(form) ? formula : formula.absentAs(TAX, orTax);
      Integer expected =
          expected(
              form,
              price == null && form != 3 ? orPrice : price,
              tax == null ? orTax : tax,
              amount);
      boolean isTotal = random.nextBoolean();
      NumberAttribute<Bill, Integer, Removable> target = isTotal ? TOTAL : LEFT;
      boolean isAllowed =
          expected != null && (isTotal ? expected >= -5 && expected <= 10 : expected >= 0);
      Update update = update().setTo(target, formula);
      boolean isMade = TABLE.client().tryExecute(update);
      assertThat(isMade).as("%s of %s", update.toRequest(), TABLE.items()).isEqualTo(isAllowed);
      Bill after = TABLE.client().execute(BillsBillEntity.get("b")).orElseThrow();
      assertThat(isTotal ? after.total() : after.left()).isEqualTo(isAllowed ? expected : null);
      assertThat(after.price()).isEqualTo(price);
      assertThat(after.tax()).isEqualTo(tax);
    }
  }

  private static Formula<Bill, Integer> formula(int form, int amount) {
    return switch (form) {
      case 0 -> PRICE.plus(TAX);
      case 1 -> PRICE.minus(TAX);
      case 2 -> TAX.minus(PRICE);
      case 3 -> PRICE.orElseAttribute(TAX);
      case 4 -> PRICE.plus(PRICE);
      case 5 -> PRICE.minusAmount(amount);
      default -> PRICE.subtractedFrom(amount);
    };
  }

  private static boolean hasTax(int form) {
    return form < 4;
  }

  private static @Nullable Integer expected(
      int form, @Nullable Integer price, @Nullable Integer tax, int amount) {
    if (form == 3) {
      return price == null ? tax : price;
    }
    if (price == null || (hasTax(form) && tax == null)) {
      return null;
    }
    return switch (form) {
      case 0 -> price + tax;
      case 1 -> price - tax;
      case 2 -> tax - price;
      case 4 -> price + price;
      case 5 -> price - amount;
      default -> amount - price;
    };
  }

  @Test
  void aFormulaIsOneRequestWithTheValuesFromBeforeIt() {
    store(BillsBillEntity.builder().price(3).tax(4));
    Update update = update().price(5).setTo(TOTAL, PRICE.plus(TAX)).setTo(LEFT, TAX.minus(PRICE));

    UpdateItemRequest request = update.toRequest();
    assertThat(request.updateExpression())
        .contains("#total = #price + #tax, #left = #tax - #price");
    assertThat(request.conditionExpression()).contains("#tax >= #price").doesNotContain("NOT");
    assertThat(updated(update))
        .usingRecursiveComparison()
        .comparingOnlyFields("price", "total", "left", "version")
        .isEqualTo(BillsBillEntity.builder().id("b").price(5).total(7).left(1).version(2).build());
  }

  @Test
  void itWorksInTransactionsAndWithAnAsyncClient() {
    store(BillsBillEntity.builder().price(2).tax(3).lines(List.of("a")).more(List.of("b")));
    TABLE.client().transact(update().setTo(TOTAL, PRICE.plus(TAX)));
    Bill bill = TABLE.asyncClient().execute(update().setTo(LINES, LINES.append(MORE))).join();

    assertThat(bill.total()).isEqualTo(5);
    assertThat(bill.lines()).containsExactly("a", "b");
    assertThatThrownBy(
            () -> TABLE.asyncClient().execute(update().setTo(TOTAL, LEFT.plus(TAX))).join())
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith("refused: left is not there, and total is made of it.");
  }

  /** A condition can't add, so a transaction refuses what an update alone finds to be allowed. */
  @Test
  void aTransactionRefusesASumThatNoConditionCanTell() {
    store(BillsBillEntity.builder().price(9).tax(1));
    Update update = update().setTo(TOTAL, PRICE.plus(TAX));

    assertThatThrownBy(() -> TABLE.client().transact(update))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining(
            "total would be 10, which the condition of a transaction can't tell. Set it in an"
                + " update of its own, outside of a transaction");
    assertThat(updated(update).total()).isEqualTo(10);
  }

  @Test
  void aNumberStaysWithinItsJavaType() {
    store(BillsBillEntity.builder().price(Integer.MAX_VALUE).tax(1));
    assertThat(problem(update().setTo(PRICE, PRICE.plus(TAX))))
        .isEqualTo(
            "price would be 2147483648, and must be at least -2147483648 and at most 2147483647.");
    assertThat(updated(update().setTo(PRICE, PRICE.minus(TAX))).price())
        .isEqualTo(Integer.MAX_VALUE - 1);
  }

  @Test
  void aListKeepsToItsSize() {
    store(BillsBillEntity.builder().lines(List.of()).more(List.of("b", "c", "d")));
    assertThat(updated(update().setTo(LINES, LINES.append(MORE))).lines()).hasSize(3);
    assertThat(problem(update().setTo(LINES, LINES.append(MORE))))
        .isEqualTo("lines would have 6 elements, and must have at most 3 elements.");
    store(BillsBillEntity.builder(), Map.of("more", NULL));
    assertThat(
            updated(
                    update()
                        .setTo(
                            LINES,
                            MORE.append(LINES).absentAs(MORE, List.of("x")).absentAs(List.of())))
                .lines())
        .containsExactly("x");
  }

  @Test
  void aValueForWhatIsAbsentIsCheckedAndReplacesNull() {
    assertThatThrownBy(() -> update().setTo(CODE, NOTE.orElse("B 1")).toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("code");
    store(BillsBillEntity.builder(), Map.of("note", NULL));
    Update update = update().setTo(CODE, NOTE.orElse("x"));
    assertThatThrownBy(() -> TABLE.client().transact(update))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("note is NULL, and code is made of it");
    assertThat(updated(update).code()).isEqualTo("x");
    store(BillsBillEntity.builder().note("n"));
    assertThat(updated(update).code()).isEqualTo("n");
    assertThat(updated(update().setTo(DATA, HEAD.orElse(new byte[] {7}))).data())
        .containsExactly(7);
  }

  @Test
  void anUpsertCanUseWhatItsItemLacks() {
    TABLE.client().execute(BillsBillEntity.delete("u", 0));
    BillsBillEntity.Upsert upsert = BillsBillEntity.upsert("u");
    assertThatThrownBy(
            () -> TABLE.client().execute(upsert.price(1).setTo(TOTAL, PRICE.plusAmount(1))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith(
            "refused: price is not there, and total is made of it. There is no item yet.");
    Bill made =
        TABLE.client().execute(upsert.price(1).setTo(TOTAL, PRICE.plusAmount(1).absentAs(3)));
    assertThat(made.total()).isEqualTo(4);
    TABLE.client().execute(BillsBillEntity.delete("u", 1));
  }

  @Test
  void anotherFormAndMoreDigitsAreRefusedAtOnce() {
    assertThatThrownBy(() -> update().setTo(EXACT, EXACT.plus(ROUGH)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "Bill.exact has at most 2 digits after the point, and Bill.rough can have more. Give"
                + " it the same @Digits.");
    assertThatThrownBy(() -> update().setTo(EXACT, EXACT.plusAmount(new BigDecimal("0.001"))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "Bill.exact has at most 2 digits after the point, and 0.001 has more.");
    assertThatThrownBy(() -> update().setTo(EXACT, BONUS.plusAmount(new BigDecimal("0.001"))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith("Bill.exact has at most 2 digits after the point, and *** has more.");
    store(BillsBillEntity.builder().exact(new BigDecimal("1.25")).rough(BigDecimal.ONE));
    assertThat(updated(update().setTo(EXACT, EXACT.plus(EXACT))).exact())
        .isEqualByComparingTo("2.5");
    assertThat(updated(update().setTo(ROUGH, ROUGH.plus(EXACT))).rough())
        .isEqualByComparingTo("3.5");
  }

  /** The number before the update can be at most 99999999999999999999999999999999999998.5. */
  @ParameterizedTest
  @CsvSource({"1, 0.5, true", "1, -0.5, true", "MOST, 0.5, false", "LEAST, -0.5, false"})
  void anEndOfMoreDigitsThanANumberCanHaveIsRounded(String stored, BigDecimal add, boolean fits) {
    BigDecimal number =
        new BigDecimal(stored.replace("MOST", Bills.MOST).replace("LEAST", Bills.LEAST));
    for (Update update :
        List.of(
            update().increment(HUGE, add),
            update().decrement(HUGE, add.negate()),
            update().setTo(HUGE, HUGE.plusAmount(add)),
            update().setTo(HUGE, HUGE.minusAmount(add.negate())))) {
      store(BillsBillEntity.builder().huge(number));
      if (fits) {
        assertThat(updated(update).huge()).isEqualByComparingTo(number.add(add));
      } else {
        assertThat(problem(update))
            .contains("must be at least " + Bills.LEAST + " and at most " + Bills.MOST);
      }
    }
  }

  @Test
  void anAmountThatDynamoDbCannotStoreIsRefusedAtOnce() {
    BigDecimal exact = new BigDecimal("1." + "1".repeat(38));
    assertThatThrownBy(() -> update().increment(ROUGH, exact))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0103] Bill.rough can't be changed by %s. It must have at most 38 digits."
                .formatted(exact));
    assertThatThrownBy(() -> update().decrement(BONUS, exact))
        .hasMessage(
            "[SGR0103] Bill.bonus can't be changed by ***. It must have at most 38 digits.");
    assertThatThrownBy(() -> update().increment(EXACT, new BigDecimal("0.001")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "Bill.exact has at most 2 digits after the point, and can't be changed by 0.001.");
    assertThatThrownBy(() -> update().increment(BONUS, new BigDecimal("0.001")))
        .hasMessageEndingWith(
            "Bill.bonus has at most 2 digits after the point, and can't be changed by ***.");
    assertThatThrownBy(() -> update().increment(ROUGH, null))
        .hasMessage("[SGR0103] Bill.rough can't be changed by null. It must not be null.");
  }

  @Test
  void sensitiveValuesAreMasked() {
    store(BillsBillEntity.builder().salary(777).price(1));
    assertThat(problem(update().setTo(TOTAL, SALARY.plus(PRICE))))
        .isEqualTo("total would be ***, and must be at least -5 and at most 10.");
    store(BillsBillEntity.builder().price(1), Map.of("salary", AttributeValue.createS("777")));
    assertThat(problem(update().setTo(TOTAL, SALARY.plus(PRICE))))
        .isEqualTo("salary is ***, and total is made of it.");
    assertThatThrownBy(() -> update().setTo(TOTAL, SALARY.orElse(777)).toRequest())
        .isInstanceOf(ValidationException.class);
  }

  @Test
  void aRefusedValueForWhatIsAbsentNamesItsAttribute() {
    BigDecimal tooExact = new BigDecimal("1." + "1".repeat(40));
    assertThatThrownBy(() -> EXACT.plus(ROUGH).absentAs(ROUGH, tooExact))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Bill.rough.absentAs(" + tooExact + "): ");
    assertThatThrownBy(() -> PRICE.plus(TAX).absentAs(TOTAL, 1))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            "absentAs(Bill.total, 1): the formula has only [Bill.price, Bill.tax].");
  }

  @Test
  void binaryBeginsWithAnotherAttribute() {
    store(BillsBillEntity.builder().data(new byte[] {1, 2}).head(new byte[] {1}));
    assertThat(TABLE.client().tryExecute(update().price(1).when(DATA.beginsWithAttribute(HEAD))))
        .isTrue();
    assertThat(TABLE.client().tryExecute(update().price(1).when(HEAD.beginsWithAttribute(DATA))))
        .isFalse();
  }
}
