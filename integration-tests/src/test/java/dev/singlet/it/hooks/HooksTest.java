package dev.singlet.it.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.hooks.model.Ledger;
import dev.singlet.it.hooks.model.Ledger.Account;
import dev.singlet.it.hooks.model.Ledger.Line;
import dev.singlet.it.hooks.model.Ledger.ShownSlip;
import dev.singlet.it.hooks.model.Ledger.Slip;
import dev.singlet.it.hooks.model.LedgerAccountEntity;
import dev.singlet.it.hooks.model.LedgerLineEntity;
import dev.singlet.it.hooks.model.LedgerNotedCollection;
import dev.singlet.it.hooks.model.LedgerShownProjection;
import dev.singlet.it.hooks.model.LedgerSlipEntity;
import dev.singlet.it.hooks.model.LedgerTable;
import dev.singlet.operation.Operation;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.OperationType;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** Hooks change and refuse records, and can't change keys behind the model's back. */
class HooksTest {

  @RegisterExtension final LocalTable table = LocalTable.of(LedgerTable.SCHEMA);

  private TableClient client() {
    return table.client().forTenant("t");
  }

  private <R extends @Nullable Object> R execute(boolean isAsync, Operation<R> operation) {
    if (!isAsync) {
      return client().execute(operation);
    }
    try {
      return table.asyncClient().forTenant("t").execute(operation).join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  private static Line line(String no, String text) {
    return new Line("a", no, text);
  }

  private List<String> texts() {
    return table.items().stream().map(item -> item.get("text").s()).sorted().toList();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void recordsChangeOnTheirWays(boolean isAsync) {
    assertThat(execute(isAsync, LedgerLineEntity.put(line("1", " one "))))
        .isEqualTo(line("1", "one<"));
    assertThat(table.items().get(0).get("text").s()).isEqualTo("one!");
    assertThat(table.items().get(0).get("GSI1PK").s()).isEqualTo("T#t#TEXT#one!");

    assertThat(execute(isAsync, LedgerLineEntity.get("a", "1"))).contains(line("1", "one<"));
    assertThat(execute(isAsync, LedgerLineEntity.byText("one!")).items())
        .containsExactly(line("1", "one<"));
    assertThat(execute(isAsync, LedgerTable.scan(LedgerLineEntity.type())).items())
        .containsExactly(line("1", "one<"));
    assertThat(execute(isAsync, BatchGet.of(LedgerLineEntity.get("a", "1"))).items())
        .containsExactly(line("1", "one<"));
    assertThat(client().withOwnJson(false).stream(LedgerLineEntity.byText("one!")))
        .containsExactly(line("1", "one<"));
    assertThat(client().withValidationOnRead().stream(LedgerLineEntity.byText("one!")))
        .containsExactly(line("1", "one<"));
    assertThat(execute(isAsync, VerifyItems.of(LedgerTable.type())).differences()).isEmpty();
    assertThat(LedgerLineEntity.fromItem(table.items().get(0))).isEqualTo(line("1", "one<"));

    Line updated = execute(isAsync, LedgerLineEntity.update(line("1", "one!"), line("1", " two ")));
    assertThat(updated).isEqualTo(line("1", "two<"));
    assertThat(texts()).containsExactly("two!");
    assertThat(execute(isAsync, LedgerLineEntity.update("a", "1").text("three")))
        .isEqualTo(line("1", "thre<"));
    assertThat(execute(isAsync, LedgerLineEntity.delete("a", "1").returningOld()))
        .contains(line("1", "thre<"));
  }

  @Test
  void batchesTransactionsAndCollectionsPassHooks() {
    client().execute(BatchWrite.of(LedgerLineEntity.put(line("1", " one "))));
    client()
        .transact(
            LedgerAccountEntity.put(new Account("a", " kept ", 0)),
            LedgerLineEntity.put(line("2", " two ")));
    assertThat(texts()).containsExactly(" kept ", "one!", "two!");
    List<Ledger> read = client().stream(LedgerTable.scan()).toList();
    assertThat(read)
        .containsExactlyInAnyOrder(
            new Account("a", " kept ", 1), line("1", "one<"), line("2", "two<"));

    Line written =
        client()
            .transact(
                tx -> {
                  Line one = tx.read(LedgerLineEntity.get("a", "1")).orElseThrow();
                  return tx.write(LedgerLineEntity.put(line("1", one.text() + "+")));
                });
    assertThat(written).isEqualTo(line("1", "one<+<"));
    assertThat(texts()).contains("one<+!");
  }

  @Test
  void aWholeRecordOfAProjectionPassesHooks() {
    client().execute(LedgerLineEntity.put(line("1", " one ")));
    client().execute(LedgerSlipEntity.put(new Slip("a", "1", "slip")));

    assertThat(
            client().stream(
                LedgerNotedCollection.ofAccount("a").project(LedgerShownProjection.type())))
        .containsExactly(line("1", "one<"), new ShownSlip("slip"));
  }

  @Test
  void changesOfAStreamPassHooks() {
    client().execute(LedgerLineEntity.put(line("1", " one ")).returningNothing());
    Map<String, AttributeValue> before = table.items().get(0);
    client().execute(LedgerLineEntity.update("a", "1").text("two!").returningNothing());
    Map<String, AttributeValue> after = table.items().get(0);

    assertThat(LedgerTable.change(modified(before, after)))
        .get()
        .isInstanceOfSatisfying(
            ItemChange.Modified.class,
            change -> {
              assertThat(change.before()).isEqualTo(line("1", "one<"));
              assertThat(change.after()).isEqualTo(line("1", "two<"));
            });

    client().execute(LedgerLineEntity.update("a", "1").text("secret!").returningNothing());
    Record refused = modified(after, table.items().get(0));
    assertThatThrownBy(() -> LedgerTable.change(refused))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("not for you");
    assertThatThrownBy(
            () ->
                new ChangeReader<>(LedgerLineEntity.type())
                    .onUnreadable(ReadPolicy.skip())
                    .read(refused))
        .hasMessage("not for you");
  }

  private static Record modified(
      Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    return Record.builder()
        .eventName(OperationType.MODIFY)
        .dynamodb(
            images ->
                images
                    .keys(
                        Map.of(
                            "PK", Objects.requireNonNull(after.get("PK")),
                            "SK", Objects.requireNonNull(after.get("SK"))))
                    .oldImage(before)
                    .newImage(after))
        .build();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aHookRefuses(boolean isAsync) {
    assertThatThrownBy(() -> execute(isAsync, LedgerLineEntity.put(line("1", "refuse"))))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("no such line");
    assertThatThrownBy(
            () ->
                execute(
                    isAsync,
                    BatchWrite.of(
                        LedgerLineEntity.put(line("2", "x")),
                        LedgerLineEntity.put(line("1", "refuse")))))
        .hasMessage("no such line");
    assertThat(table.items()).isEmpty();

    assertThatThrownBy(() -> execute(isAsync, LedgerLineEntity.put(line("1", "secret"))))
        .hasMessage("not for you");
    assertThat(texts()).containsExactly("secret!");
    execute(isAsync, LedgerLineEntity.put(line("1", "secret")).returningNothing());
    assertThatThrownBy(() -> execute(isAsync, LedgerLineEntity.get("a", "1")))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("not for you");
    assertThatThrownBy(() -> execute(isAsync, LedgerLineEntity.byText("secret!")))
        .hasMessage("not for you");
    assertThat(execute(isAsync, VerifyItems.of(LedgerTable.type())).differences()).isEmpty();
  }

  @Test
  void itsRecordIsCheckedAsAnyOther() {
    assertThatThrownBy(() -> client().execute(LedgerLineEntity.put(line("1", "x".repeat(20)))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("text");
    assertRefused(
        () -> client().execute(LedgerLineEntity.put(line("1", "null"))),
        "The hook LedgerHook gave null for a record of Line. Give a record of the same class, or"
            + " throw an exception to refuse it.");
    assertRefused(
        () -> client().execute(LedgerLineEntity.put(line("1", "account"))),
        "The hook LedgerHook gave a record of Account for a record of Line. Give a record of the"
            + " same class, or throw an exception to refuse it.");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aWriteKeepsTheKey(boolean isAsync) {
    String message =
        "The hook LedgerHook gave a record of Line with another primary key: ACCOUNT#a / LINE#1"
            + " became ACCOUNT#a / LINE#10. A get by the first key would not find it. Change the"
            + " values of the key before the put, or refuse them by a constraint such as @Pattern.";
    Line renumbered = line("1", "renumber");

    assertRefused(() -> execute(isAsync, LedgerLineEntity.put(renumbered)), message);
    assertRefused(() -> execute(isAsync, BatchWrite.of(LedgerLineEntity.put(renumbered))), message);
    assertRefused(
        () -> execute(isAsync, LedgerLineEntity.update(line("1", "one"), renumbered)), message);
    assertThat(table.items()).isEmpty();
  }

  /** The first hook gives a record without the text, of which an index key is made. */
  @Test
  void hooksKeepTheKeyTogether() {
    assertRefused(
        () -> client().execute(LedgerLineEntity.put(line("1", "renumber without text"))),
        "The hook LineHook gave a record of Line with another primary key: ACCOUNT#a / LINE#1"
            + " became ACCOUNT#a / LINE#10.");
    assertThat(table.items()).isEmpty();
  }

  /** Each record that lacks it gets another one, so the program can't know a key before the put. */
  @Test
  void aKeyOfADefaultIsNoOtherKey() {
    Slip slip = client().execute(LedgerSlipEntity.put(new Slip("a", null, " text ")));

    assertThat(slip.text()).isEqualTo("text");
    assertThat(client().execute(LedgerSlipEntity.get("a", slip.no()))).contains(slip);
  }

  @Test
  void aReadKeepsTheKey() {
    client().execute(LedgerLineEntity.put(line("1", "move")).returningNothing());
    assertRefused(
        () -> client().execute(LedgerLineEntity.get("a", "1")),
        "A hook of Line gave a record with another primary key after a read: is \"LINE#1\", but the"
            + " item's attributes make \"LINE#10\"");
  }

  private static void assertRefused(Runnable call, String message) {
    assertThatThrownBy(call::run)
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_HOOK))
        .hasMessageContaining(message);
  }
}
