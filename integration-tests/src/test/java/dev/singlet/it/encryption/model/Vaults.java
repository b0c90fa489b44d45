package dev.singlet.it.encryption.model;

import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.crypto.AttributeCipher;
import dev.singlet.crypto.CipherContext;

/** Items whose cipher lacks its key. */
@Table(name = "Vaults")
public sealed interface Vaults {

  /** Its cipher can't be made. */
  @Entity
  @LinkedKey(partition = "VAULT#{id}", sort = "VAULT")
  record Vault(String id, @Encrypt(with = KeylessCipher.class) String code) implements Vaults {}

  /** It asks for a key that isn't configured. */
  final class KeylessCipher implements AttributeCipher {
    public KeylessCipher() {
      throw new IllegalArgumentException("VAULT_KEY is not set");
    }

    @Override
    public byte[] encrypt(byte[] plain, CipherContext context) {
      throw new AssertionError("There is no such cipher.");
    }

    @Override
    public byte[] decrypt(byte[] encrypted, CipherContext context) {
      throw new AssertionError("There is no such cipher.");
    }
  }
}
