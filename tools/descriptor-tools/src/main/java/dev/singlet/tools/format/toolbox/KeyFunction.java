package dev.singlet.tools.format.toolbox;

import java.util.List;
import java.util.Locale;

/** The functions that make parts of keys from values, as {@code KeyText} does in Java. */
enum KeyFunction {
  TEXT(
      """
      /** A part of a key. An empty one, or one with the delimiter in it, could make two keys equal. */
      const text = (value: string): string => {
        const begun = (length: number) => value.endsWith(delimiter.slice(0, length))
        if (value === '' || value.includes(delimiter) || [...delimiter].some((_, at) => at > 0 && begun(at))) {
          throw new RangeError(`'${value}' can't be part of a key: it is empty, or contains ${delimiter}.`)
        }
        return value
      }
      """),
  ENDING(
      """
      /** A part of a key that may hold the delimiter. It ends at the text that follows it. */
      const ending = (value: string, end = ''): string => {
        if (value === '' || (end !== '' && (value + end).indexOf(end) < value.length)) {
          throw new RangeError(`'${value}' can't be part of a key: it is empty, or ends too early, at '${end}'.`)
        }
        return value
      }
      """),
  PAD(
      """
      /** Digits with leading zeros, so that keys sort as numbers do. */
      const pad = (value: number | bigint, digits: number): string => {
        const padded = String(value).padStart(digits, '0')
        if (value < 0 || padded.length > digits) {
          throw new RangeError(`${value} doesn't fit ${digits} digits.`)
        }
        return padded
      }
      """),
  REVERSE(
      """
      /** Digits of the difference to the greatest number, so that greater ones sort first. */
      const reverse = (value: number | bigint, digits: number): string =>
        pad(BigInt('9'.repeat(digits)) - BigInt(pad(value, digits)), digits)
      """),
  ESCAPE(
      """
      /** Text without the delimiter and what sorts before it, in the same order. */
      const escape = (value: string): string => {
        if (value === '') {
          throw new RangeError('A part of a key is empty.')
        }
        const mark = String.fromCharCode(delimiter.charCodeAt(0) + 1)
        let escaped = ''
        for (const character of value) {
          if (character <= mark) {
            escaped += mark + character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
          } else if (character.codePointAt(0)! >= 0x10fffe) {
            escaped += '\\u{10fffe}' + (character === '\\u{10fffe}' ? 'E' : 'F')
          } else {
            escaped += character
          }
        }
        return escaped
      }
      """),
  DESCENDING(
      """
      /** A time or a date whose later values sort first: each digit is subtracted from 9. */
      const descending = (value: string): string => value.replace(/[0-9]/g, digit => String(9 - Number(digit)))
      """),
  INSTANT(
      """
      /** A time with another number of digits of a second. */
      const instant = (value: string, digits: number): string =>
        value.slice(0, 19) + (digits === 0 ? '' : '.' + value.slice(20, -1).padEnd(digits, '0').slice(0, digits)) + 'Z'
      """),
  CRC(
      """
      /** The CRC-32 of a text in UTF-8. */
      const crc32 = (value: string): number => {
        let crc = -1
        for (const byte of new TextEncoder().encode(value)) {
          crc ^= byte
          for (let bit = 0; bit < 8; bit++) {
            crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
          }
        }
        return (crc ^ -1) >>> 0
      }
      """),
  SHARD(
      """
      /** The number of the partition that a value goes to. */
      const shard = (value: string, shards: number): string =>
        pad(crc32(value) % shards, String(shards - 1).length)
      """),
  HASH(
      """
      /** The first hexadecimal digits of a hash of a value. */
      const hash = (value: string, digits: number): string =>
        crc32(value).toString(16).padStart(8, '0').slice(0, digits)
      """),
  ORDERED(
      """
      /** A number as text that sorts as numbers do; with the sign -1, greater ones first. */
      const ordered = (value: number | bigint, sign: 1 | -1 = 1): string => {
        if (value == 0) {
          return '1000'
        }
        const isBelow = value < 0
        const whole = String(value).replace('-', '')
        const [mantissa, power] =
          typeof value === 'bigint' ? [whole, whole.length - 1] : value.toExponential().split('e')
        const digits = mantissa.replace(/[-.]/g, '').replace(/0+$/, '')
        const exponent = Number(power) + 131
        return isBelow === (sign === -1)
          ? '1' + String(exponent).padStart(3, '0') + digits
          : '0' + String(999 - exponent).padStart(3, '0') + descending(digits) + '~'
      }
      """),
  STAMP(
      """
      /** A time that Toolbox fills in. Its types don't tell that it is there. */
      const stamp = (input: object, name: string): string => (input as Record<string, string>)[name]
      """),
  TENANT(
      """
      /** Toolbox knows no tenants. Set `id` to a function that returns the tenant of the request. */
      export const tenant: { id: () => string } = {
        id: () => {
          throw new Error('Set tenant.id: each partition key begins with the tenant.')
        }
      }
      """);

  private final String source;

  KeyFunction(String source) {
    this.source = source;
  }

  String functionName() {
    return name().toLowerCase(Locale.ROOT);
  }

  String source() {
    return source;
  }

  List<KeyFunction> needs() {
    return switch (this) {
      case REVERSE -> List.of(PAD);
      case SHARD -> List.of(PAD, CRC);
      case HASH -> List.of(CRC);
      case ORDERED -> List.of(DESCENDING);
      default -> List.of();
    };
  }
}
