package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A record that holds itself can end: {@code A(B b)} and {@code B(A a)} would have no values. */
final class RequiredCycles implements EntityRule {

  /**
   * A component that needs another value of the record that contains it.
   *
   * @param record the record
   * @param component the record's name and the component's
   * @param place the component
   * @param isInTuple true if it can't be absent
   */
  private record Step(String record, String component, Place place, boolean isInTuple) {}

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    if (report.hasErrors()) {
      return; // A wrong default is left out, and its component would count as required.
    }
    NestedTypes nested = entity.nested();
    Set<String> finite = finite(nested);
    Set<String> told = new HashSet<>();
    for (NestedModel record : nested.records()) {
      if (!finite.contains(record.codec()) && told.add(record.codec())) {
        List<Step> cycle = cycle(record, nested, finite, told);
        if (!cycle.isEmpty()) {
          report(cycle, report);
        }
      }
    }
  }

  private static void report(List<Step> cycle, Report report) {
    // A cycle is the same one for every entity and every start.
    List<Step> steps = cycle.stream().sorted(Comparator.comparing(Step::component)).toList();
    List<String> components = steps.stream().map(Step::component).toList();
    report.add(
        components.size() == 1
            ? "No %s can exist: each needs another one, because %s is required. Make it %s."
            : "No %s can exist: each needs another one, because %s are required. Make one of them"
                + " %s.",
        Code.REQUIRED_CYCLE,
        steps.get(0).place(),
        steps.get(0).record(),
        String.join(" and ", components),
        steps.stream().allMatch(Step::isInTuple) ? "a List" : "@Nullable, Optional or a List");
  }

  /** Returns the records and sealed interfaces that can have values, by their codecs. */
  private static Set<String> finite(NestedTypes nested) {
    Set<String> finite = new HashSet<>();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (NestedModel record : nested.records()) {
        if (endless(record, finite).isEmpty()) {
          grows |= finite.add(record.codec());
        }
      }
      for (UnionModel union : nested.unions()) {
        if (union.variants().isEmpty()
            || union.variants().stream()
                .anyMatch(v -> v.codec().isEmpty() || finite.contains(v.codec()))) {
          grows |= finite.add(union.codec());
        }
      }
    }
    return finite;
  }

  /** Returns a required component of a record that can't have a value. */
  private static Optional<AttributeModel> endless(NestedModel record, Set<String> finite) {
    return record.attributes().stream()
        .filter(
            attribute -> {
              String needed = needed(attribute);
              return needed != null && !finite.contains(needed);
            })
        .findFirst();
  }

  /**
   * Returns the codec of a record that each value of a component must hold; null if there is none.
   */
  private static @Nullable String needed(AttributeModel attribute) {
    if (!attribute.isRequired()) {
      return null;
    }
    ValueType type = attribute.type().declared();
    Bounds.Bound size = Bounds.ofSize(attribute.constraints()).lower();
    if (size != null && size.value().signum() > 0) {
      return codec(type instanceof ValueType.Holder holder ? holder.held() : type);
    }
    return codec(type);
  }

  private static @Nullable String codec(ValueType type) {
    return type instanceof ValueType.Nested nested ? nested.codec() : null;
  }

  /**
   * Returns the steps of a cycle. Goes from a record to the record that it needs, until a record
   * occurs again.
   */
  private static List<Step> cycle(
      NestedModel from, NestedTypes nested, Set<String> finite, Set<String> told) {
    List<String> met = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    NestedModel at = from;
    while (!met.contains(at.codec())) {
      met.add(at.codec());
      AttributeModel component = endless(at, finite).orElseThrow();
      String name = at.rawType().simpleName();
      String path = name + "." + component.component();
      steps.add(new Step(name, path, component.place(), at.isTuple()));
      at = record(needed(component), nested);
    }
    // A record that was reported before leads to a cycle that was reported too.
    boolean isTold = !at.codec().equals(from.codec()) && !told.add(at.codec());
    told.addAll(met);
    return isTold ? List.of() : steps.subList(met.indexOf(at.codec()), steps.size());
  }

  /**
   * Returns the record of a codec. For a sealed interface without values, returns any of its
   * records.
   */
  private static NestedModel record(@Nullable String codec, NestedTypes nested) {
    String ofRecord =
        nested.unions().stream()
            .filter(union -> union.codec().equals(codec))
            .map(union -> union.variants().get(0).codec())
            .findFirst()
            .orElse(String.valueOf(codec));
    return nested.records().stream()
        .filter(record -> record.codec().equals(ofRecord))
        .findFirst()
        .orElseThrow();
  }
}
