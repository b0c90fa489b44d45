package dev.singlet.it.designs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

/**
 * A social network. Most of its items are keys alone.
 *
 * @see <a href="https://github.com/aws-samples/aws-dynamodb-examples">the design</a>
 */
@Table(name = "SNS", entityAttribute = "", createdAttribute = "", modifiedAttribute = "")
public sealed interface SocialNetwork {

  @Entity
  @LinkedKey(partition = "u#{user}", sort = "\"info\"")
  record Info(@OnlyInKey String user, String name, String content, String imageUrl, String etc)
      implements SocialNetwork {}

  @Entity
  @LinkedKey(partition = "u#{user}", sort = "\"count\"")
  record Counts(
      @OnlyInKey String user,
      @Attribute("follower#") long followers,
      @Attribute("following#") long following,
      @Attribute("post#") long posts)
      implements SocialNetwork {}

  @Entity
  @LinkedKey(name = "of", partition = "u#{user}#follower", sort = "u#{follower}")
  record Follower(@OnlyInKey String user, @OnlyInKey String follower) implements SocialNetwork {}

  @Entity
  @LinkedKey(name = "of", partition = "u#{user}#following", sort = "u#{followed}")
  record Following(@OnlyInKey String user, @OnlyInKey String followed) implements SocialNetwork {}

  @Entity
  @LinkedKey(name = "of", partition = "u#{user}#post", sort = "p#{post}")
  record Post(
      @OnlyInKey String user,
      @OnlyInKey String post,
      String content,
      String imageUrl,
      String timestamp)
      implements SocialNetwork {}

  @Entity
  @LinkedKey(name = "of", partition = "p#{post}#likelist", sort = "u#{user}")
  record Like(@OnlyInKey String post, @OnlyInKey String user) implements SocialNetwork {}

  @Entity
  @LinkedKey(partition = "p#{post}#likecount", sort = "\"count\"")
  record LikeCount(@OnlyInKey String post, String etc) implements SocialNetwork {}

  @Entity
  @LinkedKey(name = "of", partition = "u#{user}#timeline", sort = "p#{post}#u#{author}")
  record TimelineEntry(
      @OnlyInKey String user,
      @OnlyInKey String post,
      @OnlyInKey String author,
      @TimeToLive Instant ttl)
      implements SocialNetwork {}
}
