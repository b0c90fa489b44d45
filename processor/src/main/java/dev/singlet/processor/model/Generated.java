package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;

/** The names of generated classes. Those of nested types carry the names of what holds them. */
public final class Generated {

  private Generated() {}

  public static ClassName entity(ClassName type) {
    return named(type, "Entity");
  }

  public static ClassName table(ClassName type) {
    return named(type, "Table");
  }

  public static ClassName collection(ClassName type) {
    return named(type, "Collection");
  }

  private static ClassName named(ClassName type, String suffix) {
    return ClassName.get(type.packageName(), String.join("", type.simpleNames()) + suffix);
  }
}
