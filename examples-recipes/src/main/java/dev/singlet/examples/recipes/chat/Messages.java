package dev.singlet.examples.recipes.chat;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.query.Page;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Messages, replies and reactions. */
final class Messages {

  private static final int ATTEMPTS = 20;

  private final TableClient chat;

  Messages(TableClient chat) {
    // Many react to one message at the same moment.
    this.chat = chat.withTransactionAttempts(ATTEMPTS);
  }

  /**
   * Sends a message. If no answer came, call it again with the same id: it is sent once.
   *
   * @return the message as it is stored
   * @throws ConditionFailedException if another message has this id. The message is not sent,
   *     unless {@code mayHaveBeenMade()}
   */
  Message send(String room, String id, String author, String text, Instant now) {
    Message message =
        MessageEntity.builder().id(id).room(room).sentAt(now).author(author).text(text).build();
    try {
      return chat.execute(MessageEntity.put(message).ifNotExists());
    } catch (ConditionFailedException there) {
      // An earlier call has sent it, or an attempt of this one whose answer was lost.
      return there
          .existing(MessageEntity.type())
          .filter(stored -> isSame(stored, message))
          .orElseThrow(() -> there);
    }
  }

  /** Returns whether two messages differ only in their time, and in what others did with them. */
  private static boolean isSame(Message one, Message other) {
    return one.room().equals(other.room())
        && one.author().equals(other.author())
        && one.text().equals(other.text());
  }

  /**
   * Replies, and counts the reply. It can be called again with the same id and time.
   *
   * @return false if the reply was there
   */
  boolean reply(Reply reply) {
    return chat.transact(
        tx -> {
          if (tx.read(ReplyEntity.get(reply)).isPresent()) {
            return false;
          }
          tx.write(
              ReplyEntity.put(reply), MessageEntity.update(reply.message()).incrementReplies(1));
          return true;
        });
  }

  /**
   * Reacts, and counts the reaction.
   *
   * @return false if the user has reacted so before
   */
  boolean react(Reaction reaction) {
    return chat.transact(
        tx -> {
          if (tx.read(ReactionEntity.get(reaction)).isPresent()) {
            return false;
          }
          tx.write(
              ReactionEntity.put(reaction),
              MessageEntity.update(reaction.message())
                  .increment(MessageEntity.REACTIONS.key(reaction.kind()), 1));
          return true;
        });
  }

  /**
   * Takes a reaction back.
   *
   * @return false if there is none
   */
  boolean takeBack(Reaction reaction) {
    return chat.transact(
        tx -> {
          if (tx.read(ReactionEntity.get(reaction)).isEmpty()) {
            return false;
          }
          tx.write(
              ReactionEntity.delete(reaction),
              MessageEntity.update(reaction.message())
                  .decrement(MessageEntity.REACTIONS.key(reaction.kind()), 1));
          return true;
        });
  }

  /** A message and its oldest replies; then the replies after these. */
  Page<Conversation> conversation(String message, @Nullable String token) {
    return chat.execute(ConversationCollection.of(message).limit(50).from(token));
  }
}
