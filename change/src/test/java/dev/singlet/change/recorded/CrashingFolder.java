package dev.singlet.change.recorded;

import java.nio.file.Path;

/** A folder that fails after a number of files were changed. */
final class CrashingFolder extends Folder {

  private int left;

  CrashingFolder(Path path, int changes) {
    super(path);
    this.left = changes;
  }

  @Override
  void write(String file, String text) {
    count();
    super.write(file, text);
  }

  @Override
  void delete(String file) {
    count();
    super.delete(file);
  }

  private void count() {
    if (left-- == 0) {
      throw new IllegalStateException("a crash");
    }
  }
}
