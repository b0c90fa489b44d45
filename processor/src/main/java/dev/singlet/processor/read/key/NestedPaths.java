package dev.singlet.processor.read.key;

import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedStep;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The components of nested records. Templates and conditions refer to them by paths, such as {@code
 * address.city}. Each is a virtual attribute, as the result of a {@code @Computed} method is.
 */
final class NestedPaths {

  private static final String BY_METHOD =
      "Write a static @Computed method that takes %s, and write its name here.";

  private final List<AttributeModel> attributes;
  private final NestedTypes types;
  private final Map<String, ComputedModel> found = new LinkedHashMap<>();

  NestedPaths(List<AttributeModel> attributes, NestedTypes types) {
    this.attributes = List.copyOf(attributes);
    this.types = types;
  }

  /** Returns the paths that were asked for. */
  List<ComputedModel> found() {
    return List.copyOf(found.values());
  }

  /** Returns the component at the end of a path; empty if there is none. */
  Optional<ComputedModel> find(String path) {
    if (!found.containsKey(path)) {
      walk(path)
          .filter(walk -> walk.problem.isEmpty())
          .ifPresent(walk -> found.put(path, walk.computed(path)));
    }
    return Optional.ofNullable(found.get(path));
  }

  /** Says why a path leads to nothing; empty if it doesn't begin with a component. */
  Optional<String> problem(String path) {
    return walk(path).map(walk -> walk.problem);
  }

  private static boolean isWithin(String path, AttributeModel attribute) {
    return path.startsWith(attribute.component() + ".");
  }

  private Optional<Walk> walk(String path) {
    return attributes.stream()
        .filter(attribute -> isWithin(path, attribute))
        .findFirst()
        .map(
            head -> {
              Walk walk = new Walk(head);
              for (String name : path.substring(head.component().length() + 1).split("\\.", -1)) {
                walk.step(name);
              }
              return walk;
            });
  }

  /** The steps of a path, as far as they exist. */
  private final class Walk {
    private final List<NestedStep> steps = new ArrayList<>();
    private final AttributeModel head;
    private String problem = "";

    Walk(AttributeModel head) {
      this.head = head;
    }

    private AttributeModel last() {
      return steps.isEmpty() ? head : steps.get(steps.size() - 1).component();
    }

    void step(String name) {
      if (!problem.isEmpty()) {
        return;
      }
      AttributeModel within = last();
      boolean isRecord = within.type() instanceof ValueType.Nested nested && nested.isRecord();
      if (!isRecord) {
        refuse(
            isInAnotherForm(within)
                ? "A path can't lead through %s, which is stored in another form."
                : "A path leads through records only, and %s is not one.",
            within);
        return;
      }
      NestedModel record = types.record((ValueType.Nested) within.type());
      Optional<AttributeModel> next =
          record.attributes().stream().filter(each -> each.component().equals(name)).findFirst();
      if (next.isEmpty()) {
        List<String> names = record.attributes().stream().map(AttributeModel::component).toList();
        problem =
            "The record %s has no component \"%s\". %s"
                .formatted(record.type(), name, Suggestion.of(name, names));
        return;
      }
      steps.add(new NestedStep(record.rawType(), next.get()));
      if (isInAnotherForm(next.get())) {
        refuse("A path can't lead to %s, which is stored in another form.", next.get());
      }
    }

    private boolean isInAnotherForm(AttributeModel component) {
      return component.type() instanceof ValueType.Converted
          || component.type() instanceof ValueType.Transformed;
    }

    private void refuse(String reason, AttributeModel step) {
      problem = reason.formatted(step.component()) + " " + BY_METHOD.formatted(head.component());
    }

    ComputedModel computed(String path) {
      boolean isNullable =
          head.isNullable() || steps.stream().anyMatch(step -> step.component().isNullable());
      ValueType type = last().type();
      return new ComputedModel(
          head.place(),
          path,
          isNullable ? type.boxed() : type,
          isNullable,
          List.of(head.component()),
          steps,
          null,
          false);
    }
  }
}
