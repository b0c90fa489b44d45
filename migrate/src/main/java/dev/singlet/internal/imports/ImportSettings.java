package dev.singlet.internal.imports;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.nio.file.Path;

/**
 * The layout of the files.
 *
 * @param folder where they are
 * @param filesAtOnce the number of files that lines go to in turn
 * @param fileBytes the most bytes of a file, before compression
 * @param bufferBytes the bytes of lines whose order is changed
 */
public record ImportSettings(Path folder, int filesAtOnce, long fileBytes, long bufferBytes) {

  private static final long MB = 1024L * 1024;

  public ImportSettings {
    requirePositive("filesAtOnce", filesAtOnce);
    requirePositive("fileBytes", fileBytes);
    requirePositive("bufferBytes", bufferBytes);
  }

  public ImportSettings(Path folder) {
    this(folder, 8, 512 * MB, 64 * MB);
  }

  private static void requirePositive(String method, long number) {
    if (number < 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, "%s(%d): give it 1 or more.".formatted(method, number));
    }
  }

  public ImportSettings filesAtOnce(int number) {
    return new ImportSettings(folder, number, fileBytes, bufferBytes);
  }

  public ImportSettings fileBytes(long number) {
    return new ImportSettings(folder, filesAtOnce, number, bufferBytes);
  }

  public ImportSettings bufferBytes(long number) {
    return new ImportSettings(folder, filesAtOnce, fileBytes, number);
  }
}
