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
  KSUID
}
