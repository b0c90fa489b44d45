package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import org.jspecify.annotations.Nullable;

/** A table that Tempest has filled. */
@Table(
    name = "Gallery",
    partitionKey = "partitionKey",
    sortKey = "sortKey",
    indexes = @Index(value = "worksByStyle", partitionKey = "style", sortKey = "title"),
    entityAttribute = "kind",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Gallery {

  @ItemCollection(name = "ofArtist")
  sealed interface ArtistItem extends Gallery permits Artist, Work {}

  @Entity(name = "artist")
  @LinkedKey(partition = "{artistToken}", sort = "INFO_")
  record Artist(
      @Attribute("partitionKey") String artistToken,
      String artistName,
      @Nullable String born,
      @Version long version)
      implements ArtistItem {}

  @Entity(name = "work")
  @LinkedKey(name = "works", partition = "{artistToken}", sort = "{token}")
  @LinkedKey(name = "ofStyle", index = "worksByStyle", partition = "{style}", sort = "{title}")
  record Work(
      @Attribute("partitionKey") String artistToken,
      @Attribute("sortKey") @Convert(with = InKey.class) Token token,
      @Nullable String style,
      String title,
      @Version long version)
      implements ArtistItem {}

  record Token(String value) {}

  /** Writes the prefix of the sort key, and removes it. */
  final class InKey implements Converter<Token, String> {
    private static final String PREFIX = "WORK_";

    @Override
    public String toStored(Token token) {
      return PREFIX + token.value();
    }

    @Override
    public Token fromStored(String text) {
      return new Token(text.substring(PREFIX.length()));
    }
  }
}
