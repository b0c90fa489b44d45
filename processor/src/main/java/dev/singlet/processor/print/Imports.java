package dev.singlet.processor.print;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The names of classes in a source file. They are determined when the whole file is written: the
 * imports depend on all referenced classes, so each reference leaves a gap in the text until then.
 */
final class Imports {

  /**
   * The classes of {@code java.lang} that are used without an import. Others are rare and are
   * imported, because a class of the package with the same name would hide them.
   */
  static final Set<String> JAVA_LANG =
      Set.of(
          "Boolean",
          "Byte",
          "Character",
          "Double",
          "Float",
          "IllegalArgumentException",
          "Integer",
          "Iterable",
          "Long",
          "Math",
          "Object",
          "Override",
          "Short",
          "String",
          "SuppressWarnings");

  private final String packageName;
  private final Set<String> hidden;

  /** The classes and type parameters in the file, which hide others of their names. */
  private final Set<String> classes = new HashSet<>();

  /** The names of values, which hide classes and packages in expressions. */
  private final Set<String> values = new HashSet<>();

  private final Set<String> siblings = new HashSet<>();
  private final Map<String, ClassName> imported = new HashMap<>();
  private final List<Gap> gaps = new ArrayList<>();

  /**
   * The text for each name. It compares by identity: most names are constants, and comparing two of
   * them makes texts.
   */
  private final IdentityHashMap<ClassName, String> referred = new IdentityHashMap<>();

  /**
   * Makes the names of a file.
   *
   * @param type its top-level class
   * @param hidden the names of {@link #JAVA_LANG} that mean another class in its package
   */
  Imports(String packageName, TypeSource type, Set<String> hidden) {
    this.packageName = packageName;
    this.hidden = hidden;
    declare(type);
  }

  private void declare(TypeSource type) {
    classes.add(type.name());
    type.fields().forEach(field -> values.add(field.name()));
    type.typeVariables().forEach(variable -> classes.add(variable.name()));
    for (MethodSource method : type.methods()) {
      method.typeVariables().forEach(variable -> classes.add(variable.name()));
      method.parameters().forEach(parameter -> values.add(parameter.name()));
    }
    type.types().forEach(this::declare);
  }

  /** A place in the text for the name of a class, or for the qualifier of its simple name. */
  private record Gap(int position, ClassName name, boolean isQualifier) {}

  /** Leaves a gap for the name of a class. */
  void name(ClassName name, int position) {
    refer(name, new Gap(position, name, false));
  }

  /** Leaves a gap for the qualifier of a top-level class, whose annotations follow. */
  void qualifier(ClassName name, int position) {
    refer(name, new Gap(position, name, true));
  }

  private void refer(ClassName name, Gap gap) {
    gaps.add(gap);
    if (referred.put(name, name.simpleName()) != null) {
      return;
    }
    ClassName top = name.topLevelClassName();
    if (top.packageName().equals(packageName)) {
      siblings.add(top.simpleName());
    } else if (!isDeclared(top.simpleName()) && !top.packageName().isEmpty()) {
      imported.putIfAbsent(top.simpleName(), top);
    }
  }

  /** Returns the file, with all names in their places. */
  String complete(String body) {
    imported.keySet().removeAll(siblings);
    StringBuilder file = new StringBuilder(body.length() * 3 / 2);
    if (!packageName.isEmpty()) {
      file.append("package ").append(packageName).append(";\n\n");
    }
    boolean hasImports = false;
    for (ClassName name : new TreeSet<>(imported.values())) {
      if (!isImplicit(name)) {
        file.append("import ").append(name.canonicalName()).append(";\n");
        hasImports = true;
      }
    }
    file.append(hasImports ? "\n" : "");
    referred.replaceAll((name, text) -> text(name));
    int written = 0;
    for (Gap gap : gaps) {
      file.append(body, written, gap.position());
      written = gap.position();
      if (!gap.isQualifier()) {
        file.append(referred.get(gap.name()));
      } else if (!isSimple(gap.name())) {
        file.append(gap.name().packageName()).append('.');
      }
    }
    return file.append(body, written, body.length()).toString();
  }

  private boolean isImplicit(ClassName name) {
    return name.packageName().equals("java.lang")
        && JAVA_LANG.contains(name.simpleName())
        && !hidden.contains(name.simpleName());
  }

  private String text(ClassName name) {
    return isSimple(name) ? String.join(".", name.simpleNames()) : name.canonicalName();
  }

  private boolean isDeclared(String name) {
    return classes.contains(name) || values.contains(name);
  }

  /**
   * Returns the classes that the file can't refer to, by their canonical names, each with the name
   * that means something else there.
   */
  Map<String, String> obscured(String body) {
    Map<String, String> obscured = new TreeMap<>();
    for (Gap gap : gaps) {
      String first = text(gap.name()).split("\\.", 2)[0];
      boolean isHidden = isOwn(gap.name()) && packageName.isEmpty() && classes.contains(first);
      if (isHidden || (values.contains(first) && isExpression(body, gap.position()))) {
        obscured.put(gap.name().canonicalName(), first);
      }
    }
    return obscured;
  }

  private boolean isOwn(ClassName name) {
    return name.packageName().equals(packageName);
  }

  /** Returns whether a name before a place could be that of a value. */
  private static boolean isExpression(String body, int position) {
    return (body.startsWith(".", position) && !body.startsWith(".class", position))
        || (body.startsWith("::", position) && !body.startsWith("::new", position));
  }

  private boolean isSimple(ClassName name) {
    ClassName top = name.topLevelClassName();
    if (top.packageName().equals(packageName)) {
      return !isDeclared(top.simpleName()) || packageName.isEmpty();
    }
    ClassName namesake = imported.get(top.simpleName());
    return namesake != null && namesake.packageName().equals(top.packageName());
  }
}
