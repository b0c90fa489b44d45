package dev.singlet.internal.history;

import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.deployed.ModelPlace;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * The item that holds the lock and all steps. One item, so that each write of a step has the
 * condition that the lock is still its writer's, without a transaction.
 *
 * <table>
 *   <caption>The attributes</caption>
 *   <tr><td>{@code _singlet_lock}</td><td>a map: a token of this taking, the program, and a number
 *   that grows as long as the program works</td></tr>
 *   <tr><td>{@code _singlet_steps}</td><td>a map of all steps by their ids</td></tr>
 * </table>
 */
public final class HistoryItem {

  private static final String LOCK = "_singlet_lock";
  private static final String STEPS = "_singlet_steps";
  private static final String IS_OWN = "#lock.#token = :token";

  private final ModelPlace place;
  private final TableClient client;

  /** Makes the item of a table. */
  public HistoryItem(ModelPlace place, TableClient client) {
    this.place = place;
    this.client = client;
  }

  /**
   * A lock as it is stored.
   *
   * @param token tells this taking of the lock from others
   * @param by the program
   * @param beat grows as long as the program works
   */
  public record Lock(String token, String by, long beat) {
    private AttributeValue stored() {
      return AttributeValue.createM(
          Map.of(
              "token", AttributeValue.createS(token),
              "by", AttributeValue.createS(by),
              "beat", AttributeValue.createN(Long.toString(beat))));
    }

    private static Lock of(Map<String, AttributeValue> map) {
      return new Lock(
          part(map, "token").s(), part(map, "by").s(), Long.parseLong(part(map, "beat").n()));
    }
  }

  private static AttributeValue part(Map<String, AttributeValue> map, String name) {
    return Objects.requireNonNull(map.get(name), name);
  }

  /**
   * The state of the item.
   *
   * @param lock the lock; null if nobody has it
   * @param steps the steps by their ids
   */
  public record State(@Nullable Lock lock, Map<String, StoredStep> steps) {

    /** Returns a step; one that was not begun if nothing is stored of it. */
    public StoredStep step(String id) {
      return steps.getOrDefault(id, StoredStep.NONE);
    }
  }

  /** Reads the item. */
  public State read() {
    return call(null).map(this::state).orElseGet(() -> new State(null, Map.of()));
  }

  private State state(Map<String, AttributeValue> item) {
    try {
      AttributeValue lock = item.get(LOCK);
      Map<String, StoredStep> steps = new TreeMap<>();
      AttributeValue stored = item.get(STEPS);
      if (stored != null) {
        stored.m().forEach((id, step) -> steps.put(id, StoredStep.of(step.m())));
      }
      return new State(lock == null ? null : Lock.of(lock.m()), steps);
    } catch (RuntimeException damaged) {
      throw new UnreadableItemException(
          "History of migrations",
          ModelPlace.HISTORY,
          STEPS,
          "it is not as it was written",
          item,
          damaged);
    }
  }

  private Optional<Map<String, AttributeValue>> call(UpdateItemRequest.@Nullable Builder update) {
    return client.execute(new HistoryCall.Execution(new HistoryCall(place, update)));
  }

  /**
   * Takes the lock.
   *
   * @param present the lock that was read, which its program has left; null for none
   * @return whether it was taken
   */
  boolean take(Lock own, @Nullable Lock present) {
    Map<String, String> names = new LinkedHashMap<>(Map.of("#lock", LOCK, "#steps", STEPS));
    Map<String, AttributeValue> values =
        new LinkedHashMap<>(
            Map.of(":own", own.stored(), ":none", AttributeValue.createM(Map.of())));
    String condition = "attribute_not_exists(#lock)";
    if (present != null) {
      condition = IS_OWN + " AND #lock.#beat = :beat";
      names.putAll(Map.of("#token", "token", "#beat", "beat"));
      values.put(":token", AttributeValue.createS(present.token()));
      values.put(":beat", AttributeValue.createN(Long.toString(present.beat())));
    }
    UpdateItemRequest.Builder update =
        UpdateItemRequest.builder()
            .updateExpression("SET #lock = :own, #steps = if_not_exists(#steps, :none)")
            .conditionExpression(condition)
            .expressionAttributeNames(names)
            .expressionAttributeValues(values);
    return call(update).isPresent() || isOwn(own);
  }

  /** An attempt without an answer may have taken it. */
  private boolean isOwn(Lock own) {
    Lock present = read().lock();
    return present != null && present.token().equals(own.token());
  }

  /** Changes something as long as the lock is this one. Returns whether it was. */
  private boolean change(
      Lock own, String update, Map<String, String> names, Map<String, AttributeValue> values) {
    Map<String, String> allNames = new LinkedHashMap<>(names);
    allNames.putAll(Map.of("#lock", LOCK, "#token", "token"));
    Map<String, AttributeValue> allValues = new LinkedHashMap<>(values);
    allValues.put(":token", AttributeValue.createS(own.token()));
    return call(UpdateItemRequest.builder()
            .updateExpression(update)
            .conditionExpression(IS_OWN)
            .expressionAttributeNames(allNames)
            .expressionAttributeValues(allValues))
        .isPresent();
  }

  /** Says that the program still works. */
  boolean beat(Lock own, long beat) {
    return change(
        own,
        "SET #lock.#beat = :beat",
        Map.of("#beat", "beat"),
        Map.of(":beat", AttributeValue.createN(Long.toString(beat))));
  }

  /** Gives the lock up. */
  void release(Lock own) {
    change(own, "REMOVE #lock", Map.of(), Map.of());
  }

  boolean write(Lock own, String id, StoredStep step) {
    return change(
        own,
        "SET #steps.#id = :step",
        Map.of("#steps", STEPS, "#id", id),
        Map.of(":step", step.stored()));
  }

  /** Keeps the place of a step that runs, and what it has counted so far. */
  boolean place(Lock own, String id, StoredStep counted, String at) {
    return change(
        own,
        "SET #steps.#id.#place = :place, #steps.#id.#items = :items,"
            + " #steps.#id.#written = :written, #steps.#id.#left = :left",
        Map.of(
            "#steps", STEPS,
            "#id", id,
            "#place", StoredStep.PLACE,
            "#items", StoredStep.ITEMS,
            "#written", StoredStep.WRITTEN,
            "#left", StoredStep.LEFT),
        Map.of(
            ":place", AttributeValue.createS(at),
            ":items", AttributeValue.createN(Long.toString(counted.items())),
            ":written", AttributeValue.createN(Long.toString(counted.written())),
            ":left", AttributeValue.createN(Long.toString(counted.left()))));
  }
}
