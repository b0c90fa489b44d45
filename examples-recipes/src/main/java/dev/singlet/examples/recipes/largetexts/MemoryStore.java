package dev.singlet.examples.recipes.largetexts;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Objects in memory. */
final class MemoryStore implements ObjectStore {

  private final Map<String, byte[]> objects = new ConcurrentHashMap<>();

  @Override
  public void put(String key, byte[] content) {
    objects.put(key, content.clone());
  }

  @Override
  public Optional<byte[]> get(String key) {
    return Optional.ofNullable(objects.get(key)).map(byte[]::clone);
  }

  @Override
  public void delete(String key) {
    objects.remove(key);
  }

  Set<String> keys() {
    return new TreeSet<>(objects.keySet());
  }
}
