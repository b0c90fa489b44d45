package dev.singlet.internal.search;

import dev.singlet.annotation.VectorDistance;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import software.amazon.awssdk.services.dynamodb.model.SearchResultItem;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsResponse;

/** One execution of a search. */
public final class SearchExecution<T> {

  private final SearchSpec<T> search;
  private final Context context;
  private final ItemReading<T> reading;

  public SearchExecution(SearchSpec<T> search, Context context) {
    this.search = search;
    this.context = context;
    this.reading = ItemReading.of(search.pattern(), search.policy(context), context);
  }

  /** Sends the request, and makes a result of what it finds. */
  public <M, R> Step<R> found(SearchMatch<T, M> match, BiFunction<List<M>, SearchRead, R> result) {
    return Step.call(
        SearchAction.INSTANCE,
        search.request(context),
        answer -> {
          List<M> matches = matches(answer, match);
          SearchRead read = new SearchRead(reading.takeCollected(), List.of(), List.of());
          return Step.done(result.apply(matches, read));
        });
  }

  private <M> List<M> matches(SearchVectorsResponse answer, SearchMatch<T, M> match) {
    VectorDistance distance = search.vectors().distance();
    List<M> matches = new ArrayList<>();
    for (SearchResultItem found : answer.searchResults()) {
      T item = reading.read(found.item());
      if (item != null) {
        matches.add(match.of(item, found.score(), distance));
      }
    }
    return matches;
  }
}
