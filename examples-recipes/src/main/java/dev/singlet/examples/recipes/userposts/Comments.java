package dev.singlet.examples.recipes.userposts;

import static dev.singlet.examples.recipes.userposts.CommentEntity.PROFILE_VERSION;
import static dev.singlet.examples.recipes.userposts.UserEntity.VERSION;
import static dev.singlet.value.Range.lt;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.item.Get;
import dev.singlet.query.UpdateAllResult;
import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;

/** Writes and reads comments. */
final class Comments {

  private final TableClient blog;

  Comments(TableClient blog) {
    this.blog = blog;
  }

  /**
   * Adds a comment and counts it. If no answer came, call it again with the same id and time: it is
   * added once.
   *
   * @return whether it was added; false if it was there
   */
  boolean add(String post, Instant at, String id, String author, String text) {
    return blog.transact(
        tx -> {
          if (tx.read(CommentEntity.get(post, at, id)).isPresent()) {
            return false;
          }
          User user = tx.read(UserEntity.get(author), VERSION).orElseThrow(() -> missing(author));
          tx.write(
              CommentEntity.put(comment(post, at, id, user, text)),
              PostEntity.update(post).incrementComments(1));
          return true;
        });
  }

  private static Comment comment(String post, Instant at, String id, User user, String text) {
    return new Comment(
        post, at, id, user.handle(), user.name(), user.picture(), user.version(), text);
  }

  /** Changes what others see of a user. Comments follow with {@link #update}. */
  User changeProfile(String handle, String name, String picture) {
    return blog.execute(UserEntity.update(handle).name(name).picture(picture));
  }

  /**
   * Gives a user's comments the current name and picture. It can stop anywhere, and run again or
   * twice at a time: it reads only comments that show an older profile, and never replaces a newer
   * one.
   *
   * @return how many comments were changed
   */
  int update(String handle) {
    User user = user(handle);
    UpdateAllResult result =
        blog.execute(
            CommentEntity.byAuthor(handle)
                .profileVersion(lt(user.version()))
                .updateAll(
                    comment ->
                        CommentEntity.update(comment.post(), comment.at(), comment.id())
                            .authorName(user.name())
                            .authorPicture(user.picture())
                            .profileVersion(user.version(), handle)
                            .when(PROFILE_VERSION.lt(user.version()))));
    // Refused: deleted since, or already of this profile or a newer one. Nothing is left to do.
    return result.updated();
  }

  /** The other way: the authors of some comments, read from their profiles when they are shown. */
  List<User> authors(List<Comment> comments) {
    List<Get<User>> gets =
        comments.stream().map(Comment::author).distinct().map(UserEntity::get).toList();
    return blog.execute(BatchGet.of(gets)).items();
  }

  private User user(String handle) {
    return blog.execute(UserEntity.get(handle).consistent()).orElseThrow(() -> missing(handle));
  }

  private static NoSuchElementException missing(String handle) {
    return new NoSuchElementException("There is no user " + handle + ".");
  }
}
