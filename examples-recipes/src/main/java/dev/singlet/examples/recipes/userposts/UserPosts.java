package dev.singlet.examples.recipes.userposts;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.time.Instant;

/** Two users, three posts and some comments. */
public final class UserPosts implements Recipe {

  @Override
  public String name() {
    return "user-posts";
  }

  @Override
  public String summary() {
    return "a user with profile, posts and comments; names copied into comments; a feed of all";
  }

  @Override
  public void run(Steps steps) {
    TableClient blog = steps.table(BlogTable.SCHEMA);
    Comments comments = new Comments(blog);
    write(steps, blog);
    read(steps, blog);
    comment(steps, blog, comments);
    rename(steps, blog, comments);
  }

  private static void write(Steps steps, TableClient blog) {
    steps.step(
        "Ann and Bob sign up",
        () -> {
          blog.execute(UserEntity.put(new User("ann", "Ann", "ann.png", 0)).ifNotExists());
          blog.execute(UserEntity.put(new User("bob", "Bob", "bob.png", 0)).ifNotExists());
        });
    steps.step("Ann writes a draft", () -> post(blog, "p1", "ann", "Keys"));
    steps.step("Ann publishes it", () -> publish(blog, "p1", steps.now()));
    steps.step(
        "Bob writes and publishes a post",
        () -> {
          post(blog, "p2", "bob", "Indexes");
          publish(blog, "p2", steps.now());
        });
    steps.step("Ann writes another draft", () -> post(blog, "p3", "ann", "Shards"));
  }

  private static Post post(TableClient blog, String id, String author, String title) {
    Post post = PostEntity.builder().id(id).author(author).title(title).build();
    return blog.execute(PostEntity.put(post).ifNotExists());
  }

  private static Post publish(TableClient blog, String id, Instant now) {
    return blog.execute(PostEntity.update(id).publishedAt(now));
  }

  private static void read(Steps steps, TableClient blog) {
    steps.step(
        "Ann's profile and her newest posts",
        () -> blog.execute(ProfilePageCollection.byUser("ann").reverse().limit(10)));
    steps.step("Only her posts", () -> blog.execute(PostEntity.byAuthor("ann").reverse()));
    steps.step(
        "The newest published posts of all users",
        () -> blog.execute(PostEntity.published().reverse().limit(10)));
  }

  private static void comment(Steps steps, TableClient blog, Comments comments) {
    Instant first = Instant.parse("2026-03-01T18:00:00Z");
    steps.step(
        "Bob comments on Ann's post",
        () -> comments.add("p1", first, "c1", "bob", "I never liked joins."));
    steps.step(
        "He sends it again, because no answer came",
        () -> comments.add("p1", first, "c1", "bob", "I never liked joins."));
    steps.step(
        "Ann answers",
        () -> comments.add("p1", first.plusSeconds(60), "c2", "ann", "Neither did I."));
    steps.step(
        "The post with its newest comments",
        () -> blog.execute(PostPageCollection.byPost("p1").reverse().limit(10)));
  }

  private static void rename(Steps steps, TableClient blog, Comments comments) {
    steps.step("Bob changes his name", () -> comments.changeProfile("bob", "Robert", "robert.png"));
    steps.step("His comments follow", () -> comments.update("bob"));
    steps.step("Run again, there is nothing left to do", () -> comments.update("bob"));
    steps.step(
        "The comments, newest first", () -> blog.execute(CommentEntity.byPost("p1").reverse()));
    steps.step(
        "The other way: read the authors with the comments",
        () -> comments.authors(blog.execute(CommentEntity.byPost("p1").reverse()).items()));
  }
}
