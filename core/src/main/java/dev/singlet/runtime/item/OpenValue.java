package dev.singlet.runtime.item;

import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Values that are given in the type that a document has, as documents. */
public final class OpenValue {

  private OpenValue() {}

  /** Returns the document; null for an empty set, for which nothing is stored. */
  @SuppressWarnings("unchecked") // The attributes that a document gives take these types alone.
  public static @Nullable Document document(Object value) {
    if (value instanceof String text) {
      return Document.of(text);
    }
    if (value instanceof BigDecimal number) {
      return Document.of(number);
    }
    if (value instanceof Boolean bool) {
      return Document.of(bool);
    }
    if (value instanceof byte[] bytes) {
      return Document.of(SdkBytes.fromByteArray(bytes));
    }
    if (value instanceof List<?> list) {
      return Document.ofList((List<Document>) list);
    }
    if (value instanceof Map<?, ?> map) {
      return Document.ofMap((Map<String, Document>) map);
    }
    return set((Set<?>) value);
  }

  @SuppressWarnings("unchecked") // As above.
  private static @Nullable Document set(Set<?> set) {
    if (set.isEmpty()) {
      return null;
    }
    if (set.stream().anyMatch(Objects::isNull)) {
      return withNull(set);
    }
    return set.iterator().next() instanceof String
        ? new Document.TextSet((Set<String>) set)
        : new Document.NumberSet((Set<BigDecimal>) set);
  }

  /** Returns a list, because a list can hold null, and its check says where that is. */
  private static Document withNull(Set<?> set) {
    List<@Nullable Document> elements = new ArrayList<>();
    set.forEach(element -> elements.add(element == null ? null : document(element)));
    return Document.ofList(elements);
  }
}
