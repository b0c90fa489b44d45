package dev.singlet.it.encryption.model;

import dev.singlet.crypto.aes.KeyProvider;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Keys that a test can change, as a service that keeps keys does. */
public final class TestKeys implements KeyProvider {

  public static final Map<String, SecretKey> KEYS = new ConcurrentHashMap<>();

  private static volatile String current = "k1";

  public static void reset() {
    KEYS.put("k1", key(1));
    KEYS.keySet().retainAll(Set.of("k1"));
    current = "k1";
  }

  public static void rotateTo(String id) {
    KEYS.put(id, key(id.hashCode()));
    current = id;
  }

  @Override
  public String currentKeyId() {
    return current;
  }

  @Override
  public @Nullable SecretKey key(String id) {
    return KEYS.get(id);
  }

  public static SecretKey key(int seed) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) seed);
    return new SecretKeySpec(bytes, "AES");
  }
}
