package dev.singlet.it.docs.model;

import dev.singlet.crypto.aes.KeyProvider;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

public final class PatientKeys implements KeyProvider {

  private final Map<String, SecretKey> keys =
      Map.of("2025", load("patients-2025"), "2026", load("patients-2026"));

  @Override
  public String currentKeyId() {
    return "2026";
  }

  @Override
  public @Nullable SecretKey key(String id) {
    return keys.get(id);
  }

  /** Stands for a call of the service that keeps them. */
  private static SecretKey load(String name) {
    byte[] bytes = new byte[32];
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    System.arraycopy(text, 0, bytes, 0, text.length);
    return new SecretKeySpec(bytes, "AES");
  }
}
