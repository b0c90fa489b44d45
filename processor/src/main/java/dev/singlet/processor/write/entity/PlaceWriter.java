package dev.singlet.processor.write.entity;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.key.SharedHalf;
import dev.singlet.processor.write.key.StoredKeyCode;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the method that compares an item's primary key with the key that its attributes make. */
final class PlaceWriter {

  private static final KeyCode KEYS = KeyCode.OF_ENTITY;

  private final EntityModel entity;
  private final KeyNames names;
  private final StoredKeyCode stored;
  private final Set<String> variables = new LinkedHashSet<>();

  PlaceWriter(EntityModel entity, KeyNames names, String delimiter) {
    this.entity = entity;
    this.names = names;
    this.stored = new StoredKeyCode(KEYS, delimiter);
  }

  /** Returns the method; empty if the key attributes are components, and so always equal. */
  Optional<MethodSource> method() {
    LinkedKeyModel key = entity.primaryKey();
    List<KeyHalf> halves =
        key.halves().stream()
            .filter(half -> entity.storedAs(half.attribute().name()).isEmpty())
            .toList();
    if (halves.isEmpty()) {
      return Optional.empty();
    }
    Code taken = variables(halves);
    boolean areEqual = halves.size() == 2 && KEYS.hasEqualHalves(key, names);
    List<Code> comparisons = new ArrayList<>();
    comparisons.add(comparison(halves.get(0)));
    if (areEqual) {
      String partition = halves.get(0).attribute().name();
      String sort = halves.get(1).attribute().name();
      comparisons.add(Code.of("item.isSame($S, $S, behindTenant)", sort, partition));
    } else if (halves.size() > 1) {
      comparisons.add(comparison(halves.get(1)));
    }
    return Optional.of(
        MethodSource.overriding(Modifier.PROTECTED, "isUnderKeyOf")
            .addParameter(TypeNames.of(entity.type()), "entity")
            .addParameter(Names.ITEM_READER, "item")
            .addParameter(int.class, "behindTenant")
            .returns(boolean.class)
            .addCode(taken)
            .addStatement("return $L", comparisons.stream().collect(Code.joining(" && ")))
            .build());
  }

  private Code comparison(KeyHalf half) {
    SharedHalf shared = names.shared(half);
    String attribute = half.attribute().name();
    if (half.attribute().type() != ScalarType.S) {
      return Code.of("item.isValue($S, $L)", attribute, KEYS.value(shared));
    }
    Code parts =
        half.template().parts().stream()
            .map(part -> stored.of(shared, part, this::value))
            .collect(Code.joining(""));
    return Code.of(
        "item.key($S, $L)$L.isWhole()", attribute, half.isSort() ? "0" : "behindTenant", parts);
  }

  /** Returns a value that a half is made of. */
  private Code value(Source source) {
    return variables.contains(source.name())
        ? Code.of("$N", Words.variable(source.name()))
        : ItemCode.given(ItemCode.attribute(entity.attributes(), source.name()), "entity");
  }

  /**
   * Puts computed values into variables, and the sources of these and of keys that are not text.
   */
  private Code variables(List<KeyHalf> halves) {
    Set<ComputedModel> computed = new LinkedHashSet<>();
    Set<String> components = new LinkedHashSet<>();
    for (KeyHalf half : halves) {
      for (Source source : half.template().sources()) {
        if (source.isComputed()) {
          computed.add(entity.computedAs(source));
        } else if (half.attribute().type() != ScalarType.S) {
          components.add(source.name());
        }
      }
    }
    computed.forEach(method -> components.addAll(method.parameters()));
    variables.addAll(components);
    computed.forEach(method -> variables.add(method.name()));
    Code.Builder code = Code.builder().add("$L", ItemCode.given(entity, components, "entity"));
    for (ComputedModel method : computed) {
      code.addStatement(
          "$T $N = $L",
          method.type().javaType(),
          Words.variable(method.name()),
          ItemCode.compute(entity, method, AsReadCode.of(entity).variables()));
    }
    return code.build();
  }
}
