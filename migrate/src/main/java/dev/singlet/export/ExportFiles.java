package dev.singlet.export;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.export.FolderSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * Opens the files of an export: from S3, or from a folder that they were copied to.
 *
 * <pre>{@code
 * ExportFiles files = key -> s3.getObject(object -> object.bucket("exports").key(key));
 * }</pre>
 */
@FunctionalInterface
public interface ExportFiles {

  /**
   * Opens a file.
   *
   * @param key the key of the object in the bucket
   * @return its bytes, which the reader closes
   * @throws IOException if it is missing or can't be read. An unchecked exception is treated the
   *     same
   */
  InputStream open(String key) throws IOException;

  /**
   * Returns the files in a folder, such as a copy by {@code aws s3 cp --recursive}. It can be a
   * copy of the bucket, of the export's prefix, or of the export's own folder {@code
   * AWSDynamoDB/<export id>}. The data of an incremental export is in the folder {@code
   * AWSDynamoDB/data}, which must be copied too.
   *
   * @param folder the folder
   * @return its files
   * @throws InvalidArgumentException if it is not a folder
   */
  static ExportFiles inFolder(Path folder) {
    return new FolderSource(folder)::open;
  }
}
