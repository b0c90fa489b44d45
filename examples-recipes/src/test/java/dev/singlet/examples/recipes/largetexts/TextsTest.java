package dev.singlet.examples.recipes.largetexts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class TextsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  @Test
  void aTextOfAMegabyteComesBackAsItWas() {
    String content = "Der Zug f\u00e4hrt \ud83d\ude82. ".repeat(50_000);
    Texts texts = new Texts(table.client(), 100_000, TextsTest::writer);

    texts.save("t1", content);

    assertThat(texts.read("t1")).contains(content);
    assertThat(table.items()).as("the text and its parts").hasSize(10);
  }

  @Test
  void noPartEndsWithinACharacter() {
    Texts texts = new Texts(table.client(), 3, TextsTest::writer);

    texts.save("t1", "ab\ud83d\ude82\ud83d\ude82\ud83d\ude82");

    assertThat(texts.read("t1")).contains("ab\ud83d\ude82\ud83d\ude82\ud83d\ude82");
    assertThat(table.client().stream(TextPartEntity.byText("t1")))
        .extracting(TextPart::content)
        .containsExactly("ab", "\ud83d\ude82", "\ud83d\ude82", "\ud83d\ude82");
  }

  @Test
  void anEmptyTextIsNotAMissingOne() {
    texts().save("t1", "");

    assertThat(texts().read("t1")).contains("");
    assertThat(texts().read("t2")).isEmpty();
  }

  @Test
  void partsOfOlderVersionsAreRemoved() {
    texts().save("t1", "aaaaaaaa");
    texts().save("t2", "cccc");

    texts().save("t1", "bbbb");

    assertThat(table.client().stream(TextPartEntity.byText("t1")))
        .extracting(TextPart::content)
        .containsOnly("bb");
    assertThat(texts().read("t2")).contains("cccc");
  }

  @Test
  void aReaderNeverSeesAMixOfTwoVersions() {
    texts().save("t1", "a");
    AtomicInteger refused = new AtomicInteger();

    Race.run(
        60,
        number -> {
          try {
            if (number % 3 == 0) {
              texts().save("t1", Character.toString('a' + number % 26).repeat(number + 1));
            }
          } catch (ConditionFailedException other) {
            refused.incrementAndGet();
          }
          assertThat(texts().read("t1").orElseThrow().chars().distinct()).hasSize(1);
        });

    texts().removeOlderParts("t1");
    int length = texts().read("t1").orElseThrow().length();
    assertThat(table.items())
        .as("the text and its parts; %s writers were refused", refused)
        .hasSize(1 + (length + 1) / 2);
  }

  @Test
  void theSlowerOfTwoWritersIsRefusedAndLeavesNothing() {
    texts().save("t1", "first");
    Texts slow =
        new Texts(
            table.client(),
            2,
            () -> {
              texts().save("t1", "faster");
              return writer();
            });

    assertThatThrownBy(() -> slow.save("t1", "slow"))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason())
                    .isEqualTo(ConditionFailedException.Reason.STALE_VERSION));
    assertThat(texts().read("t1")).contains("faster");
    assertThat(table.items()).hasSize(4);
  }

  @Test
  void aWriterThatStopsLeavesTheOldTextAndItsPartsAreRemovedLater() throws Exception {
    texts().save("t1", "first");
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.INTERNAL_ERROR).on(PutItemRequest.class).always();
      Texts stops = new Texts(table.client(proxy.client()), 2, TextsTest::writer);

      assertThatThrownBy(() -> stops.save("t1", "other")).isInstanceOf(DynamoDbException.class);
    }
    assertThat(texts().read("t1")).contains("first");
    assertThat(table.items()).as("with three parts that nobody reads").hasSize(7);

    texts().save("t1", "second");
    texts().save("t1", "third");

    assertThat(table.items()).hasSize(4);
  }

  @Test
  void partsThatDynamoDbLeavesUndoneAreWrittenBeforeTheTextIsShown() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.UNPROCESSED).on(BatchWriteItemRequest.class).times(2);

      new Texts(table.client(proxy.client()), 2, TextsTest::writer).save("t1", "a longer text");
    }
    assertThat(texts().read("t1")).contains("a longer text");
  }

  @Test
  void aLostAnswerIsNoFailure() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();

      new Texts(table.client(proxy.client()), 2, TextsTest::writer).save("t1", "text");
    }
    assertThat(texts().read("t1")).contains("text");
    assertThat(table.items()).hasSize(3);
  }

  @Test
  void aChangedPartIsNoticed() {
    texts().save("t1", "text");
    TextPart part = table.client().stream(TextPartEntity.byText("t1")).findFirst().orElseThrow();

    table
        .client()
        .execute(
            TextPartEntity.update(part.id(), part.version(), part.writer(), part.number())
                .content("xx"));

    assertThatThrownBy(() -> texts().read("t1"))
        .isInstanceOf(DamagedException.class)
        .hasMessage("The text t1 is damaged.");
  }

  private Texts texts() {
    return new Texts(table.client(), 2, TextsTest::writer);
  }

  private static String writer() {
    return UUID.randomUUID().toString();
  }
}
