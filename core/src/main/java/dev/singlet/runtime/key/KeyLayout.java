package dev.singlet.runtime.key;

import dev.singlet.runtime.item.ValueCodec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The template of a key attribute, from which values are read back. Generated code makes it of
 * templates whose texts can be split in one way only: a value of varying length ends at the
 * delimiter, or at the end of the template. A value that can hold the delimiter ends at the literal
 * text that follows it.
 */
public final class KeyLayout {

  /**
   * A part of the template.
   *
   * @param text its text; for a value the placeholder, for messages
   * @param width its number of characters; 0 if that varies
   * @param isValue true for a value
   * @param isAny true for a value that can hold the delimiter
   */
  private record Part(String text, int width, boolean isValue, boolean isAny) {}

  private final String attribute;
  private final String delimiter;
  private final String tenant;
  private final List<Part> parts = new ArrayList<>();

  /** Starts the template of a key attribute. */
  public KeyLayout(String attribute, String delimiter) {
    this(attribute, delimiter, "");
  }

  /**
   * Starts the template of a partition key that can have a tenant's part before it.
   *
   * @param tenant the text before the tenant's id
   */
  public KeyLayout(String attribute, String delimiter, String tenant) {
    this.attribute = attribute;
    this.delimiter = delimiter;
    this.tenant = tenant;
  }

  /** Appends literal text. */
  public KeyLayout literal(String text) {
    parts.add(new Part(text, text.length(), false, false));
    return this;
  }

  /** Appends a value of varying length. */
  public KeyLayout value(String placeholder) {
    return value(placeholder, 0);
  }

  /** Appends a value that always has the same number of characters. */
  public KeyLayout value(String placeholder, int width) {
    parts.add(new Part(placeholder, width, true, false));
    return this;
  }

  /** Appends a value that can hold the delimiter. */
  public KeyLayout any(String placeholder) {
    parts.add(new Part(placeholder, 0, true, true));
    return this;
  }

  /** Returns a value that is in the key as its text. */
  public <T> KeyValue<T> text(String placeholder, ValueCodec<T> codec) {
    return new KeyValue<>(this, placeholder, text -> text, codec);
  }

  /** Returns a value that the format {@code escape} writes. */
  public <T> KeyValue<T> escaped(String placeholder, ValueCodec<T> codec) {
    return new KeyValue<>(
        this, placeholder, text -> EscapedText.unescape(text, delimiter.charAt(0)), codec);
  }

  /** Returns an integer that the format {@code pad} writes. */
  public <T> KeyValue<T> padded(String placeholder, ValueCodec<T> codec) {
    return new KeyValue<>(this, placeholder, KeyLayout::withoutZeros, codec);
  }

  /** Returns an integer that the format {@code reverse} writes: 9 minus each of its digits. */
  public <T> KeyValue<T> reversed(String placeholder, ValueCodec<T> codec) {
    return new KeyValue<>(
        this, placeholder, text -> withoutZeros(DescendingText.complement(text)), codec);
  }

  /** Returns a date or a time that the format {@code descending} writes. */
  public <T> KeyValue<T> descending(String placeholder, ValueCodec<T> codec) {
    return new KeyValue<>(this, placeholder, DescendingText::complement, codec);
  }

  private static String withoutZeros(String digits) {
    if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw new IllegalArgumentException("has \"" + digits + "\" where digits are expected");
    }
    int first = 0;
    while (first < digits.length() - 1 && digits.charAt(first) == '0') {
      first++;
    }
    return digits.substring(first);
  }

  String attribute() {
    return attribute;
  }

  /**
   * Finds a value in the text of the key attribute.
   *
   * @throws IllegalArgumentException if the text doesn't fit the template
   */
  String find(String placeholder, String text) {
    int behindTenant = behindTenant(text);
    String found = find(placeholder, text, behindTenant);
    // Text that looks like a tenant's part may belong to the model itself.
    if (found == null && behindTenant > 0) {
      found = find(placeholder, text, 0);
    }
    if (found == null) {
      throw new IllegalArgumentException("is \"" + text + "\", which is not of the form " + this);
    }
    return found;
  }

  private int behindTenant(String text) {
    if (tenant.isEmpty() || !text.startsWith(tenant)) {
      return 0;
    }
    int end = text.indexOf(delimiter, tenant.length());
    return end <= tenant.length() ? 0 : end + delimiter.length();
  }

  /** Returns the text of a value; null if the text doesn't fit. */
  private @Nullable String find(String placeholder, String text, int from) {
    String found = null;
    int at = from;
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      int end = part.width() > 0 ? at + part.width() : endOfValue(i, text, at);
      boolean fits =
          part.isValue() ? end > at && end <= text.length() : text.startsWith(part.text(), at);
      if (!fits) {
        return null;
      }
      if (part.isValue() && part.text().equals(placeholder)) {
        found = text.substring(at, end);
      }
      at = end;
    }
    return at == text.length() ? found : null;
  }

  /**
   * Returns the end of a value of varying length; -1 if the text doesn't fit. The literal text
   * after the value has the delimiter, or ends the template, unless the value can hold the
   * delimiter.
   */
  private int endOfValue(int index, String text, int at) {
    String behind = index + 1 < parts.size() ? parts.get(index + 1).text() : "";
    if (parts.get(index).isAny()) {
      boolean isLast = index + 2 >= parts.size();
      return isLast ? text.length() - behind.length() : text.indexOf(behind, at);
    }
    int within = behind.indexOf(delimiter);
    int delimiterAt = text.indexOf(delimiter, at);
    if (within >= 0) {
      return delimiterAt - within;
    }
    return delimiterAt < 0 ? text.length() - behind.length() : -1;
  }

  /** Returns the template. */
  @Override
  public String toString() {
    StringBuilder template = new StringBuilder();
    for (Part part : parts) {
      template.append(part.isValue() ? "{" + part.text() + "}" : part.text());
    }
    return template.toString();
  }
}
