package dev.singlet.annotation;

/** The formats of ids that {@link GeneratedId} makes. */
public enum IdFormat {
  /**
   * A UUID of 122 random bits.
   *
   * @see <a href="https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-4">RFC 9562</a>
   */
  UUID_V4,

  /**
   * A UUID that begins with the time in milliseconds. Ids sort by the time when they were made. Ids
   * that one program makes are in order within a millisecond too.
   *
   * @see <a href="https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7">RFC 9562</a>
   */
  UUID_V7,

  /**
   * 26 characters that begin with the time in milliseconds. Ids that one program makes are in order
   * within a millisecond too.
   *
   * @see <a href="https://github.com/ulid/spec">the ULID specification</a>
   */
  ULID,

  /**
   * 27 characters that begin with the time in seconds, followed by 128 random bits.
   *
   * @see <a href="https://github.com/segmentio/ksuid">KSUID</a>
   */
  KSUID,

  /**
   * 21 random letters and digits of ASCII: a nanoid of its alphanumeric alphabet, with 125 random
   * bits. It fits every delimiter of keys. Ids sort in no order.
   *
   * <p>Of a million million ids, two are the same with a probability below 1 to 10<sup>13</sup>. A
   * put with {@code ifNotExists()} is refused in that case.
   *
   * @see <a href="https://github.com/ai/nanoid">nanoid</a>
   */
  NANO_ID
}
