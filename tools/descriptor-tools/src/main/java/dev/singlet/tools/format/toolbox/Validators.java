package dev.singlet.tools.format.toolbox;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.ConstraintDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Constraints as functions that Toolbox calls, where JavaScript means the same. */
final class Validators {

  private Validators() {}

  /** Returns the call of {@code validate}; notes the constraints that it leaves out. */
  static String of(AttributeDescriptor attribute, List<String> notes) {
    List<String> checks = new ArrayList<>();
    for (ConstraintDescriptor constraint : attribute.constraints()) {
      String check = check(attribute, constraint);
      if (check.isEmpty()) {
        notes.add("Not checked here: @" + constraint.kind() + shown(constraint) + ".");
      } else {
        checks.add(check);
      }
    }
    return checks.isEmpty() ? "" : ".validate(input => " + String.join(" && ", checks) + ")";
  }

  private static String shown(ConstraintDescriptor constraint) {
    return constraint.arguments().isEmpty()
        ? ""
        : constraint.arguments().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> each.getKey() + " = " + each.getValue())
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String check(AttributeDescriptor attribute, ConstraintDescriptor constraint) {
    if (!constraint.within().isEmpty() || !attribute.type().transformations().isEmpty()) {
      return "";
    }
    if (attribute.type().stored() == AttributeType.S && attribute.type().kind().equals("string")) {
      return ofText(constraint);
    }
    return attribute.type().stored() == AttributeType.N ? ofNumber(constraint) : "";
  }

  private static String ofText(ConstraintDescriptor constraint) {
    return switch (constraint.kind()) {
      case "Size" -> size(constraint);
      case "NotEmpty" -> "input !== ''";
      case "NotBlank" -> "input.trim() !== ''";
      case "Pattern" -> pattern(constraint);
      default -> "";
    };
  }

  private static String size(ConstraintDescriptor constraint) {
    String least = constraint.arguments().getOrDefault("min", "");
    String most = constraint.arguments().getOrDefault("max", "");
    List<String> checks = new ArrayList<>();
    if (!least.isEmpty() && !least.equals("0")) {
      checks.add("input.length >= " + least);
    }
    if (!most.isEmpty()) {
      checks.add("input.length <= " + most);
    }
    return String.join(" && ", checks);
  }

  /** Takes only patterns of what Java and JavaScript have in common, and without flags. */
  private static String pattern(ConstraintDescriptor constraint) {
    String pattern = constraint.arguments().getOrDefault("regexp", "");
    boolean isCommon =
        constraint.arguments().size() == 1
            && pattern.matches(
                "(?:[A-Za-z0-9 _@#:;,.<>=!~%&/'\"(|)*+?{}\\[\\]^$-]|\\\\[dwtnr.+*?-])+")
            && !pattern.matches(".*(?:\\(\\?|&&|[*+?}]\\+|\\[\\[|\\[[^\\]]*\\[).*");
    String escaped = pattern.replace("/", "\\/");
    return isCommon ? "/^(?:" + escaped + ")$/.test(input)" : "";
  }

  private static String ofNumber(ConstraintDescriptor constraint) {
    String value = constraint.arguments().getOrDefault("value", "");
    return switch (constraint.kind()) {
      case "Min" -> "input >= " + value;
      case "Max" -> "input <= " + value;
      case "Positive" -> "input > 0";
      case "PositiveOrZero" -> "input >= 0";
      case "Negative" -> "input < 0";
      case "NegativeOrZero" -> "input <= 0";
      default -> "";
    };
  }
}
