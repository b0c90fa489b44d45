package dev.singlet.value;

import java.util.Objects;
import java.util.function.Consumer;

/**
 * The treatment of an item of the right entity that can't become a record: an older program wrote
 * it, or someone edited it by hand, or it breaks a rule of the record's constructor.
 *
 * <pre>{@code
 * Page<Issue> page = client.execute(IssueEntity.byRepo("aws", "toolbox").onUnreadable(ReadPolicy.collect()));
 * page.unreadable().forEach(item -> log.warn("{}: {}", item.key(), item.reason()));
 * }</pre>
 *
 * <p>With every policy, DynamoDB charges for what it read, a {@link dev.singlet.query.Query#limit}
 * counts only the items that are returned, and page tokens continue after the last item that was
 * read. The policy does not apply to items of other entities.
 */
public sealed interface ReadPolicy {

  /**
   * Throws a {@link dev.singlet.error.UnreadableItemException} at the first such item. This is the
   * default.
   *
   * @return the policy
   */
  static ReadPolicy fail() {
    return new Fail();
  }

  /**
   * Skips such items.
   *
   * @return the policy
   */
  static ReadPolicy skip() {
    return new Skip();
  }

  /**
   * Collects such items in {@link dev.singlet.query.Page#unreadable}.
   *
   * @return the policy, which is only for operations that return pages
   */
  static ReadPolicy collect() {
    return new Collect();
  }

  /**
   * Passes such items to a consumer, in the order they are read. An exception of the consumer ends
   * the read.
   *
   * @param consumer receives the items, on the thread that reads
   * @return the policy
   */
  static ReadPolicy collect(Consumer<? super UnreadableItem> consumer) {
    return new CollectTo(consumer);
  }

  /** Throws an exception. */
  record Fail() implements ReadPolicy {}

  /** Skips unreadable items. */
  record Skip() implements ReadPolicy {}

  /** Collects unreadable items in a page. */
  record Collect() implements ReadPolicy {}

  /**
   * Passes unreadable items to a consumer.
   *
   * @param consumer receives them
   */
  record CollectTo(Consumer<? super UnreadableItem> consumer) implements ReadPolicy {

    /**
     * Refuses null.
     *
     * @param consumer receives the unreadable items
     */
    public CollectTo {
      Objects.requireNonNull(consumer, "consumer");
    }
  }
}
