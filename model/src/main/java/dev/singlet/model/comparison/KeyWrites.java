package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.change.Keeping;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The writes of a program that doesn't have an index key of another one.
 *
 * @param program the entity as the program has it
 * @param other the entity with the key
 * @param forms the forms from the program to the other one
 */
record KeyWrites(Side program, Side other, KeyForms forms) {

  /**
   * Returns whether the program writes the key all the same: for another index, or because its
   * attributes are stored anyway.
   */
  boolean writes(LinkedKeyDescriptor key) {
    return Keys.indexKeys(program.entity()).stream().anyMatch(each -> forms.isSameKey(each, key))
        || (key.when() == null && unknown(key).isEmpty());
  }

  /**
   * Returns whether all stored items have the key. An item that lacks an attribute with a default,
   * or has it under an older name, gets it by the next put.
   */
  boolean isInAll(LinkedKeyDescriptor key) {
    return writes(key)
        && Keys.sources(other.entity(), key).stream()
            .flatMap(each -> Stream.ofNullable(forms.old(each)))
            .allMatch(each -> each.initial() == null && each.aliases().isEmpty());
  }

  /** Returns the effect of the program's writes on the key. */
  Keeping keeps(LinkedKeyDescriptor key) {
    if (writes(key)) {
      return Keeping.KEEPS;
    }
    List<String> attributes = unknown(key).stream().map(TemplateDescriptor::attribute).toList();
    if (writesOtherKeys(attributes)) {
      return Keeping.LEAVES_STALE;
    }
    return keeps(program, other, sources(key).toList(), attributes);
  }

  /** Returns whether attributes get keys from the program that the other one doesn't have. */
  private boolean writesOtherKeys(List<String> attributes) {
    return Keys.indexKeys(program.entity()).stream()
        .filter(
            own -> own.templates().stream().anyMatch(each -> attributes.contains(each.attribute())))
        .anyMatch(
            own ->
                Keys.indexKeys(other.entity()).stream()
                    .noneMatch(each -> forms.isSameKey(own, each)));
  }

  /**
   * Returns the effect of the writes of a program that doesn't know attributes. It can keep them,
   * but not those of indexes that it knows.
   *
   * @param sources the components of the other program from which the attributes are made
   */
  static Keeping keeps(Side program, Side other, List<String> sources, List<String> attributes) {
    boolean keepsThem = program.keepsOthers(other, attributes);
    if (sources.stream()
        .anyMatch(each -> isChanged(program.entity(), other.entity(), each, keepsThem))) {
      return Keeping.LEAVES_STALE;
    }
    return keepsThem ? Keeping.KEEPS : Keeping.ERASES;
  }

  /** Returns the components that change the attributes that the program doesn't write. */
  private Stream<String> sources(LinkedKeyDescriptor key) {
    List<TemplateDescriptor> unknown = unknown(key);
    Set<String> needed = Keys.sources(other.entity(), unknown, key.when());
    Stream<String> optional =
        Keys.sources(other.entity(), key).stream()
            .filter(each -> !needed.contains(each))
            .filter(
                each -> other.entity().attribute(each).filter(KeyWrites::canBeAbsent).isPresent());
    return Stream.concat(needed.stream(), optional);
  }

  private static boolean canBeAbsent(AttributeDescriptor attribute) {
    return attribute.isNullable() || !attribute.wrapper().isEmpty();
  }

  /** Updates don't change read-only components. A put does, and can keep what is made of them. */
  private static boolean isChanged(
      EntityDescriptor program, EntityDescriptor other, String component, boolean putKeeps) {
    return other
        .attribute(component)
        .flatMap(
            attribute ->
                program.attributes().stream()
                    .filter(each -> AttributePair.names(each).contains(attribute.name()))
                    .findFirst())
        .filter(each -> putKeeps || !each.isReadOnly())
        .filter(each -> !Keys.haveWhole(program, each))
        .isPresent();
  }

  /** Returns the templates of attributes that the program doesn't write. */
  private List<TemplateDescriptor> unknown(LinkedKeyDescriptor key) {
    return key.templates().stream().filter(each -> !isWritten(each)).toList();
  }

  private boolean isWritten(TemplateDescriptor template) {
    List<TemplateDescriptor.Part.Value> values = template.values();
    boolean isAlone =
        template.parts().size() == 1 && values.size() == 1 && values.get(0).formats().isEmpty();
    return program.entity().primaryKey().templates().stream()
            .anyMatch(each -> forms.isSame(each, template))
        || (isAlone && isStored(values.get(0).source(), template.attribute()));
  }

  private boolean isStored(String source, String name) {
    AttributeDescriptor own = forms.old(source);
    return own != null
        && own.isAttribute()
        && own.name().equals(name)
        && other
            .entity()
            .attribute(source)
            .filter(each -> each.name().equals(name))
            .filter(each -> Absence.areRead(each.initial(), own.initial()))
            .isPresent()
        && forms.isSameSource(own.component(), source);
  }
}
