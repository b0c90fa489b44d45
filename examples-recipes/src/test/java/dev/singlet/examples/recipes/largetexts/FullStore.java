package dev.singlet.examples.recipes.largetexts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** A store that takes nothing and deletes nothing. */
class FullStore implements ObjectStore {

  @Override
  public void put(String key, byte[] content) {
    throw failure();
  }

  @Override
  public Optional<byte[]> get(String key) {
    return Optional.empty();
  }

  @Override
  public void delete(String key) {
    throw failure();
  }

  private static UncheckedIOException failure() {
    return new UncheckedIOException(new IOException("the store is full"));
  }
}
