package dev.singlet.processor.model.entity;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An attribute whose values are unique: no two items of an entity have the same value.
 *
 * @param place the annotation
 * @param attribute the attribute
 * @param name its name in the keys of the items that reserve its values
 * @param scope the components within whose values it is unique
 */
public record UniqueModel(
    Place place, AttributeModel attribute, String name, List<AttributeModel> scope)
    implements Subject {

  public UniqueModel {
    scope = List.copyOf(scope);
  }

  @Override
  public String label() {
    return attribute.component();
  }

  /** Returns the components that identify the value: the scope and the attribute. */
  public List<String> components() {
    return Stream.concat(scope.stream(), Stream.of(attribute))
        .map(AttributeModel::component)
        .toList();
  }

  /** Returns the primary key of the items that reserve the values of an entity. */
  public LinkedKeyModel sentinelKey(EntityModel entity, TableSettings table) {
    String delimiter = table.delimiter();
    List<Part> parts = new ArrayList<>();
    parts.add(new Part.Literal("UNIQUE" + delimiter + entity.firstName() + delimiter + name));
    for (String component : components()) {
      parts.add(new Part.Literal(delimiter));
      parts.add(
          new Part.Value(
              new Source(component, ValueType.Scalar.of(Kind.STRING), false, false), List.of()));
    }
    Template partition = new Template(place, "UNIQUE", parts);
    List<Template> sort =
        table.key().sort().stream()
            .map(attribute -> new Template(place, "UNIQUE", List.of(new Part.Literal("UNIQUE"))))
            .toList();
    return new LinkedKeyModel(
        place, "", "", null, table.key(), List.of(partition), sort, null, "", Set.of());
  }
}
