package dev.singlet.it.docs.model;

import app.cash.tempest2.Attribute;
import app.cash.tempest2.ForIndex;
import app.cash.tempest2.InlineView;
import app.cash.tempest2.LogicalDb;
import app.cash.tempest2.LogicalTable;
import app.cash.tempest2.SecondaryIndex;
import app.cash.tempest2.TableName;
import org.jspecify.annotations.Nullable;

/** The table {@link Gallery} in a program that uses Tempest. */
public interface TempestGallery extends LogicalDb {

  @TableName("Gallery")
  Items items();

  interface Items extends LogicalTable<GalleryItem> {

    InlineView<ArtistInfo.Key, ArtistInfo> artists();

    InlineView<ArtistWork.Key, ArtistWork> works();

    SecondaryIndex<ArtistWork.StyleOffset, ArtistWork> worksByStyle();
  }

  class ArtistInfo {
    @Attribute(name = "partitionKey")
    public final String artistToken;

    @Attribute(prefix = "INFO_")
    public final String sortKey = "";

    public final String artistName;
    public final @Nullable String born;
    public final @Nullable Long version;

    public ArtistInfo(
        String artistToken, String artistName, @Nullable String born, @Nullable Long version) {
      this.artistToken = artistToken;
      this.artistName = artistName;
      this.born = born;
      this.version = version;
    }

    public static class Key {
      public final String artistToken;
      public final String sortKey = "";

      public Key(String artistToken) {
        this.artistToken = artistToken;
      }
    }
  }

  class ArtistWork {
    @Attribute(name = "partitionKey")
    public final String artistToken;

    @Attribute(name = "sortKey", prefix = "WORK_")
    public final String workToken;

    public final @Nullable String style;
    public final String title;
    public final @Nullable Long version;

    public ArtistWork(
        String artistToken,
        String workToken,
        @Nullable String style,
        String title,
        @Nullable Long version) {
      this.artistToken = artistToken;
      this.workToken = workToken;
      this.style = style;
      this.title = title;
      this.version = version;
    }

    public static class Key {
      public final String artistToken;
      public final String workToken;

      public Key(String artistToken, String workToken) {
        this.artistToken = artistToken;
        this.workToken = workToken;
      }
    }

    @ForIndex(name = "worksByStyle")
    public static class StyleOffset {
      public final String style;
      public final @Nullable String title;
      public final @Nullable String artistToken;
      public final @Nullable String workToken;

      public StyleOffset(
          String style,
          @Nullable String title,
          @Nullable String artistToken,
          @Nullable String workToken) {
        this.style = style;
        this.title = title;
        this.artistToken = artistToken;
        this.workToken = workToken;
      }
    }
  }
}
