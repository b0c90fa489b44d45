package dev.singlet.internal.batch;

import dev.singlet.annotation.VectorDistance;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.search.SearchExecution;
import dev.singlet.internal.search.SearchMatch;
import dev.singlet.internal.search.SearchRead;
import dev.singlet.internal.search.SearchSpec;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Reads the whole items that a search found: their keys, then a batch get. */
public final class HydratedMatches<T> {

  private final SearchSpec<T> search;
  private final Context context;
  private final WholeItems<T> whole;

  private record Key(PrimaryKey key, double score, VectorDistance distance) {}

  /**
   * @param consistent true to read the items consistently
   */
  public HydratedMatches(SearchSpec<T> search, boolean consistent, Context context) {
    this.search = search;
    this.context = context;
    this.whole =
        new WholeItems<>(search.pattern().type(), search.policy(context), consistent, context);
  }

  /** Searches, reads the items, and makes a result of them. */
  public <M, R> Step<R> found(SearchMatch<T, M> match, BiFunction<List<M>, SearchRead, R> result) {
    return new SearchExecution<>(search.ofKeys(), context)
        .<Key, Step<R>>found(
            Key::new, (keys, collected) -> hydrated(keys, collected, match, result))
        .then(step -> step);
  }

  private <M, R> Step<R> hydrated(
      List<Key> keys,
      SearchRead ofKeys,
      SearchMatch<T, M> match,
      BiFunction<List<M>, SearchRead, R> result) {
    return whole
        .read(keys.stream().map(Key::key).toList(), search.configuration())
        .map(found -> matched(keys, found, ofKeys, match, result));
  }

  private <M, R> R matched(
      List<Key> keys,
      BatchGetExecution found,
      SearchRead ofKeys,
      SearchMatch<T, M> match,
      BiFunction<List<M>, SearchRead, R> result) {
    List<M> matches = new ArrayList<>();
    List<PrimaryKey> missing = new ArrayList<>();
    List<PrimaryKey> foreign = new ArrayList<>();
    for (Key key : keys) {
      T item = whole.item(key.key(), found, missing, foreign);
      if (item != null) {
        matches.add(match.of(item, key.score(), key.distance()));
      }
    }
    List<UnreadableItem> unreadable = new ArrayList<>(ofKeys.unreadable());
    unreadable.addAll(whole.takeUnreadable());
    return result.apply(matches, new SearchRead(unreadable, missing, foreign));
  }
}
