package dev.singlet.value;

import java.util.Objects;
import java.util.function.Consumer;

/**
 * What a read does with an item of its entity that can't be made a record: one that an older
 * program wrote, that someone edited by hand, or that breaks a rule of the record's constructor.
 *
 * <pre>{@code
 * Page<Issue> page = client.execute(IssueEntity.byRepo("aws", "toolbox").onUnreadable(ReadPolicy.collect()));
 * page.unreadable().forEach(item -> log.warn("{}: {}", item.key(), item.reason()));
 * }</pre>
 *
 * <p>Whatever the policy, DynamoDB charges for what it read, a {@link dev.singlet.Query#limit}
 * counts only the items that are given, and page tokens continue after the last item that was read.
 * Items of other entities are none of its business.
 */
public sealed interface ReadPolicy {

  /**
   * Throws a {@link dev.singlet.error.UnreadableItemException} at the first such item. This is what
   * reads do unless they are told otherwise.
   *
   * @return the policy
   */
  static ReadPolicy fail() {
    return new Fail();
  }

  /**
   * Leaves such items out.
   *
   * @return the policy
   */
  static ReadPolicy skip() {
    return new Skip();
  }

  /**
   * Puts such items apart, for {@link dev.singlet.Page#unreadable}.
   *
   * @return the policy, which only fits what gives pages
   */
  static ReadPolicy collect() {
    return new Collect();
  }

  /**
   * Gives such items to a consumer, each as it is read, in the order in which they are. What the
   * consumer throws ends the read.
   *
   * @param consumer takes them, on the thread that reads
   * @return the policy
   */
  static ReadPolicy collect(Consumer<? super UnreadableItem> consumer) {
    return new CollectTo(consumer);
  }

  /** Throws an exception. */
  record Fail() implements ReadPolicy {}

  /** Leaves out what can't be read. */
  record Skip() implements ReadPolicy {}

  /** Puts what can't be read apart in a page. */
  record Collect() implements ReadPolicy {}

  /**
   * Gives what can't be read to a consumer.
   *
   * @param consumer takes it
   */
  record CollectTo(Consumer<? super UnreadableItem> consumer) implements ReadPolicy {

    /**
     * Takes no null.
     *
     * @param consumer takes what can't be read
     */
    public CollectTo {
      Objects.requireNonNull(consumer, "consumer");
    }
  }
}
