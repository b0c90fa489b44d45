package dev.singlet.architecture;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The text of a module's API: its exported types with their public and protected members, in a
 * fixed order. A type that isn't public is in it if an exported type inherits members from it.
 */
final class ApiText {

  /** Annotations that are not promise to users. */
  private static final Set<String> PRIVATE =
      Set.of("Override", "SuppressWarnings", "SafeVarargs", "NullMarked");

  private static final Set<Modifier> PROMISED =
      Set.of(
          Modifier.PUBLIC,
          Modifier.PROTECTED,
          Modifier.ABSTRACT,
          Modifier.DEFAULT,
          Modifier.STATIC,
          Modifier.SEALED,
          Modifier.NON_SEALED,
          Modifier.FINAL);

  private final SourceFile source;
  private final List<String> lines = new ArrayList<>();

  private ApiText(SourceFile source) {
    this.source = source;
  }

  static String of(PublishedModule module) {
    Map<String, SourceFile> types = new TreeMap<>();
    module.exported().forEach(source -> types.put(source.name(), source));
    Map<String, SourceFile> promised = new TreeMap<>();
    types.values().stream()
        .filter(source -> isPublic(source.type()))
        .forEach(source -> addWithSupertypes(source, types, promised));
    return promised.values().stream()
        .map(source -> new ApiText(source).type(source.type(), source.name()))
        .collect(Collectors.joining("\n"));
  }

  private static boolean isPublic(ClassTree type) {
    return type.getModifiers().getFlags().contains(Modifier.PUBLIC);
  }

  private static void addWithSupertypes(
      SourceFile source, Map<String, SourceFile> types, Map<String, SourceFile> promised) {
    if (promised.putIfAbsent(source.name(), source) == null) {
      List<Tree> supertypes = new ArrayList<>(source.type().getImplementsClause());
      if (source.type().getExtendsClause() != null) {
        supertypes.add(source.type().getExtendsClause());
      }
      for (Tree supertype : supertypes) {
        String name = source.text(supertype).replaceFirst("(?s)<.*", "").trim();
        SourceFile found = types.get(source.packageName() + "." + name);
        if (found != null) {
          addWithSupertypes(found, types, promised);
        }
      }
    }
  }

  private String type(ClassTree type, String name) {
    String at = type.getKind() == Tree.Kind.ANNOTATION_TYPE ? "@" : "";
    String header = at + afterModifiers(type, type.getModifiers());
    lines.add(
        name + ": " + words(modifiers(type.getModifiers()), header.substring(0, brace(header))));
    List<String> members = new ArrayList<>();
    List<ClassTree> nested = new ArrayList<>();
    boolean isOpen =
        type.getKind() == Tree.Kind.INTERFACE || type.getKind() == Tree.Kind.ANNOTATION_TYPE;
    for (Tree member : type.getMembers()) {
      if (member instanceof ClassTree inner && isPromised(inner.getModifiers(), isOpen)) {
        nested.add(inner);
      } else if (member instanceof MethodTree method && isPromised(method.getModifiers(), isOpen)) {
        if (!isCompact(method)) {
          members.add(method(method));
        }
      } else if (member instanceof VariableTree field && isPromised(field.getModifiers(), isOpen)) {
        members.add(field(field));
      }
    }
    if (type.getKind() == Tree.Kind.CLASS
        && isPromised(type.getModifiers(), false)
        && !hasConstructor(type)) {
      members.add("(a constructor without parameters)");
    }
    members.stream().sorted().forEach(member -> lines.add("    " + member));
    nested.forEach(inner -> type(inner, name + "." + inner.getSimpleName()));
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  /** Returns whether it is a constructor of a record whose parameters are the record's. */
  private boolean isCompact(MethodTree method) {
    return method.getName().contentEquals("<init>")
        && !afterModifiers(method, method.getModifiers()).matches("\\s*\\w+\\s*\\((?s:.*)");
  }

  private static boolean hasConstructor(ClassTree type) {
    return type.getMembers().stream()
        .anyMatch(
            member ->
                member instanceof MethodTree method && method.getName().contentEquals("<init>"));
  }

  /** Returns where the body of a type begins. */
  private static int brace(String header) {
    int depth = 0;
    for (int i = 0; i < header.length(); i++) {
      char each = header.charAt(i);
      if (each == '{' && depth == 0) {
        return i;
      }
      depth += each == '(' ? 1 : each == ')' ? -1 : 0;
    }
    throw new IllegalStateException("no body: " + header);
  }

  private static boolean isPromised(ModifiersTree modifiers, boolean isOpen) {
    Set<Modifier> flags = modifiers.getFlags();
    return flags.contains(Modifier.PUBLIC)
        || flags.contains(Modifier.PROTECTED)
        || (isOpen && !flags.contains(Modifier.PRIVATE));
  }

  private String method(MethodTree method) {
    String declared = afterModifiers(method, method.getModifiers());
    int end =
        method.getBody() == null
            ? declared.length()
            : declared.length() - source.text(method.getBody()).length();
    return words(
        modifiers(method.getModifiers()), declared.substring(0, end).replaceFirst(";\\s*$", ""));
  }

  private String field(VariableTree field) {
    if (field.getType() == null || source.end(field.getType()) < 0) {
      return field.getName().toString();
    }
    String value =
        field.getInitializer() instanceof LiteralTree literal ? " = " + source.text(literal) : "";
    return words(
        modifiers(field.getModifiers()),
        source.text(field.getType()) + " " + field.getName() + value);
  }

  /** Returns the text of a declaration after its annotations and modifiers. */
  private String afterModifiers(Tree tree, ModifiersTree modifiers) {
    int end = source.end(modifiers);
    return source.text().substring(Math.max(end, source.start(tree)), source.end(tree));
  }

  private String modifiers(ModifiersTree modifiers) {
    List<String> words = new ArrayList<>();
    List<String> ofType = new ArrayList<>();
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      String name = annotation.getAnnotationType().toString();
      if (!PRIVATE.contains(name)) {
        (name.equals("Nullable") ? ofType : words).add(source.text(annotation));
      }
    }
    modifiers.getFlags().stream()
        .filter(PROMISED::contains)
        .sorted()
        .forEach(flag -> words.add(flag.toString()));
    words.addAll(ofType);
    return String.join(" ", words);
  }

  private static String words(String modifiers, String declaration) {
    return (modifiers + " " + declaration).replaceAll("\\s+", " ").replace("( ", "(").trim();
  }
}
