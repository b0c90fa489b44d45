package dev.singlet.processor.model.type;

/**
 * A wildcard as a type argument.
 *
 * @param isSuper true if it stands for the supertypes of the bound; false for its subtypes
 * @param bound the bound; {@code Object} if there is none
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
