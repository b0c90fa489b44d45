package dev.singlet.export;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.imports.ImportSettings;
import dev.singlet.internal.imports.ImportWriter;
import dev.singlet.internal.table.CreateSpec;
import dev.singlet.internal.write.PutWrite;
import dev.singlet.item.Put;
import dev.singlet.operation.TableAccess;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ImportTableRequest;
import software.amazon.awssdk.services.dynamodb.model.InputCompressionType;
import software.amazon.awssdk.services.dynamodb.model.InputFormat;
import software.amazon.awssdk.services.dynamodb.model.S3BucketSource;

/**
 * Writes the items of puts to files, from which {@code ImportTable} creates a table. An import
 * costs no write capacity. DynamoDB imports into tables that don't exist yet, and into no others.
 *
 * <pre>{@code
 * ImportReport report =
 *     ImportFiles.in(folder).write(github, issues.map(issue -> IssueEntity.put(issue)));
 * // Upload the folder to s3://imports/github/, then
 * dynamoDb.importTable(
 *     ImportFiles.request(
 *         github, S3BucketSource.builder().s3Bucket("imports").s3KeyPrefix("github/").build()));
 * }</pre>
 *
 * <p>Each item is what the put would store, with defaults, stamps, keys, encryption, and the
 * client's tenant, clock and values from the context. The items that reserve unique values are
 * written, too.
 *
 * <p><b>Nothing is compared with other items.</b> If two records have one key, the import keeps one
 * of them, by chance. If two records with other keys have one unique value, it keeps both, but only
 * one of them has the value reserved. It counts no error. So compare the number of items in the
 * table with {@link ImportReport#lines} and run {@link dev.singlet.tables.VerifyItems} before the
 * table is used.
 *
 * <p>The lines are in DynamoDB JSON, compressed with GZIP. They go to several files in turn, and
 * their order is changed, because a file whose lines are in the order of their keys sends its
 * writes to one partition after the other.
 *
 * <p>Immutable.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataImport.Format.html">Amazon
 *     S3 import formats for DynamoDB</a>
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataImport.Validation.html">Import
 *     format quotas and validation</a>
 */
public final class ImportFiles {

  private final ImportSettings settings;

  private ImportFiles(ImportSettings settings) {
    this.settings = settings;
  }

  /**
   * Returns a writer of files in a folder.
   *
   * @param folder an empty folder; it is made if it is not there
   * @return the writer
   */
  @CheckReturnValue
  public static ImportFiles in(Path folder) {
    return new ImportFiles(new ImportSettings(Objects.requireNonNull(folder, "folder")));
  }

  /**
   * Sets how many files are written at the same time. Lines go to them in turn.
   *
   * @param files 1 or more; 8 by default
   * @return a writer with the number
   * @throws InvalidArgumentException if it is less than 1
   */
  @CheckReturnValue
  public ImportFiles filesAtOnce(int files) {
    return new ImportFiles(settings.filesAtOnce(files));
  }

  /**
   * Limits the size of a file. DynamoDB reads up to 50,000 files for an import.
   *
   * @param bytes the most bytes of JSON, before compression; 512 MB by default. A longer line has a
   *     file of its own
   * @return a writer with the limit
   * @throws InvalidArgumentException if it is less than 1
   */
  @CheckReturnValue
  public ImportFiles fileBytes(long bytes) {
    return new ImportFiles(settings.fileBytes(bytes));
  }

  /**
   * Sets how much memory is used to change the order of the lines. Choose it larger than the JSON
   * of the largest item collection.
   *
   * @param bytes the bytes of JSON that are held; 64 MB by default
   * @return a writer with the number
   * @throws InvalidArgumentException if it is less than 1
   */
  @CheckReturnValue
  public ImportFiles bufferBytes(long bytes) {
    return new ImportFiles(settings.bufferBytes(bytes));
  }

  /**
   * Writes all items. The files have other names until the last one is complete, and are deleted if
   * anything fails.
   *
   * @param client the client that would execute the puts; it makes no request
   * @param puts puts without conditions, of any entities of the table. The stream is read on this
   *     thread, and closed
   * @return the number of items, and the files
   * @throws InvalidArgumentException if the folder has files, if a put is of another table or has a
   *     condition, or with the code of the reason if a put can't be made, such as {@link
   *     ErrorCode#INVALID_ENTITY}. It names the put
   * @throws java.io.UncheckedIOException if a file can't be written
   */
  public ImportReport write(TableAccess<?> client, Stream<? extends Put<?>> puts) {
    ClientSettings known = TableAccess.settings(client);
    try (puts) {
      ImportWriter.Written written =
          new ImportWriter(settings, known).write(puts.map(ImportFiles::description).iterator());
      return new ImportReport(
          written.items(),
          written.reservations(),
          written.files(),
          written.bytes(),
          written.fileBytes());
    }
  }

  private static PutWrite<?> description(Put<?> put) {
    return Put.describe(put);
  }

  /**
   * Returns the request that creates the table of a client from the files, with the keys and
   * indexes of the model, billed on demand. It turns on neither time to live nor a stream: use
   * {@link dev.singlet.tables.TableSetup} after the import.
   *
   * @param client the client, which knows the table's name
   * @param source the bucket, and the prefix of the files. All objects with the prefix are imported
   * @return the request. Change it with its {@code toBuilder()}
   * @throws InvalidArgumentException if the model has local indexes, which {@code ImportTable}
   *     can't create
   */
  public static ImportTableRequest request(TableAccess<?> client, S3BucketSource source) {
    ClientSettings known = TableAccess.settings(client);
    Objects.requireNonNull(source, "source");
    CreateTableRequest create =
        new CreateSpec(known.schema(), false, null, null).request(known.context());
    if (create.hasLocalSecondaryIndexes()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The table %s has the local index %s. ImportTable can't create local indexes: create the table with"
                  .formatted(
                      known.schema().name(), create.localSecondaryIndexes().get(0).indexName())
              + " CreateTable, and put the items.");
    }
    return ImportTableRequest.builder()
        .s3BucketSource(source)
        .inputFormat(InputFormat.DYNAMODB_JSON)
        .inputCompressionType(InputCompressionType.GZIP)
        .tableCreationParameters(
            table ->
                table
                    .tableName(create.tableName())
                    .billingMode(create.billingMode())
                    .keySchema(create.keySchema())
                    .attributeDefinitions(create.attributeDefinitions())
                    .globalSecondaryIndexes(
                        create.hasGlobalSecondaryIndexes()
                            ? create.globalSecondaryIndexes()
                            : null))
        .build();
  }

  @Override
  public String toString() {
    return "ImportFiles[" + settings.folder() + "]";
  }
}
