package dev.singlet.processor.write.entity;

import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.key.SharedHalf;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the keys of an item. Each text is made only once. */
final class KeyHalves {

  private static final KeyCode KEYS = KeyCode.OF_ENTITY;

  private final KeyNames names;
  private final Map<Code, SharedHalf> written = new HashMap<>();

  KeyHalves(KeyNames names) {
    this.names = names;
  }

  /** Returns whether none of the given attributes of a key has a text that is already written. */
  boolean areOwn(LinkedKeyModel key, List<String> attributes) {
    return key.halves().stream()
        .filter(half -> attributes.contains(half.attribute().name()))
        .noneMatch(half -> written.containsKey(KEYS.text(names.shared(half))));
  }

  /** Writes the given attributes of a key. */
  Code write(LinkedKeyModel key, List<String> attributes) {
    return key.halves().stream()
        .filter(half -> attributes.contains(half.attribute().name()))
        .map(half -> write(names.shared(half), ItemCode.half(half, names)))
        .collect(Code.joining(""));
  }

  private Code write(SharedHalf half, Code whole) {
    Code text = KEYS.text(half);
    String attribute = half.attribute().name();
    SharedHalf same = text == null ? null : written.get(text);
    if (same == null) {
      if (text != null && !names.isShared(attribute)) {
        written.put(text, half);
      }
      return whole;
    }
    Code value = Code.of("item.written($S)", same.attribute().name());
    return Code.builder()
        .addStatement(
            "item.$L($S, $L)",
            names.writing(attribute),
            attribute,
            half.isSort() && !same.isSort() ? Code.of("sortKey($S, $L)", attribute, value) : value)
        .build();
  }
}
