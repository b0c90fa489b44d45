package dev.singlet.processor.model.type;

import java.util.ArrayList;
import java.util.List;

/**
 * A class, an interface, a record or an enum, without type arguments.
 *
 * @param packageName empty for the unnamed package
 * @param simpleNames the simple names of the enclosing classes, the outermost first, and its own
 */
public record ClassType(String packageName, List<String> simpleNames) implements JavaType {

  public static final ClassType OBJECT = of(Object.class);

  public ClassType {
    simpleNames = List.copyOf(simpleNames);
  }

  public static ClassType of(String packageName, String simpleName) {
    return new ClassType(packageName, List.of(simpleName));
  }

  public static ClassType of(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return outer == null
        ? of(type.getPackageName(), type.getSimpleName())
        : of(outer).nested(type.getSimpleName());
  }

  public String simpleName() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  /** Returns the class with a simple name within this one. */
  public ClassType nested(String simpleName) {
    List<String> names = new ArrayList<>(simpleNames);
    names.add(simpleName);
    return new ClassType(packageName, names);
  }

  public String canonicalName() {
    String name = String.join(".", simpleNames);
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  @Override
  public String toString() {
    return canonicalName();
  }
}
