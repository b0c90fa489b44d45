package dev.singlet.examples.recipes.feed;

import static dev.singlet.examples.recipes.feed.PostEntity.AT;
import static dev.singlet.examples.recipes.feed.PostEntity.ID;
import static dev.singlet.value.Range.lte;
import static dev.singlet.value.Several.anyOf;

import dev.singlet.TableClient;
import dev.singlet.query.Query;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a feed when it is read, from the posts of all authors whom the user follows. */
final class ReadFeed {

  /** The most partitions that a query merges. */
  private static final int MOST = 256;

  private final TableClient social;
  private final int pageSize;

  ReadFeed(TableClient social, int pageSize) {
    this.social = social;
    this.pageSize = pageSize;
  }

  FeedPage page(String user, @Nullable String next) {
    List<String> authors = social.stream(FollowEntity.following(user)).map(Follow::author).toList();
    Position after = next == null ? null : Position.of(next);
    List<Post> found = new ArrayList<>();
    for (int from = 0; from < authors.size(); from += MOST) {
      List<String> some = authors.subList(from, Math.min(from + MOST, authors.size()));
      found.addAll(social.execute(posts(some, after).reverse().limit(pageSize)).items());
    }
    found.sort(Position.NEWEST_FIRST);
    List<Post> posts = List.copyOf(found.subList(0, Math.min(pageSize, found.size())));
    return new FeedPage(
        posts, posts.size() < pageSize ? null : Position.of(posts.get(posts.size() - 1)).text());
  }

  private static Query<Post> posts(List<String> authors, @Nullable Position after) {
    var all = PostEntity.byAuthor(anyOf(authors));
    return after == null
        ? all
        : all.at(lte(after.at())).filter(AT.lt(after.at()).or(ID.lt(after.id())));
  }
}
