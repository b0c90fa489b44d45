package dev.singlet.processor.read.type;

import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Unwrapped;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.attribute.ValidateModel;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.JavaTypes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The records and sealed interfaces within an entity. Each is read once, even if it occurs several
 * times.
 */
public final class NestedRecords {

  /** Deeper than any written type arguments. */
  private static final int MAX_ARGUMENTS_WITHIN = 12;

  private final Map<JavaType, String> codecs = new LinkedHashMap<>();
  private final Map<JavaType, DeclaredType> records = new LinkedHashMap<>();
  private final Map<JavaType, DeclaredType> unions = new LinkedHashMap<>();
  private final List<NestedModel> models = new ArrayList<>();
  private final List<UnionModel> unionModels = new ArrayList<>();

  /** Notes a record, with its type arguments. */
  ValueType.Nested record(DeclaredType type) {
    JavaType name = JavaTypes.of(type);
    records.putIfAbsent(name, type);
    TypeElement element = Compiler.element(type);
    return new ValueType.Nested(kind(element), name, codecOf(name, element));
  }

  /** Notes a sealed interface, with its type arguments. */
  ValueType.Nested union(DeclaredType type) {
    JavaType name = JavaTypes.of(type);
    unions.putIfAbsent(name, type);
    TypeElement element = Compiler.element(type);
    Kind kind = UnionReader.discriminator(element).isEmpty() ? Kind.ANY_OF : Kind.UNION;
    return new ValueType.Nested(kind, name, codecOf(name, element));
  }

  /** Returns how a record is stored. */
  static Kind kind(TypeElement record) {
    if (Annotated.has(record, Tuple.class)) {
      return Kind.TUPLE;
    }
    return Annotated.has(record, Unwrapped.class) ? Kind.UNWRAPPED : Kind.RECORD;
  }

  /** Returns whether a type occurs within itself with type arguments that grow each time. */
  static boolean isEndless(DeclaredType type) {
    return argumentsWithin(type) > MAX_ARGUMENTS_WITHIN;
  }

  private static int argumentsWithin(TypeMirror type) {
    int within = 0;
    if (type instanceof ArrayType array) {
      within = argumentsWithin(array.getComponentType());
    } else if (type instanceof DeclaredType declared) {
      for (TypeMirror argument : declared.getTypeArguments()) {
        within = Math.max(within, 1 + argumentsWithin(argument));
      }
    }
    return within;
  }

  /** Returns the name of a type's codec, unique within the entity. */
  private String codecOf(JavaType type, TypeElement element) {
    String name = String.join("", Compiler.name(element).simpleNames()) + "Codec";
    String unique = name;
    for (int n = 2; !codecs.containsKey(type) && codecs.containsValue(unique); n++) {
      unique = name + n;
    }
    codecs.putIfAbsent(type, unique);
    return codec(type);
  }

  /**
   * Reads all noted types, and those that are noted meanwhile.
   *
   * @param unionReader reads a sealed interface
   * @param components reads the components of a record
   * @param validates returns the methods of a record that check several components together
   */
  public void readAll(
      UnionReader unionReader,
      Function<DeclaredType, List<AttributeModel>> components,
      Function<TypeElement, List<ValidateModel>> validates) {
    Set<JavaType> done = new LinkedHashSet<>();
    while (done.size() < records.size() + unions.size()) {
      for (Map.Entry<JavaType, DeclaredType> union : List.copyOf(unions.entrySet())) {
        if (done.add(union.getKey())) {
          unionModels.add(unionReader.read(union.getValue(), codec(union.getKey())));
        }
      }
      for (Map.Entry<JavaType, DeclaredType> record : List.copyOf(records.entrySet())) {
        if (done.add(record.getKey())) {
          models.add(
              new NestedModel(
                  kind(Compiler.element(record.getValue())),
                  record.getKey(),
                  codec(record.getKey()),
                  components.apply(record.getValue()),
                  validates.apply(Compiler.element(record.getValue()))));
        }
      }
    }
  }

  public NestedTypes types() {
    return new NestedTypes(models, unionModels);
  }

  private String codec(JavaType type) {
    return Objects.requireNonNull(codecs.get(type));
  }
}
