package dev.singlet.crypto.aes;

import java.util.Map;
import javax.crypto.SecretKey;
import org.jspecify.annotations.Nullable;

/** Keys in memory. */
record HeldKeys(String currentKeyId, Map<String, SecretKey> keys) implements KeyProvider {

  HeldKeys {
    keys = Map.copyOf(keys);
  }

  @Override
  public @Nullable SecretKey key(String id) {
    return keys.get(id);
  }

  @Override
  public String toString() {
    return "KeyProvider[" + currentKeyId + " of " + keys.keySet() + "]";
  }
}
