package dev.singlet.examples.recipes.feed;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.item.Get;
import dev.singlet.query.Page;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a feed that was written post by post. */
final class WrittenFeed {

  private final TableClient social;
  private final int pageSize;

  WrittenFeed(TableClient social, int pageSize) {
    this.social = social;
    this.pageSize = pageSize;
  }

  /** A page without deleted posts, and without authors whom the user no longer follows. */
  FeedPage page(String user, @Nullable String next) {
    Page<FeedEntry> entries =
        social.execute(
            FeedEntryEntity.ofUser(user).withoutExpired().reverse().limit(pageSize).from(next));
    List<Get<? extends Social>> gets = new ArrayList<>();
    entries.stream().map(FeedEntry::post).map(PostEntity::get).forEach(gets::add);
    entries.stream()
        .map(FeedEntry::author)
        .distinct()
        .forEach(author -> gets.add(FollowEntity.get(user, author)));
    return new FeedPage(posts(social.execute(BatchGet.of(gets)).items()), entries.nextToken());
  }

  private static List<Post> posts(List<? extends Social> items) {
    List<Post> posts = new ArrayList<>();
    Set<String> followed = new HashSet<>();
    for (Social item : items) {
      if (item instanceof Post post) {
        posts.add(post);
      } else if (item instanceof Follow follow) {
        followed.add(follow.author());
      }
    }
    posts.removeIf(post -> !followed.contains(post.author()));
    return posts;
  }
}
