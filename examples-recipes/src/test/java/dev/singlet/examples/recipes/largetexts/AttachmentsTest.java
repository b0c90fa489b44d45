package dev.singlet.examples.recipes.largetexts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class AttachmentsTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Instant LATER = NOON.plusSeconds(3600);

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  private final MemoryStore store = new MemoryStore();

  @Test
  void anAttachmentPointsToOneObjectAndNoneIsLoose() {
    save("first");

    assertThat(read()).contains("first");
    assertThat(store.keys()).hasSize(1);
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void aReplacedObjectStaysForReadersUntilItIsSwept() {
    save("first");
    save("second");

    assertThat(read()).contains("second");
    assertThat(store.keys()).hasSize(2);
    assertThat(sweep().run(NOON)).isZero();
    assertThat(sweep().run(LATER)).isEqualTo(1);
    assertThat(store.keys()).hasSize(1);
    assertThat(read()).contains("second");
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void anUploadThatFailsLeavesTheOldAttachment() {
    save("first");
    Attachments broken = attachments(new FullStore());

    assertThatThrownBy(() -> broken.save("a1", "map.png", bytes("second"), NOON))
        .isInstanceOf(UncheckedIOException.class);

    assertThat(read()).contains("first");
    sweep().run(LATER);
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void aFailureAfterTheUploadLeavesALooseObjectThatIsSwept() throws Exception {
    save("first");
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).always();
      Attachments fails =
          new Attachments(
              table.client(proxy.client()).withTransactionAttempts(1), store, AttachmentsTest::key);

      assertThatThrownBy(() -> fails.save("a1", "map.png", bytes("second"), NOON))
          .isInstanceOf(TransactionFailedException.class);
    }
    assertThat(read()).contains("first");
    assertThat(store.keys()).hasSize(2);

    assertThat(sweep().run(LATER)).isEqualTo(1);

    assertThat(store.keys()).hasSize(1);
    assertThat(read()).contains("first");
  }

  @Test
  void aSweepDuringAnUploadKeepsTheAttachmentFromPointingToNothing() {
    save("first");
    Attachments slow =
        attachments(
            new FullStore() {
              @Override
              public void put(String key, byte[] content) {
                store.put(key, content);
                sweep().run(LATER);
              }
            });

    assertThatThrownBy(() -> slow.save("a1", "map.png", bytes("second"), NOON))
        .isInstanceOf(TransactionFailedException.class);

    assertThat(read()).contains("first");
    assertThat(store.keys()).hasSize(1);
  }

  @Test
  void aSweepThatStopsGoesOnTheNextTime() {
    save("first");
    save("second");
    Sweep stops = new Sweep(table.client(), new FullStore());

    assertThatThrownBy(() -> stops.run(LATER)).isInstanceOf(UncheckedIOException.class);

    assertThat(sweep().run(LATER)).isEqualTo(1);
    assertThat(store.keys()).hasSize(1);
  }

  @Test
  void aLostAnswerIsNoFailure() throws Exception {
    save("first");
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      new Attachments(table.client(proxy.client()), store, AttachmentsTest::key)
          .save("a1", "map.png", bytes("second"), NOON);
    }
    assertThat(read()).contains("second");
  }

  @Test
  void oneOfManyWritersAtATimeWinsAndTheObjectsOfOthersAreSwept() {
    Race.run(
        8,
        number -> {
          try {
            save("content " + number);
          } catch (TransactionFailedException other) {
            assertThat(other.failures()).isNotEmpty();
          }
        });

    assertThat(read()).hasValueSatisfying(content -> assertThat(content).startsWith("content"));
    sweep().run(LATER);
    assertThat(store.keys()).hasSize(1);
    assertThat(read()).isPresent();
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void aRemovedAttachmentLeavesNothingAfterASweep() {
    save("first");

    assertThat(attachments(store).remove("a1", NOON)).isTrue();
    assertThat(attachments(store).remove("a1", NOON)).isFalse();

    assertThat(read()).isEmpty();
    sweep().run(LATER);
    assertThat(store.keys()).isEmpty();
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aLostObjectIsNoticed() {
    save("first");
    store.keys().forEach(store::delete);

    assertThatThrownBy(this::read)
        .isInstanceOf(DamagedException.class)
        .hasMessage("The attachment a1 is damaged.");
  }

  private void save(String content) {
    attachments(store).save("a1", "map.png", bytes(content), NOON);
  }

  private Optional<String> read() {
    return attachments(store)
        .read("a1")
        .map(content -> new String(content, StandardCharsets.UTF_8));
  }

  private Attachments attachments(ObjectStore objects) {
    return new Attachments(table.client(), objects, AttachmentsTest::key);
  }

  private Sweep sweep() {
    return new Sweep(table.client(), store);
  }

  private static String key() {
    return UUID.randomUUID().toString();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
