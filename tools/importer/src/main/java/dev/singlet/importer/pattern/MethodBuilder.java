package dev.singlet.importer.pattern;

import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.JavaType;
import dev.singlet.importer.model.KeyTemplate;
import dev.singlet.importer.model.Names;
import dev.singlet.importer.model.Remark;
import dev.singlet.importer.schema.AccessPattern;
import dev.singlet.importer.schema.FieldType;
import dev.singlet.importer.schema.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A method in the making. */
final class MethodBuilder {

  private final AccessPattern pattern;
  private final List<Remark> remarks;

  /** The types of the parameters by name. */
  private final Map<String, String> parameters = new LinkedHashMap<>();

  private final List<String> calls = new ArrayList<>();
  private final Set<String> imports = new TreeSet<>();

  /** The parameters of the file that have no place yet: values, and whole items. */
  private final List<Parameter> left = new ArrayList<>();

  private final List<Parameter> items = new ArrayList<>();

  MethodBuilder(AccessPattern pattern, List<Remark> remarks) {
    this.pattern = pattern;
    this.remarks = remarks;
    for (Parameter parameter : pattern.parameters()) {
      if (parameter.type() == FieldType.ENTITY) {
        items.add(parameter);
      } else if (!pattern.filter().has(parameter.name())) {
        left.add(parameter);
      }
    }
  }

  /** Returns the values of the file that have no place yet. */
  List<Parameter> left() {
    return left;
  }

  /** Takes the parameter that is a whole item of an entity; empty if it takes values only. */
  Optional<Parameter> takeItem(EntityModel entity) {
    Optional<Parameter> item =
        items.stream().filter(each -> each.entity().equals(entity.schema().name())).findFirst();
    item.ifPresent(items::remove);
    return item;
  }

  void remark(String text) {
    remarks.add(new Remark(pattern.path(), pattern.name() + ": " + text));
  }

  /** Adds a parameter for each value of a key, and returns them as arguments. */
  String arguments(EntityModel entity, List<KeyTemplate.Value> values) {
    return values.stream().map(value -> argument(entity, value)).collect(Collectors.joining(", "));
  }

  /** Adds a parameter for a value of a key, and returns the argument. */
  String argument(EntityModel entity, KeyTemplate.Value value) {
    String name = value.component().name();
    parameters.put(name, value.component().type().text());
    value.component().type().imports().forEach(imports::add);
    if (!left.removeIf(each -> each.name().equals(value.component().stored()))) {
      left.stream()
          .filter(each -> entity.schema().field(each.name()).isEmpty())
          .findFirst()
          .filter(each -> pattern.range().isEmpty())
          .ifPresent(left::remove);
    }
    return value.computed().isEmpty()
        ? name
        : entity.name() + "." + value.computed() + "(" + name + ")";
  }

  /** Adds a parameter, and returns the variable. */
  String parameter(String name, JavaType type) {
    String variable = Names.unique(Names.variable(name), new TreeSet<>(parameters.keySet()));
    parameters.put(variable, type.text());
    type.imports().forEach(imports::add);
    return variable;
  }

  /** Adds a parameter that is a whole item, and returns the variable. */
  String item(String name, EntityModel entity) {
    String variable = Names.unique(Names.variable(name), new TreeSet<>(parameters.keySet()));
    parameters.put(variable, entity.name());
    return variable;
  }

  void call(String call) {
    calls.add(call);
  }

  void uses(String type) {
    imports.add(type);
  }

  /** Returns the method, with a remark on parameters that have no place in it. */
  PatternMethod returning(String type, Set<String> names) {
    left.addAll(items);
    if (!left.isEmpty()) {
      remark(
          left.stream().map(Parameter::name).collect(Collectors.joining(", "))
              + (left.size() == 1 ? " is not a value" : " are not values")
              + " that the operation takes, so the method has no such parameter.");
    }
    return new PatternMethod(
        Names.unique(Names.component(pattern.name(), false), names),
        pattern.description(),
        type,
        parameters.entrySet().stream().map(each -> each.getValue() + " " + each.getKey()).toList(),
        calls,
        imports);
  }
}
