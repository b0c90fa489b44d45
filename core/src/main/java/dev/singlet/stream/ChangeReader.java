package dev.singlet.stream;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Identity;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/**
 * Converts records of a DynamoDB stream to typed changes. It makes no requests. The records come
 * from {@code DynamoDbStreamsClient}, from Kinesis Client Library's adapter, or from a Lambda event
 * that {@code aws-lambda-java-events-sdk-transformer} converts.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
public final class ChangeReader<T> {

  /** The identity in the records of DynamoDB's own deletions of expired items. */
  private static final String SERVICE = "Service";

  private static final String DYNAMO_DB = "dynamodb.amazonaws.com";

  private final ItemType<T> type;
  private final ReadPolicy unreadable;

  /**
   * Makes a reader that throws on unreadable images.
   *
   * @param type the type of the items
   */
  public ChangeReader(ItemType<T> type) {
    this(type, ReadPolicy.fail());
  }

  private ChangeReader(ItemType<T> type, ReadPolicy unreadable) {
    this.type = Objects.requireNonNull(type, "type");
    this.unreadable = unreadable;
  }

  /**
   * Sets how to treat a change whose image can't be read.
   *
   * @param policy throws, or skips the change; a policy with a consumer first passes each such
   *     image to it
   * @return a reader with the policy
   * @throws InvalidArgumentException if the policy collects images in a page, because a stream has
   *     no pages
   */
  public ChangeReader<T> onUnreadable(ReadPolicy policy) {
    ItemReading.requireWithoutPage(Objects.requireNonNull(policy, "policy"), toString());
    return new ChangeReader<>(type, policy);
  }

  /**
   * Returns the change that a stream record describes.
   *
   * @param record a record of a stream with {@code NEW_AND_OLD_IMAGES}; an insertion can also be of
   *     a stream with {@code NEW_IMAGE}, a removal of one with {@code OLD_IMAGE}
   * @return the change; empty if its items are of other entities, or of none
   * @throws InvalidArgumentException if the record lacks an image
   * @throws dev.singlet.error.UnreadableItemException if an image does not fit its entity
   */
  public Optional<ItemChange<T>> read(Record record) {
    StreamRecord stream = streamRecord(record);
    PartialChange.Kind kind = kind(record);
    Map<String, AttributeValue> before = stream.hasOldImage() ? stream.oldImage() : Map.of();
    Map<String, AttributeValue> after = stream.hasNewImage() ? stream.newImage() : Map.of();
    if (kind != PartialChange.Kind.INSERTED && before.isEmpty()) {
      throw lacks("old", record, stream);
    }
    if (kind != PartialChange.Kind.REMOVED && after.isEmpty()) {
      throw lacks("new", record, stream);
    }
    return change(before, after, event(record, stream));
  }

  /**
   * Returns the change between two images from any source.
   *
   * @param before the attributes of the item before the change; empty if there was none
   * @param after the attributes of the item after the change; empty if there is none
   * @return the change, without place and time; empty if the items are of other entities, or if
   *     there are no images
   * @throws dev.singlet.error.UnreadableItemException if an image does not fit its entity
   */
  public Optional<ItemChange<T>> read(
      Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    Objects.requireNonNull(before, "before");
    Map<String, AttributeValue> present =
        Objects.requireNonNull(after, "after").isEmpty() ? before : after;
    return present.isEmpty()
        ? Optional.empty()
        : change(before, after, event(key(present), null, null, false));
  }

  /**
   * Returns the known part of a change, for streams that don't have all images.
   *
   * @param record a record of a stream of any view type
   * @return the change; empty if it has images and all of them are of other entities or of none. A
   *     record without images doesn't tell the entity, so such a change may be of another entity
   * @throws InvalidArgumentException if the record has no key
   * @throws dev.singlet.error.UnreadableItemException if an image does not fit its entity
   */
  public Optional<PartialChange<T>> readPartial(Record record) {
    StreamRecord stream = streamRecord(record);
    boolean isWithoutImage = !stream.hasOldImage() && !stream.hasNewImage();
    StreamEvent event = event(record, stream);
    ItemReading<T> reading = new ItemReading<>(type, unreadable);
    Optional<T> before = Optional.ofNullable(read(stream.oldImage(), event, reading));
    Optional<T> after = Optional.ofNullable(read(stream.newImage(), event, reading));
    if (reading.leftOut() || (!isWithoutImage && before.isEmpty() && after.isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(new PartialChange<>(kind(record), before, after, event));
  }

  private Optional<ItemChange<T>> change(
      Map<String, AttributeValue> oldImage,
      Map<String, AttributeValue> newImage,
      StreamEvent event) {
    ItemReading<T> reading = new ItemReading<>(type, unreadable);
    T before = read(oldImage, event, reading);
    T after = read(newImage, event, reading);
    return reading.leftOut() ? Optional.empty() : Optional.ofNullable(change(before, after, event));
  }

  private @Nullable ItemChange<T> change(@Nullable T before, @Nullable T after, StreamEvent event) {
    if (before != null && after != null) {
      return new ItemChange.Modified<>(before, after, event);
    }
    if (after != null) {
      return new ItemChange.Inserted<>(after, event);
    }
    return before == null ? null : new ItemChange.Removed<>(before, event);
  }

  private StreamEvent event(Record record, StreamRecord stream) {
    Identity by = record.userIdentity();
    boolean expired = by != null && SERVICE.equals(by.type()) && DYNAMO_DB.equals(by.principalId());
    return event(
        key(stream.keys()), stream.sequenceNumber(), stream.approximateCreationDateTime(), expired);
  }

  private StreamEvent event(
      PrimaryKey key, @Nullable String sequence, @Nullable Instant time, boolean expired) {
    return new StreamEvent(
        key, sequence, time, expired, Tenant.idIn(type.table(), key.partition()));
  }

  private PrimaryKey key(Map<String, AttributeValue> attributes) {
    for (String name : type.table().key().names()) {
      if (!attributes.containsKey(name)) {
        throw invalid(
            "A change has no key attribute %s, only %s. Give %s changes of its own table."
                .formatted(name, attributes.keySet().stream().sorted().toList(), this));
      }
    }
    return PrimaryKey.of(type.table().key(), attributes);
  }

  /** Returns the record of an image; null if there is no image, or if it can't be read. */
  private @Nullable T read(
      Map<String, AttributeValue> image, StreamEvent event, ItemReading<T> reading) {
    if (image.isEmpty()) {
      return null;
    }
    if (!key(image).equals(event.key())) {
      throw invalid(
          "A change is of the item %s, and has an image of %s. Give both images of one item."
              .formatted(type.keyText(event.key()), type.keyText(key(image))));
    }
    return reading.read(image);
  }

  private static PartialChange.Kind kind(Record record) {
    return switch (String.valueOf(record.eventNameAsString())) {
      case "INSERT" -> PartialChange.Kind.INSERTED;
      case "MODIFY" -> PartialChange.Kind.MODIFIED;
      case "REMOVE" -> PartialChange.Kind.REMOVED;
      default ->
          throw invalid(
              String.format(
                  "The event name of a stream's record is %s. There are INSERT, MODIFY and REMOVE:"
                      + " give records as DynamoDB made them.",
                  record.eventNameAsString()));
    };
  }

  private static StreamRecord streamRecord(Record record) {
    StreamRecord stream = Objects.requireNonNull(record, "record").dynamodb();
    if (stream == null) {
      throw invalid(
          "A stream's record has no dynamodb part, which holds the item's key and images. Give records"
              + " as DynamoDB made them.");
    }
    return stream;
  }

  private static InvalidArgumentException lacks(String image, Record record, StreamRecord stream) {
    String view = stream.streamViewTypeAsString();
    return invalid(
        String.format(
            "The %s record %s has no %s image%s. Give the stream the view type NEW_AND_OLD_IMAGES,"
                + " or read what there is with readPartial.",
            record.eventNameAsString(),
            stream.sequenceNumber(),
            image,
            view == null ? "" : ": its stream's view type is " + view));
  }

  private static InvalidArgumentException invalid(String message) {
    return new InvalidArgumentException(ErrorCode.INCOMPLETE_CHANGE, message);
  }

  @Override
  public String toString() {
    return "ChangeReader[" + type + "]";
  }
}
