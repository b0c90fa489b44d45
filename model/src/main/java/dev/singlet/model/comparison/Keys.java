package dev.singlet.model.comparison;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The linked keys that an entity has in one model. */
final class Keys {

  /** The formats that give different values different texts. */
  private static final Pattern EXACT_FORMAT =
      Pattern.compile("(any|pad|reverse|escape|ordered|descending)(\\(.*)?");

  private Keys() {}

  static List<LinkedKeyDescriptor> indexKeys(EntityDescriptor entity) {
    return entity.keys().stream()
        .filter(key -> !key.index().isEmpty())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Returns the components that a key is made of. */
  static Set<String> sources(EntityDescriptor entity, LinkedKeyDescriptor key) {
    return sources(entity, key.templates(), key.when());
  }

  static Set<String> sources(
      EntityDescriptor entity,
      List<TemplateDescriptor> templates,
      @Nullable ConditionDescriptor when) {
    Stream<String> values =
        templates.stream().flatMap(each -> each.values().stream()).map(each -> each.source());
    Stream<String> terms =
        when == null ? Stream.of() : when.terms().stream().map(ConditionDescriptor.Term::source);
    Set<String> components = new TreeSet<>();
    Stream.concat(values, terms)
        .forEach(
            source ->
                components.addAll(
                    entity
                        .computed(source)
                        .map(ComputedDescriptor::components)
                        .orElseGet(() -> List.of(source))));
    return components;
  }

  /** Returns whether all items of one primary key have one value of a component. */
  static boolean haveWhole(EntityDescriptor entity, AttributeDescriptor component) {
    Predicate<String> isExact = EXACT_FORMAT.asMatchPredicate();
    return entity.primaryKey().templates().stream()
        .flatMap(each -> each.values().stream())
        .filter(each -> each.source().equals(component.component()) && each.shards() == 0)
        .map(TemplateDescriptor.Part.Value::formats)
        .anyMatch(each -> each.stream().allMatch(isExact.or(component.type().format()::equals)));
  }

  /** Returns the access patterns of indexes whose keys are made from a component. */
  static List<String> patternsFrom(Side program, String component) {
    EntityDescriptor entity = program.entity();
    return indexKeys(entity).stream()
        .filter(key -> sources(entity, key).contains(component))
        .flatMap(key -> patterns(program.table(), entity, key).stream())
        .distinct()
        .sorted()
        .toList();
  }

  static List<String> patterns(
      TableDescriptor table, EntityDescriptor entity, LinkedKeyDescriptor key) {
    Stream<AccessPatternDescriptor> own =
        entity.patterns().stream()
            .filter(each -> key.pattern().isEmpty() || each.name().equals(key.pattern()));
    Stream<AccessPatternDescriptor> shared =
        table.collections().stream().flatMap(each -> each.patterns().stream());
    return Stream.concat(own, shared)
        .filter(each -> each.index().equals(key.index()))
        .filter(each -> each.entities().contains(entity.name()))
        .map(each -> each.owner().substring(each.owner().lastIndexOf('.') + 1) + "." + each.name())
        .distinct()
        .sorted()
        .toList();
  }
}
