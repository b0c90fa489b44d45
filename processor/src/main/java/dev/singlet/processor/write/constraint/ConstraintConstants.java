package dev.singlet.processor.write.constraint;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The constants that the checks of an attribute use: values that are compiled or parsed once. */
final class ConstraintConstants {

  private static final ClassName TEXT_PATTERN = Names.constraint("TextPattern");

  private final String stem;
  private final IdentityHashMap<Constraint, String> names = new IdentityHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final List<FieldSource> fields = new ArrayList<>();

  ConstraintConstants(AttributeModel attribute) {
    this.stem = Words.constant(attribute.component());
    attribute.constraints().forEach(this::add);
  }

  void addTo(TypeSource.Builder type) {
    fields.forEach(type::addField);
  }

  /** Returns the name of the constant of a constraint that has one. */
  String name(Constraint constraint) {
    return Objects.requireNonNull(names.get(constraint));
  }

  private void add(Constraint constraint) {
    if (constraint instanceof Constraint.Matches matches) {
      add(constraint, "PATTERN", TEXT_PATTERN, pattern(matches.regexp(), matches.flags()));
    } else if (constraint instanceof Constraint.Email email && email.hasPattern()) {
      add(constraint, "PATTERN", TEXT_PATTERN, pattern(email.regexp(), email.flags()));
    } else if (constraint instanceof Constraint.DecimalMin min) {
      add(constraint, "BOUND", ClassName.get(BigDecimal.class), decimal(min.value()));
    } else if (constraint instanceof Constraint.DecimalMax max) {
      add(constraint, "BOUND", ClassName.get(BigDecimal.class), decimal(max.value()));
    } else if (constraint instanceof Constraint.Composed composed) {
      composed.constraints().forEach(this::add);
    } else if (constraint instanceof Constraint.Each each) {
      each.constraints().forEach(this::add);
    }
  }

  private void add(Constraint constraint, String kind, ClassName type, Code value) {
    int number = counts.merge(kind, 1, Integer::sum);
    String name = stem + "_" + kind + (number == 1 ? "" : number);
    names.put(constraint, name);
    fields.add(FieldSource.constant(type, name, "$L", value));
  }

  private static Code pattern(String regexp, int flags) {
    return flags == 0
        ? Code.of("new $T($S)", TEXT_PATTERN, regexp)
        : Code.of("new $T($S, $L)", TEXT_PATTERN, regexp, flags);
  }

  private static Code decimal(BigDecimal value) {
    return Code.of("new $T($S)", BigDecimal.class, value);
  }
}
