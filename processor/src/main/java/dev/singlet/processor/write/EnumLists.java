package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.singlet.processor.model.ValueType.EnumConstant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The constants of an enum that has too many for a call each, as texts of several. */
final class EnumLists {

  /** What separates them, the first that no stored text holds. */
  private static final String SEPARATORS = ";,|/:!?*+~^&%#@<>=";

  private static final int MAX_LENGTH = 70;

  private EnumLists() {}

  /** The call that adds all to a codec; nothing if nothing can separate them. */
  static Optional<CodeBlock> of(List<EnumConstant> constants) {
    return SEPARATORS
        .chars()
        .filter(c -> constants.stream().noneMatch(each -> each.stored().indexOf(c) >= 0))
        .mapToObj(c -> of(constants, (char) c))
        .findFirst();
  }

  private static CodeBlock of(List<EnumConstant> constants, char separator) {
    CodeBlock.Builder call = CodeBlock.builder().add(".constants('$L'", separator);
    lists(constants, separator).forEach(list -> call.add(", $S", list));
    return call.add(")").build();
  }

  private static List<String> lists(List<EnumConstant> constants, char separator) {
    List<String> lists = new ArrayList<>();
    StringBuilder list = new StringBuilder();
    for (EnumConstant constant : constants) {
      String entry = constant.name() + " " + constant.stored();
      if (!list.isEmpty() && list.length() + entry.length() > MAX_LENGTH) {
        lists.add(list.toString());
        list.setLength(0);
      }
      list.append(list.isEmpty() ? "" : separator).append(entry);
    }
    lists.add(list.toString());
    return lists;
  }
}
