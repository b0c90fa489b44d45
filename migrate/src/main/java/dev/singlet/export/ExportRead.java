package dev.singlet.export;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.export.ChangeLines;
import dev.singlet.internal.export.DataLine;
import dev.singlet.internal.export.ExportPass;
import dev.singlet.internal.export.ItemLines;
import dev.singlet.internal.export.Manifest;
import dev.singlet.internal.export.ReadSettings;
import dev.singlet.internal.export.Tally;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.stream.ItemChange;
import dev.singlet.value.ReadPolicy;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ExportType;
import software.amazon.awssdk.services.dynamodb.model.ExportViewType;

/**
 * A read of the items of an export, one line at a time. Records are decoded as scans decode them,
 * with hooks, decryption, defaults and older versions. Items of other types, and those that Singlet
 * stores for itself, are left out and counted.
 *
 * <p>Immutable: each stream begins again, and holds one file open until it ends or is closed. While
 * it is read, it throws an {@link InvalidArgumentException} with {@link ErrorCode#DAMAGED_EXPORT}
 * if a data file is missing, cut off, or not as its manifest says; with {@link
 * ErrorCode#WRONG_TABLE} if the items have no key of this model; and by the policy an {@link
 * dev.singlet.error.UnreadableItemException}. Each names the file and the line. Records before it
 * have been given already.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
public final class ExportRead<T> {

  private final ExportFiles files;
  private final Manifest manifest;
  private final ReadSettings<T> settings;
  private final Consumer<? super ExportCounts> counted;

  ExportRead(ExportFiles files, Manifest manifest, ItemType<T> type) {
    this(files, manifest, new ReadSettings<>(type), counts -> {});
  }

  private ExportRead(
      ExportFiles files,
      Manifest manifest,
      ReadSettings<T> settings,
      Consumer<? super ExportCounts> counted) {
    this.files = files;
    this.manifest = manifest;
    this.settings = settings;
    this.counted = counted;
  }

  /**
   * Sets how to treat items that can't be read. The default is to throw.
   *
   * @param policy throws, skips them, or passes them to a consumer
   * @return a read with the policy
   * @throws InvalidArgumentException if the policy collects items in a page, because an export has
   *     no pages
   */
  @CheckReturnValue
  public ExportRead<T> onUnreadable(ReadPolicy policy) {
    ItemReading.requireWithoutPage(Objects.requireNonNull(policy, "policy"), toString());
    return new ExportRead<>(files, manifest, settings.with(policy), counted);
  }

  /**
   * Reads the items of one tenant only.
   *
   * @param id the tenant's id
   * @return a read of the tenant's items
   * @throws InvalidArgumentException if the table has no tenants
   * @throws dev.singlet.error.InvalidKeyException if the id can't be in a key
   */
  @CheckReturnValue
  public ExportRead<T> forTenant(String id) {
    return new ExportRead<>(files, manifest, settings.forTenant(id), counted);
  }

  /**
   * Reports the counts of each stream that is read to its end.
   *
   * @param consumer receives the counts, after the last record; it replaces an earlier one
   * @return a read with the consumer
   */
  @CheckReturnValue
  public ExportRead<T> onCounted(Consumer<? super ExportCounts> consumer) {
    Objects.requireNonNull(consumer, "consumer");
    return new ExportRead<>(files, manifest, settings, consumer);
  }

  /**
   * Returns the records of a full export.
   *
   * @return the records, file by file. Close the stream
   * @throws InvalidArgumentException if the export is incremental, or if the table has tenants and
   *     none was chosen by {@link #forTenant}
   */
  public Stream<T> stream() {
    if (settings.type().table().tenant() != null && settings.tenant() == null) {
      throw new InvalidArgumentException(
          ErrorCode.TENANT_REQUIRED,
          "The items of the table %s belong to tenants, and no tenant is chosen. Call forTenant(id), or read"
                  .formatted(settings.type().table().name())
              + " the items of all tenants with items().");
    }
    return itemsRead(ItemLines.Read::item);
  }

  /**
   * Returns the records of a full export with their keys and tenants. For a table with tenants, the
   * items of all tenants are read unless one was chosen. Items of no tenant are left out.
   *
   * @return the items, file by file. Close the stream
   * @throws InvalidArgumentException if the export is incremental
   */
  public Stream<ExportedItem<T>> items() {
    return itemsRead(
        read -> new ExportedItem<>(read.key(), settings.tenantOf(read.key()), read.item()));
  }

  /**
   * Reads all records of a full export.
   *
   * @param consumer receives each record, on this thread. An exception that it throws ends the read
   * @return the counts
   * @throws InvalidArgumentException as {@link #stream}, and while it reads
   */
  public ExportCounts forEach(Consumer<? super T> consumer) {
    Objects.requireNonNull(consumer, "consumer");
    AtomicReference<ExportCounts> counts = new AtomicReference<>(ExportCounts.NONE);
    try (Stream<T> records = onCounted(counts::set).stream()) {
      records.forEach(consumer);
    }
    ExportCounts all = Objects.requireNonNull(counts.get());
    counted.accept(all);
    return all;
  }

  /**
   * Returns the changes of an incremental export that has new and old images: one for each item
   * that differs between the beginning and the end of its time, however often it was written. An
   * item that was created and deleted in between is not in the export.
   *
   * @return the changes, file by file, in no order. Their events have the time of the last write,
   *     to the microsecond, and no sequence number; {@code expired} is always false. Close the
   *     stream
   * @throws InvalidArgumentException if the export is full, or has new images only
   */
  public Stream<ItemChange<T>> changes() {
    requireType(ExportType.INCREMENTAL_EXPORT, "stream(), items() or forEach(...)");
    if (manifest.view() != ExportViewType.NEW_AND_OLD_IMAGES) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "%s: the view type of the export is %s, so it has no old images. Read it with lastStates()."
              .formatted(this, manifest.view()));
    }
    Tally tally = new Tally();
    return stream(new ChangeLines<>(settings, tally)::change, tally);
  }

  /**
   * Returns the last state of each changed item of an incremental export, with any view type. Use
   * it to bring a copy of the table up to date.
   *
   * @return the states, file by file, in no order. Close the stream
   * @throws InvalidArgumentException if the export is full
   */
  public Stream<LastState<T>> lastStates() {
    requireType(ExportType.INCREMENTAL_EXPORT, "stream(), items() or forEach(...)");
    Tally tally = new Tally();
    ChangeLines<T> lines = new ChangeLines<>(settings, tally);
    return stream(
        line -> {
          ChangeLines.Last<T> last = lines.last(line);
          if (last == null) {
            return null;
          }
          return last.item() == null
              ? new LastState.Deleted<T>(last.event())
              : new LastState.Stored<>(last.item(), last.event());
        },
        tally);
  }

  private <R> Stream<R> itemsRead(Function<ItemLines.Read<T>, R> result) {
    requireType(ExportType.FULL_EXPORT, "changes() or lastStates()");
    Tally tally = new Tally();
    ItemLines<T> lines = new ItemLines<>(settings, tally);
    return stream(
        line -> {
          ItemLines.Read<T> read = lines.read(line);
          return read == null ? null : result.apply(read);
        },
        tally);
  }

  private <R> Stream<R> stream(Function<DataLine, @Nullable R> decoding, Tally tally) {
    return ExportPass.stream(
        files::open, manifest.files(), decoding, tally, told -> counted.accept(counts(told)));
  }

  private static ExportCounts counts(Tally tally) {
    return new ExportCounts(
        tally.entities(),
        tally.deleted(),
        tally.unreadable(),
        tally.ofSinglet(),
        tally.ofOthers(),
        tally.files(),
        tally.bytes());
  }

  private void requireType(ExportType type, String instead) {
    if (manifest.type() != type) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "%s: the type of the export is %s. Read it with %s."
              .formatted(this, manifest.type().toString(), instead));
    }
  }

  @Override
  public String toString() {
    return "ExportRead[" + settings.type() + "]";
  }
}
