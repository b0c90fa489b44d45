package dev.singlet.processor.write.codec;

import dev.singlet.processor.model.ValueType.EnumConstant;
import dev.singlet.processor.source.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The constants of an enum that has too many for a call each, as texts of several. */
final class EnumLists {

  /** What separates them, the first that no stored text holds. */
  private static final String SEPARATORS = ";,|/:!?*+~^&%#@<>=";

  private static final int MAX_LENGTH = 70;

  /** A constant of a class file has 65,535 bytes at most, and a character up to three. */
  private static final int MAX_CONSTANT = 20_000;

  private EnumLists() {}

  /**
   * The call that adds all to a codec; nothing if nothing can separate them.
   *
   * @param maxTexts how many short texts there may be; more become few long ones
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
