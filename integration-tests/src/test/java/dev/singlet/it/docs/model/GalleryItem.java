package dev.singlet.it.docs.model;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.extensions.annotations.DynamoDbVersionAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** The attributes of all items of a {@link TempestGallery}. */
@DynamoDbBean
public class GalleryItem {

  private @Nullable String partitionKey;
  private @Nullable String sortKey;
  private @Nullable String artistName;
  private @Nullable String born;
  private @Nullable String style;
  private @Nullable String title;
  private @Nullable Long version;

  @DynamoDbPartitionKey
  public @Nullable String getPartitionKey() {
    return partitionKey;
  }

  public void setPartitionKey(@Nullable String partitionKey) {
    this.partitionKey = partitionKey;
  }

  @DynamoDbSortKey
  public @Nullable String getSortKey() {
    return sortKey;
  }

  public void setSortKey(@Nullable String sortKey) {
    this.sortKey = sortKey;
  }

  public @Nullable String getArtistName() {
    return artistName;
  }

  public void setArtistName(@Nullable String artistName) {
    this.artistName = artistName;
  }

  public @Nullable String getBorn() {
    return born;
  }

  public void setBorn(@Nullable String born) {
    this.born = born;
  }

  @DynamoDbSecondaryPartitionKey(indexNames = "worksByStyle")
  public @Nullable String getStyle() {
    return style;
  }

  public void setStyle(@Nullable String style) {
    this.style = style;
  }

  @DynamoDbSecondarySortKey(indexNames = "worksByStyle")
  public @Nullable String getTitle() {
    return title;
  }

  public void setTitle(@Nullable String title) {
    this.title = title;
  }

  @DynamoDbVersionAttribute
  public @Nullable Long getVersion() {
    return version;
  }

  public void setVersion(@Nullable Long version) {
    this.version = version;
  }
}
