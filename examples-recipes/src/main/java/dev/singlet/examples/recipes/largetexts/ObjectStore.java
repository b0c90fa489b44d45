package dev.singlet.examples.recipes.largetexts;

import java.util.Optional;

/** Stands for a store such as Amazon S3: objects by key, without transactions. */
interface ObjectStore {

  void put(String key, byte[] content);

  Optional<byte[]> get(String key);

  /** Deletes an object, if it is there. */
  void delete(String key);
}
