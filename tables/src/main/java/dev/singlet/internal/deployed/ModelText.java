package dev.singlet.internal.deployed;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import software.amazon.awssdk.core.SdkBytes;

/**
 * The descriptor of a model without the texts of its Javadoc, which change without the model.
 *
 * @param json the descriptor
 */
public record ModelText(String json) {

  private static final int HASH_DIGITS = 16;

  /** An item has at most 400 KB, with its key and the names of its attributes. */
  private static final int MAX_BYTES = 396 * 1024;

  /** Returns the text of a model. */
  public static ModelText of(TableDescriptor model) {
    return new ModelText(JsonText.of(withoutJavadoc(JsonObject.of(model.toJson()).members())));
  }

  private static Object withoutJavadoc(Object value) {
    if (value instanceof Map<?, ?> object) {
      Map<Object, Object> members = new LinkedHashMap<>();
      object.forEach(
          (name, member) -> {
            if (!(name.equals("documentation") && member instanceof String)) {
              members.put(name, withoutJavadoc(member));
            }
          });
      return members;
    }
    return value instanceof List<?> array
        ? array.stream().map(ModelText::withoutJavadoc).toList()
        : value;
  }

  /** Returns a short text that differs for different models. */
  public String hash() {
    return hash(json);
  }

  /** Returns a short text that differs for different texts. */
  public static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Returns the text as it is stored.
   *
   * @throws InvalidArgumentException if an item can't hold it
   */
  public SdkBytes compressed() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(json.getBytes(StandardCharsets.UTF_8));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    if (bytes.size() > MAX_BYTES) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The descriptor of the model has %d bytes when it is compressed, and an item of DynamoDB has"
                  .formatted(bytes.size())
              + " at most 400 KB. A model of this size can't be announced.");
    }
    return SdkBytes.fromByteArrayUnsafe(bytes.toByteArray());
  }

  /**
   * Reads a text.
   *
   * @throws IOException if the bytes are not those of a text
   */
  public static ModelText ofCompressed(SdkBytes bytes) throws IOException {
    try (GZIPInputStream zip =
        new GZIPInputStream(new ByteArrayInputStream(bytes.asByteArrayUnsafe()))) {
      return new ModelText(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
