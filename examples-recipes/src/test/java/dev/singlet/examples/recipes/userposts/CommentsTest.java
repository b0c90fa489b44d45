package dev.singlet.examples.recipes.userposts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class CommentsTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(BlogTable.SCHEMA)
          .seed(
              UserEntity.put(new User("ann", "Ann", "ann.png", 0)),
              UserEntity.put(new User("bob", "Bob", "bob.png", 0)),
              PostEntity.put(
                  PostEntity.builder()
                      .id("p1")
                      .author("ann")
                      .title("Keys")
                      .publishedAt(NOON)
                      .build()),
              PostEntity.put(PostEntity.builder().id("p2").author("ann").title("Draft").build()));

  @Test
  void aProfileComesBeforeItsPostsWhenReadFromTheEnd() {
    assertThat(blog().execute(ProfilePageCollection.byUser("ann").reverse()).items())
        .hasSize(3)
        .first()
        .isInstanceOf(User.class);
  }

  @Test
  void aDraftIsNotAmongPublishedPosts() {
    assertThat(published()).containsExactly("p1");

    blog().execute(PostEntity.update("p2").publishedAt(NOON.plusSeconds(1)));
    assertThat(published()).containsExactly("p2", "p1");

    blog().execute(PostEntity.update("p1").removePublishedAt());
    assertThat(published()).containsExactly("p2");
  }

  @Test
  void aCommentIsCountedOnceHoweverOftenItIsSent() {
    Comments comments = new Comments(blog());

    assertThat(comments.add("p1", NOON, "c1", "bob", "Hi")).isTrue();
    assertThat(comments.add("p1", NOON, "c1", "bob", "Hi")).isFalse();

    assertThat(count()).isEqualTo(1);
    assertThat(texts()).containsExactly("Bob: Hi");
  }

  @Test
  void aLostAnswerCountsNothingTwice() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      new Comments(table.client(proxy.client())).add("p1", NOON, "c1", "bob", "Hi");
    }

    assertThat(count()).isEqualTo(1);
  }

  @Test
  void commentsAtTheSameTimeAreAllCounted() {
    List<Boolean> added =
        Race.call(12, number -> new Comments(blog()).add("p1", NOON, "c" + number, "bob", "text"));

    assertThat(added).containsOnly(true);
    assertThat(count()).isEqualTo(12);
    assertThat(texts()).hasSize(12);
  }

  @Test
  void aCommentNeedsItsPostAndItsAuthor() {
    Comments comments = new Comments(blog());

    assertThatThrownBy(() -> comments.add("none", NOON, "c1", "bob", "Hi"))
        .isInstanceOf(TransactionFailedException.class);
    assertThatThrownBy(() -> comments.add("p1", NOON, "c1", "none", "Hi"))
        .isInstanceOf(NoSuchElementException.class);
    assertThat(texts()).isEmpty();
  }

  @Test
  void commentsFollowAChangeOfTheProfile() {
    Comments comments = new Comments(blog());
    comments.add("p1", NOON, "c1", "bob", "one");
    comments.add("p2", NOON, "c2", "bob", "two");
    comments.add("p1", NOON, "c3", "ann", "three");
    comments.changeProfile("bob", "Robert", "robert.png");

    assertThat(comments.update("bob")).isEqualTo(2);

    assertThat(texts()).containsExactly("Ann: three", "Robert: one");
    assertThat(comments.update("bob")).isZero();
  }

  @Test
  void aFanOutThatStoppedHalfWayGoesOnWithTheRest() throws Exception {
    Comments comments = new Comments(blog());
    comments.add("p1", NOON, "c1", "bob", "one");
    comments.add("p1", NOON, "c2", "bob", "two");
    comments.changeProfile("bob", "Robert", "robert.png");
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy
          .inject(Fault.INTERNAL_ERROR)
          .on(UpdateItemRequest.class, update -> update.key().get("SK").s().endsWith("c2"))
          .always();
      Comments failing = new Comments(table.client(proxy.client()));

      assertThatThrownBy(() -> failing.update("bob")).hasMessageContaining("500");
    }
    assertThat(texts()).containsExactly("Bob: two", "Robert: one");

    assertThat(comments.update("bob")).isEqualTo(1);
    assertThat(texts()).containsExactly("Robert: two", "Robert: one");
  }

  @Test
  void anOlderFanOutNeverReplacesANewerName() {
    Comments comments = new Comments(blog());
    comments.add("p1", NOON, "c1", "bob", "one");
    comments.changeProfile("bob", "Robert", "robert.png");
    comments.update("bob");

    assertThatThrownBy(
            () ->
                blog()
                    .execute(
                        CommentEntity.update("p1", NOON, "c1")
                            .authorName("Bob")
                            .profileVersion(1, "bob")
                            .when(CommentEntity.PROFILE_VERSION.lt(1L))))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(texts()).containsExactly("Robert: one");
  }

  @Test
  void theAuthorsOfCommentsAreReadOnceEach() {
    Comments comments = new Comments(blog());
    comments.add("p1", NOON, "c1", "bob", "one");
    comments.add("p1", NOON, "c2", "bob", "two");

    assertThat(comments.authors(blog().execute(CommentEntity.byPost("p1")).items()))
        .extracting(User::name)
        .containsExactly("Bob");
  }

  private TableClient blog() {
    return table.client();
  }

  private List<String> published() {
    return blog().execute(PostEntity.published().reverse()).items().stream().map(Post::id).toList();
  }

  private int count() {
    return blog().execute(PostEntity.get("p1").consistent()).orElseThrow().comments();
  }

  private List<String> texts() {
    return blog().execute(CommentEntity.byPost("p1").reverse()).items().stream()
        .map(comment -> comment.authorName() + ": " + comment.text())
        .toList();
  }
}
