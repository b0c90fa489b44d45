package dev.singlet.processor.write.codec;

import dev.singlet.processor.model.value.ValueType.EnumConstant;
import dev.singlet.processor.source.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes the constants of a large enum as texts of several constants, because a call for each would
 * be too many.
 */
final class EnumLists {

  /** The possible separators. The first one that no stored text contains is used. */
  private static final String SEPARATORS = ";,|/:!?*+~^&%#@<>=";

  private static final int MAX_LENGTH = 70;

  /** A constant of a class file can have 65,535 bytes, and a character up to three. */
  private static final int MAX_CONSTANT = 20_000;

  private EnumLists() {}

  /**
   * Returns the call that adds all constants to a codec; empty if no separator is possible.
   *
   * @param maxTexts the greatest number of short texts; if there would be more, long texts are used
   */
  static Optional<Code> of(List<EnumConstant> constants, int maxTexts) {
    return SEPARATORS
        .chars()
        .filter(c -> constants.stream().noneMatch(each -> each.stored().indexOf(c) >= 0))
        .mapToObj(c -> of(constants, (char) c, maxTexts))
        .findFirst();
  }

  private static Code of(List<EnumConstant> constants, char separator, int maxTexts) {
    Code.Builder call = Code.builder().add(".constants('$L'", separator);
    List<String> texts = lists(constants, separator, MAX_LENGTH);
    if (texts.size() > maxTexts) {
      texts = lists(constants, separator, MAX_CONSTANT);
    }
    texts.forEach(list -> call.add(", $S", list));
    return call.add(")").build();
  }

  private static List<String> lists(List<EnumConstant> constants, char separator, int maxLength) {
    List<String> lists = new ArrayList<>();
    StringBuilder list = new StringBuilder();
    for (EnumConstant constant : constants) {
      String entry = constant.name() + " " + constant.stored();
      if (!list.isEmpty() && list.length() + entry.length() > maxLength) {
        lists.add(list.toString());
        list.setLength(0);
      }
      list.append(list.isEmpty() ? "" : separator).append(entry);
    }
    lists.add(list.toString());
    return lists;
  }
}
