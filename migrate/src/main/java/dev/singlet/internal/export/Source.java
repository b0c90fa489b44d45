package dev.singlet.internal.export;

import java.io.IOException;
import java.io.InputStream;

/** Opens the objects of a bucket. */
public interface Source {

  /**
   * Opens an object.
   *
   * @throws IOException if it is missing or can't be read
   */
  InputStream open(String key) throws IOException;
}
