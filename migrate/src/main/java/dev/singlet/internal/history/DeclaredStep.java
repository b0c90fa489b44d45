package dev.singlet.internal.history;

import dev.singlet.TableClient;
import dev.singlet.history.StepState;
import dev.singlet.internal.deployed.ModelText;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A step as a program declares it.
 *
 * @param id its id
 * @param content what it does, which may not change after it was begun
 * @param coverage the items that it brings to the current model; null for the program's own code
 * @param work does it
 */
public record DeclaredStep(String id, String content, @Nullable Coverage coverage, Work work) {

  /**
   * The items that a backfill brings to the current model.
   *
   * @param entities the names of their entities; empty for all
   * @param moves true if it also moves them
   * @param introduces true if it gives tenants to items, as its own function tells
   */
  public record Coverage(Set<String> entities, boolean moves, boolean introduces) {

    boolean covers(Coverage other) {
      boolean hasAll =
          entities.isEmpty() || (!other.entities.isEmpty() && entities.containsAll(other.entities));
      return hasAll && (moves || !other.moves) && !other.introduces;
    }
  }

  /** Returns whether another step, which ran with the current model, has done this one, too. */
  boolean isDoneBy(DeclaredStep other) {
    return coverage != null && other.coverage != null && other.coverage.covers(coverage);
  }

  /** The work of a step. */
  public interface Work {
    /** Does it, and says how far it has come. */
    Result run(TableClient client, KeptStep step);
  }

  /**
   * The end of the work.
   *
   * @param state how far it has come
   * @param note what there is to know
   */
  public record Result(StepState state, String note) {
    /** All is done. */
    public static final Result DONE = new Result(StepState.DONE, "");
  }

  /** Returns a short text that differs for different work. */
  public String checksum() {
    return ModelText.hash(content);
  }
}
