package dev.singlet.value;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Spreads items over partitions, as the format {@code shard(n)} says. The function is part of the
 * storage format, the same in every version and every language: the <a
 * href="https://www.rfc-editor.org/rfc/rfc1952#section-8">CRC-32 of gzip and zlib</a> of the
 * value's text in UTF-8, an unsigned number, modulo n.
 */
public final class Shard {

  private Shard() {}

  /**
   * The shard of a value.
   *
   * @param text what the value would be in a key, with the formats that stand before {@code
   *     shard(n)}
   * @param shards how many there are
   * @return its number, from 0
   */
  public static int of(String text, int shards) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return (int) (crc.getValue() % shards);
  }
}
