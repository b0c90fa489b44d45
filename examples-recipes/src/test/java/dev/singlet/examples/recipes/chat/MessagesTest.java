package dev.singlet.examples.recipes.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class MessagesTest {

  private static final Instant NOON = Instant.parse("2100-01-31T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ChatTable.SCHEMA);

  private TableClient client;
  private Messages messages;

  @BeforeEach
  void client() {
    client = table.client();
    messages = new Messages(client);
  }

  private Message message() {
    return client.execute(MessageEntity.get("m1").consistent()).orElseThrow();
  }

  private void send() {
    messages.send("lobby", "m1", "ann", "Lunch?", NOON);
  }

  private static Reply reply(int number) {
    return new Reply("m1", NOON.plusSeconds(number), "r" + number, "bob", "Answer " + number);
  }

  @Test
  void aMessageIsSentOnce() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).times(1);
      Messages lossy = new Messages(table.client(proxy.client()));
      assertThat(lossy.send("lobby", "m1", "ann", "Lunch?", NOON)).isEqualTo(message());
    }

    Message again = messages.send("lobby", "m1", "ann", "Lunch?", NOON.plusSeconds(60));

    assertThat(again).isEqualTo(message());
    assertThat(client.stream(MessageEntity.inRoom("lobby", NOON))).containsExactly(again);
  }

  @Test
  void anotherMessageUnderTheSameIdIsRefused() {
    send();

    assertThatThrownBy(() -> messages.send("lobby", "m1", "bob", "Lunch?", NOON))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(message().author()).isEqualTo("ann");
  }

  @Test
  void aMessageThatOthersReactedToIsStillTheSame() {
    send();
    messages.react(new Reaction("m1", "like", "bob"));

    assertThat(messages.send("lobby", "m1", "ann", "Lunch?", NOON)).isEqualTo(message());
  }

  @Test
  void aMessageAndItsRepliesAreOneQuery() {
    send();
    messages.send("lobby", "m2", "ann", "Another", NOON);
    IntStream.rangeClosed(1, 5).forEach(number -> messages.reply(reply(number)));
    messages.react(new Reaction("m1", "like", "ann"));

    assertThat(messages.reply(reply(3))).as("again").isFalse();

    var page = messages.conversation("m1", null);
    assertThat(page.requests()).isEqualTo(1);
    assertThat(page.itemsRead()).isEqualTo(6);
    assertThat(page.items())
        .containsExactly(message(), reply(1), reply(2), reply(3), reply(4), reply(5));
    assertThat(message().replies()).isEqualTo(5);
  }

  @Test
  void noMessageNoReplyAndNoReaction() {
    assertThatThrownBy(() -> messages.reply(reply(1)))
        .isInstanceOf(TransactionFailedException.class);
    assertThatThrownBy(() -> messages.react(new Reaction("m1", "like", "ann")))
        .isInstanceOf(TransactionFailedException.class);
  }

  @Test
  void manyReactAtOnceEachOnce() {
    send();

    List<Boolean> made =
        Race.call(
            48, i -> messages.react(new Reaction("m1", i % 2 == 0 ? "like" : "#️⃣", "u" + i % 16)));

    assertThat(made).filteredOn(isMade -> isMade).hasSize(16);
    assertThat(client.stream(ReactionEntity.toMessage("m1"))).hasSize(16);
    assertThat(message().reactions()).isEqualTo(Map.of("like", 8, "#️⃣", 8));
  }

  @Test
  void aReactionIsTakenBackOnce() {
    send();
    Reaction reaction = new Reaction("m1", "like", "ann");
    messages.react(reaction);
    messages.react(new Reaction("m1", "like", "bob"));

    assertThat(messages.takeBack(reaction)).isTrue();
    assertThat(messages.takeBack(reaction)).isFalse();

    assertThat(message().reactions()).isEqualTo(Map.of("like", 1));
  }

  @Test
  void aLostAnswerCountsOnce() throws Exception {
    send();
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).times(1);
      Messages lossy = new Messages(table.client(proxy.client()));

      assertThat(lossy.react(new Reaction("m1", "like", "ann"))).isTrue();
    }
    assertThat(message().reactions()).isEqualTo(Map.of("like", 1));
  }
}
