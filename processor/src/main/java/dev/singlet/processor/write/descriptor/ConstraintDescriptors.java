package dev.singlet.processor.write.descriptor;

import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.ConstraintDescriptor.Part;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Describes constraints by the annotations that declare them. */
final class ConstraintDescriptors {

  private ConstraintDescriptors() {}

  static List<ConstraintDescriptor> of(List<Constraint> constraints) {
    List<ConstraintDescriptor> described = new ArrayList<>();
    constraints.forEach(constraint -> add(constraint, List.of(), described));
    return described;
  }

  private static void add(
      Constraint constraint, List<Part> within, List<ConstraintDescriptor> described) {
    if (constraint instanceof Constraint.Each each) {
      List<Part> further = new ArrayList<>(within);
      further.add(Part.valueOf(each.part().name()));
      each.constraints().forEach(inner -> add(inner, further, described));
      return;
    }
    List<Constraint> composing =
        constraint instanceof Constraint.Composed composed ? composed.constraints() : List.of();
    described.add(
        new ConstraintDescriptor(
            kind(constraint),
            within,
            arguments(constraint),
            constraint.origin().message(),
            of(composing)));
  }

  private static String kind(Constraint constraint) {
    if (constraint instanceof Constraint.Composed composed) {
      return composed.name();
    }
    if (constraint instanceof Constraint.Matches) {
      return "Pattern";
    }
    if (constraint instanceof Constraint.Sign sign) {
      return Spelling.capitalized(Spelling.camelCase(sign.side().name()));
    }
    if (constraint instanceof Constraint.Moment moment) {
      return Spelling.capitalized(Spelling.camelCase(moment.tense().name()));
    }
    if (constraint instanceof Constraint.Assert assertion) {
      return assertion.value() ? "AssertTrue" : "AssertFalse";
    }
    return constraint.getClass().getSimpleName();
  }

  private static Map<String, String> arguments(Constraint constraint) {
    Map<String, Object> arguments = new TreeMap<>();
    if (constraint instanceof Constraint.Matches matches) {
      pattern(matches.regexp(), matches.flags(), arguments);
    } else if (constraint instanceof Constraint.Email email && email.hasPattern()) {
      pattern(email.regexp(), email.flags(), arguments);
    } else if (constraint instanceof Constraint.Size size) {
      if (size.min() > 0) {
        arguments.put("min", size.min());
      }
      if (size.max() < Integer.MAX_VALUE) {
        arguments.put("max", size.max());
      }
    } else if (constraint instanceof Constraint.Min min) {
      arguments.put("value", min.value());
    } else if (constraint instanceof Constraint.Max max) {
      arguments.put("value", max.value());
    } else if (constraint instanceof Constraint.DecimalMin min) {
      arguments.put("value", min.value().toPlainString());
      arguments.put("inclusive", min.inclusive());
    } else if (constraint instanceof Constraint.DecimalMax max) {
      arguments.put("value", max.value().toPlainString());
      arguments.put("inclusive", max.inclusive());
    } else if (constraint instanceof Constraint.Digits digits) {
      arguments.put("integer", digits.integer());
      arguments.put("fraction", digits.fraction());
    } else if (constraint instanceof Constraint.Composed composed) {
      arguments.putAll(composed.attributes());
    }
    Map<String, String> texts = new TreeMap<>();
    arguments.forEach((name, value) -> texts.put(name, String.valueOf(value)));
    return texts;
  }

  private static void pattern(String regexp, int flags, Map<String, Object> arguments) {
    arguments.put("regexp", regexp);
    if (flags != 0) {
      arguments.put("flags", flags);
    }
  }
}
