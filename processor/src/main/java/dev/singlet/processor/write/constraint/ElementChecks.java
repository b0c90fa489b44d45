package dev.singlet.processor.write.constraint;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** The methods that check the parts of an attribute's value, at any depth. */
public final class ElementChecks {

  /**
   * One of the methods.
   *
   * @param dispatch its name for the runtime: the component, and the path within it
   * @param method the method's name
   * @param each the constraints that it checks
   */
  public record ElementCheck(String dispatch, String method, Constraint.Each each) {}

  private final String self;
  private final ConstraintConstants constants;
  private final List<ElementCheck> checks = new ArrayList<>();
  private final IdentityHashMap<Constraint, String> methods = new IdentityHashMap<>();

  /**
   * Finds the methods.
   *
   * @param self the class that has the methods
   * @param method the method that checks the attribute
   */
  ElementChecks(
      String self, AttributeModel attribute, String method, ConstraintConstants constants) {
    this.self = self;
    this.constants = constants;
    add(attribute.component(), method, attribute.constraints());
  }

  public List<ElementCheck> all() {
    return checks;
  }

  /** Returns a reference to the method of some constraints. */
  Code of(Constraint.Each each) {
    return Code.of("$L::$N", self, Objects.requireNonNull(methods.get(each)));
  }

  public MethodSource method(ElementCheck check) {
    TypeName type = TypeNames.of(check.each().type());
    ConstraintCode code = new ConstraintCode(constants, "", "value", type, this);
    return MethodSource.methodBuilder(check.method())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(new ParameterSource(TypeNames.nullable(type), "value"))
        .addParameter(Names.VIOLATIONS, "violations")
        .addCode(code.own(check.each().constraints()))
        .addCode(code.within(check.each().constraints()))
        .build();
  }

  private void add(String dispatch, String method, List<Constraint> constraints) {
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Each each) {
        boolean isKey = each.part() == Constraint.ValuePart.KEY;
        String inner = dispatch + (isKey ? "{}" : "[]");
        // No component's own method has this ending, because the next word would begin with a
        // capital.
        String name = method + "_" + each.part().name().toLowerCase(Locale.ROOT);
        checks.add(new ElementCheck(inner, name, each));
        methods.put(each, name);
        add(inner, name, each.constraints());
      }
    }
  }
}
