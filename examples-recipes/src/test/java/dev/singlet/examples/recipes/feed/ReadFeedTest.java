package dev.singlet.examples.recipes.feed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadFeedTest {

  private static final Instant NOON = Instant.parse("2100-03-01T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(SocialTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void client() {
    client = table.client();
  }

  private void follow(String... authors) {
    for (String author : authors) {
      client.execute(FollowEntity.put(new Follow("dee", author)));
    }
  }

  /** Posts of some authors in turn; three are at the same moment. */
  private List<Post> posts(int count, String... authors) {
    List<Post> posts =
        IntStream.range(0, count)
            .mapToObj(i -> post("p" + (100 + i), authors[i % authors.length], i / 3))
            .toList();
    client.execute(BatchWrite.of(posts.stream().map(PostEntity::put).toList())).orThrow();
    return posts.stream().sorted(Position.NEWEST_FIRST).toList();
  }

  private static Post post(String id, String author, int second) {
    return new Post(id, author, author, NOON.plusSeconds(second), "Text");
  }

  private List<Post> all(int pageSize) {
    ReadFeed feed = new ReadFeed(client, pageSize);
    List<Post> read = new ArrayList<>();
    @Nullable String next = null;
    do {
      FeedPage page = feed.page("dee", next);
      read.addAll(page.posts());
      next = page.next();
    } while (next != null);
    return read;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 30, 50})
  void pagesLeadThroughThePostsOfAllAuthorsAlsoOfTheSameMoment(int pageSize) {
    List<Post> posts = posts(30, "ann", "bob", "cy", "gus");
    follow("ann", "bob", "cy");

    assertThat(all(pageSize))
        .containsExactlyElementsOf(
            posts.stream().filter(post -> !post.author().equals("gus")).toList());
  }

  @Test
  void aPositionStaysRightWhileAuthorsAndPostsComeAndGo() {
    List<Post> posts = posts(30, "ann", "bob", "cy");
    follow("ann", "bob");
    ReadFeed feed = new ReadFeed(client, 5);
    FeedPage first = feed.page("dee", null);

    follow("cy");
    client.execute(FollowEntity.delete("dee", "bob"));
    client.execute(PostEntity.put(post("later", "ann", 99)));
    client.execute(PostEntity.delete(first.posts().get(4)));
    FeedPage second = feed.page("dee", first.next());

    int last = posts.indexOf(first.posts().get(4));
    assertThat(second.posts())
        .containsExactlyElementsOf(
            posts.subList(last + 1, posts.size()).stream()
                .filter(post -> Set.of("ann", "cy").contains(post.author()))
                .limit(5)
                .toList());
  }

  @Test
  void moreAuthorsThanAQueryTakesAreReadToo() {
    String[] authors = IntStream.range(0, 260).mapToObj(i -> "a" + i).toArray(String[]::new);
    client
        .execute(
            BatchWrite.of(
                IntStream.range(0, 260)
                    .mapToObj(i -> FollowEntity.put(new Follow("dee", authors[i])))
                    .toList()))
        .orThrow();
    List<Post> posts = posts(260, authors);

    assertThat(new ReadFeed(client, 20).page("dee", null).posts()).isEqualTo(posts.subList(0, 20));
  }

  @Test
  void whoFollowsNobodyHasNoPosts() {
    posts(3, "ann");

    assertThat(new ReadFeed(client, 5).page("dee", null)).isEqualTo(new FeedPage(List.of(), null));
  }
}
