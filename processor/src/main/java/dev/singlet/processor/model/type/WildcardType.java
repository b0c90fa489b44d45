package dev.singlet.processor.model.type;

/**
 * A type argument that stands for several.
 *
 * @param isSuper whether it stands for the types above the bound rather than those below
 * @param bound {@code Object} if it stands for all
 */
public record WildcardType(boolean isSuper, JavaType bound) implements JavaType {

  @Override
  public String toString() {
    if (isSuper) {
      return "? super " + bound;
    }
    return bound.equals(ClassType.OBJECT) ? "?" : "? extends " + bound;
  }
}
