package dev.singlet.value;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Computes the partition of an item for the format {@code shard(n)}. The function is part of the
 * storage format, the same in every version and every language: the <a
 * href="https://www.rfc-editor.org/rfc/rfc1952#section-8">CRC-32 of gzip and zlib</a> of the
 * value's text in UTF-8, an unsigned number, modulo n.
 */
public final class Shard {

  private Shard() {}

  /**
   * Returns the shard of a value.
   *
   * @param text the value's text in a key, after the formats that are before {@code shard(n)}
   * @param shards the number of shards
   * @return its number, from 0
   */
  public static int of(String text, int shards) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return (int) (crc.getValue() % shards);
  }
}
