package com.example;

import dev.singlet.crypto.aes.AesGcm;
import dev.singlet.crypto.aes.KeyProvider;
import java.util.Map;
import javax.crypto.spec.SecretKeySpec;

public final class NoteCipher extends AesGcm {
  public NoteCipher() {
    super(KeyProvider.of("k", Map.of("k", new SecretKeySpec(new byte[32], "AES"))));
  }
}
