package dev.singlet.export;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.export.DataFile;
import dev.singlet.internal.export.Manifest;
import dev.singlet.internal.scan.Share;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.stream.ItemChange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.ExportType;
import software.amazon.awssdk.services.dynamodb.model.ExportViewType;

/**
 * An export of a table to S3, full or incremental, in the format {@code DYNAMODB_JSON}. It is read
 * from the files that {@code ExportTableToPointInTime} has written, and costs no capacity of the
 * table.
 *
 * <pre>{@code
 * TableExport export = TableExport.open(ExportFiles.inFolder(Path.of("AWSDynamoDB/01693685827463-2d8752fd")));
 * try (Stream<Issue> issues = export.stream(IssueEntity.type())) {
 *   issues.forEach(issue -> index(issue));
 * }
 * }</pre>
 *
 * <p>The checksums of the manifests are compared when the export is opened. The checksum and the
 * number of lines of a data file are compared when it has been read: records of a damaged file may
 * have been given before the exception comes.
 *
 * <p>Immutable. Several threads can read it at the same time.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html">DynamoDB
 *     table export output format</a>
 */
public final class TableExport {

  private static final String SUMMARY = "manifest-summary.json";

  private final ExportFiles files;
  private final Manifest manifest;

  private TableExport(ExportFiles files, Manifest manifest) {
    this.files = files;
    this.manifest = manifest;
  }

  /**
   * Opens the export in a folder that has {@code manifest-summary.json} itself: {@code
   * AWSDynamoDB/<export id>}.
   *
   * @param files the files of the folder
   * @return the export
   * @throws InvalidArgumentException with {@link ErrorCode#DAMAGED_EXPORT} if a manifest is missing
   *     or not as its checksum says; with {@link ErrorCode#INVALID_ARGUMENT} if the format of the
   *     export is {@code ION}
   */
  public static TableExport open(ExportFiles files) {
    return open(files, SUMMARY);
  }

  /**
   * Opens an export in a bucket, or in a copy of the bucket.
   *
   * @param files the files of the bucket
   * @param manifestKey the key of the export's {@code manifest-summary.json}, such as the {@code
   *     ExportManifest} that {@code DescribeExport} returns
   * @return the export
   * @throws InvalidArgumentException as {@link #open(ExportFiles)}
   */
  public static TableExport open(ExportFiles files, String manifestKey) {
    Objects.requireNonNull(files, "files");
    if (!manifestKey.endsWith(".json")) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "%s is not the key of a manifest. Give the key of %s.".formatted(manifestKey, SUMMARY));
    }
    return new TableExport(files, Manifest.read(files::open, manifestKey));
  }

  /**
   * Returns a part of the data files, for one of several machines that read an export together.
   * Each file is in exactly one share.
   *
   * @param index the number of the share, from 0
   * @param shares the number of shares, 1 or more
   * @return the files whose place in the manifest leaves this index, divided by the number of
   *     shares
   * @throws InvalidArgumentException if there is no such share
   */
  public TableExport share(int index, int shares) {
    Share share = new Share(index, shares);
    List<DataFile> part = new ArrayList<>();
    for (int i = share.index(); i < manifest.files().size(); i += share.of()) {
      part.add(manifest.files().get(i));
    }
    return new TableExport(files, manifest.with(part));
  }

  /**
   * Returns a read of the items of one entity, or of several under a sealed interface. It has
   * settings, and counts.
   *
   * @param type the type of the items, such as {@code IssueEntity.type()} or {@code
   *     GitHubTable.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the read
   */
  public <T> ExportRead<T> read(ItemType<T> type) {
    return new ExportRead<>(files, manifest, Objects.requireNonNull(type, "type"));
  }

  /**
   * Returns the items of a full export, as {@link ExportRead#stream} does.
   *
   * @param type the type of the items
   * @param <T> the entity's record, or a sealed interface over several
   * @return the records. Close the stream
   */
  public <T> Stream<T> stream(ItemType<T> type) {
    return read(type).stream();
  }

  /**
   * Returns the changes of an incremental export, as {@link ExportRead#changes} does.
   *
   * @param type the type of the items
   * @param <T> the entity's record, or a sealed interface over several
   * @return the changes. Close the stream
   */
  public <T> Stream<ItemChange<T>> changes(ItemType<T> type) {
    return read(type).changes();
  }

  /**
   * Returns the ARN of the export.
   *
   * @return the ARN, as {@code DescribeExport} takes it
   */
  public String exportArn() {
    return manifest.exportArn();
  }

  /**
   * Returns the ARN of the table.
   *
   * @return the ARN of the table that was exported
   */
  public String tableArn() {
    return manifest.tableArn();
  }

  /**
   * Returns the kind of export.
   *
   * @return full or incremental
   */
  public ExportType exportType() {
    return manifest.type();
  }

  /**
   * Returns the images that the lines have.
   *
   * @return the view type of an incremental export; empty for a full export
   */
  public Optional<ExportViewType> viewType() {
    return Optional.ofNullable(manifest.view());
  }

  /**
   * Returns the beginning of the time that an incremental export covers.
   *
   * @return the time, inclusive; empty for a full export
   */
  public Optional<Instant> from() {
    return Optional.ofNullable(manifest.from());
  }

  /**
   * Returns the time whose state was exported.
   *
   * @return the point in time of a full export; the end of an incremental export, exclusive; empty
   *     if the manifest doesn't tell
   */
  public Optional<Instant> to() {
    return Optional.ofNullable(manifest.to());
  }

  /**
   * Returns the number of items, or of changed items, in the whole export.
   *
   * @return the number, of all shares
   */
  public long itemCount() {
    return manifest.items();
  }

  /**
   * Returns the keys of the data files.
   *
   * @return the keys in the bucket, of this share
   */
  public List<String> dataFiles() {
    return manifest.files().stream().map(DataFile::key).toList();
  }

  @Override
  public String toString() {
    return "TableExport[" + manifest.exportArn() + "]";
  }
}
