package dev.singlet.processor.source;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * A field.
 *
 * @param initializer its initial value; empty if a constructor sets it
 */
public record FieldSource(
    TypeName type,
    String name,
    List<AnnotationSource> annotations,
    Set<Modifier> modifiers,
    Code javadoc,
    Code initializer) {

  public FieldSource {
    Declaration.check(name);
    annotations = List.copyOf(annotations);
    modifiers = Set.copyOf(modifiers);
  }

  /** Returns a private constant. */
  public static FieldSource constant(
      TypeName type, String name, String initializer, @Nullable Object... arguments) {
    return builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(initializer, arguments)
        .build();
  }

  public static Builder builder(TypeName type, String name, Modifier... modifiers) {
    return builder(type, name, Set.of(modifiers));
  }

  public static Builder builder(TypeName type, String name, Set<Modifier> modifiers) {
    return new Builder(type, name, modifiers);
  }

  /** Describes a field. */
  public static final class Builder extends Declaration<Builder> {

    private final TypeName type;
    private Code initializer = Code.of("");

    private Builder(TypeName type, String name, Set<Modifier> modifiers) {
      super(name);
      this.type = type;
      addModifiers(modifiers);
    }

    @Override
    Builder self() {
      return this;
    }

    public Builder initializer(String format, @Nullable Object... arguments) {
      initializer = Code.of(format, arguments);
      return this;
    }

    public FieldSource build() {
      return new FieldSource(type, name, annotations, modifiers, javadoc.build(), initializer);
    }
  }
}
