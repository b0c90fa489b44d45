package dev.singlet.tools.report;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.DefaultDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The description of an attribute, in a few words. */
final class AttributeWords {

  private AttributeWords() {}

  /** Returns whether an item has it, and where its value comes from if nobody gives one. */
  static String presence(AttributeDescriptor attribute) {
    List<String> words = new ArrayList<>();
    if (attribute.stamp() != null) {
      words.add(
          switch (attribute.stamp()) {
            case CREATED -> "time of the first write";
            case MODIFIED -> "time of the last write";
            case VERSION -> "number of writes";
          });
    } else if (attribute.context() != null) {
      words.add(
          "\""
              + attribute.context().source()
              + "\" of "
              + (attribute.isOfCreation() ? "the first write" : "the last write"));
      if (attribute.isNullable()) {
        words.add("optional");
      }
    } else if (attribute.initial() != null) {
      words.add(initial(attribute.initial()));
    } else if (attribute.isNullable()) {
      words.add("optional");
    }
    if (!attribute.onlyInKey().isEmpty()) {
      words.add("only in " + attribute.onlyInKey());
    }
    if (attribute.isReadOnly()) {
      words.add("read-only");
    }
    if (attribute.isTimeToLive()) {
      words.add("time to live");
    }
    if (attribute.isSensitive()) {
      words.add("sensitive");
    }
    if (!attribute.embeddingOf().isEmpty()) {
      words.add("embedding of " + String.join(", ", attribute.embeddingOf()));
    }
    if (!attribute.aliases().isEmpty()) {
      words.add("once " + String.join(", ", attribute.aliases()));
    }
    return words.isEmpty() ? "required" : String.join("; ", words);
  }

  private static String initial(DefaultDescriptor initial) {
    String value =
        switch (initial.kind()) {
          case VALUE, CONSTANT, FIELD -> initial.text();
          case METHOD -> initial.text() + "()";
          case NOW, ID -> initial.kind().name().toLowerCase(Locale.ROOT);
        };
    return initial.isOnlyForOlderItems()
        ? "required; default of older items " + value
        : "default " + value;
  }
}
