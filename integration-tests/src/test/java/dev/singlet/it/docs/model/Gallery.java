package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import org.jspecify.annotations.Nullable;

/** A table that Tempest has filled. */
@Table(
    name = "Gallery",
    partitionKey = "partitionKey",
    sortKey = "sortKey",
    indexes = @Index(value = "worksByStyle", partitionKey = "style", sortKey = "title"),
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Gallery {

  @ItemCollection(name = "ofArtist")
  sealed interface ArtistItem extends Gallery permits Artist, Work {}

  @Entity
  @LinkedKey(partition = "{artistToken}", sort = "INFO_")
  record Artist(
      @Attribute("partitionKey") String artistToken,
      String artistName,
      @Nullable String born,
      @Version long version)
      implements ArtistItem {}

  @Entity
  @LinkedKey(name = "works", partition = "{artistToken}", sort = "WORK_{token}")
  @LinkedKey(name = "ofStyle", index = "worksByStyle", partition = "{style}", sort = "{title}")
  record Work(
      @Attribute("partitionKey") String artistToken,
      @OnlyInKey String token,
      @Nullable String style,
      String title,
      @Version long version)
      implements ArtistItem {}
}
