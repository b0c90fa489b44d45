package dev.singlet.it.keys.model;

import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Table;
import dev.singlet.crypto.aes.AesGcm;
import dev.singlet.it.encryption.model.Safe.OneKey;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** Values that only the key has, with a delimiter that UUIDs, dates and times have, too. */
@Table(
    name = "Slips",
    delimiter = "-",
    tenant = "T-{tenant}",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Slips {

  /** A time at a berth. */
  record Stay(
      @OnlyInKey UUID id, @OnlyInKey LocalDate day, @OnlyInKey int berth, @OnlyInKey Instant at) {}

  @Entity
  @LinkedKey(
      name = "slips",
      givesUp = KeyProperty.ORDER,
      partition = "{port}-{stay.id}{stay.day}",
      sort = "{stay.berth}-{stay.at}{note:escape}")
  record Slip(
      @OnlyInKey String port,
      @Flatten Stay stay,
      @OnlyInKey String note,
      @Encrypt(with = SlipCipher.class) String owner,
      int size)
      implements Slips {}

  /** Encrypts with one key. */
  final class SlipCipher extends AesGcm {
    public SlipCipher() {
      super(new OneKey());
    }
  }
}
