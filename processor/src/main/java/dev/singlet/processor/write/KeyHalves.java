package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.singlet.processor.model.LinkedKeyModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the keys of an item, each text of which is made once. */
final class KeyHalves {

  private static final KeyCode KEYS = KeyCode.OF_ENTITY;

  private final KeyNames names;
  private final Map<String, SharedHalf> written = new HashMap<>();

  KeyHalves(KeyNames names) {
    this.names = names;
  }

  /** Whether the halves of a key, of those that are attributes of it, are all other texts. */
  boolean areOwn(LinkedKeyModel key, List<String> attributes) {
    return key.halves().stream()
        .filter(half -> attributes.contains(half.attribute().name()))
        .noneMatch(half -> written.containsKey(KEYS.text(names.shared(half))));
  }

  /** Writes those halves of a key that are attributes of it. */
  CodeBlock write(LinkedKeyModel key, List<String> attributes) {
    return key.halves().stream()
        .filter(half -> attributes.contains(half.attribute().name()))
        .map(half -> write(names.shared(half), ItemCode.half(half, names)))
        .collect(CodeBlock.joining(""));
  }

  private CodeBlock write(SharedHalf half, CodeBlock whole) {
    String text = KEYS.text(half);
    String attribute = half.attribute().name();
    SharedHalf same = text == null ? null : written.get(text);
    if (same == null) {
      if (text != null && !names.isShared(attribute)) {
        written.put(text, half);
      }
      return whole;
    }
    CodeBlock value = CodeBlock.of("item.written($S)", same.attribute().name());
    return CodeBlock.builder()
        .addStatement(
            "item.$L($S, $L)",
            names.writing(attribute),
            attribute,
            half.isSort() && !same.isSort()
                ? CodeBlock.of("sortKey($S, $L)", attribute, value)
                : value)
        .build();
  }
}
