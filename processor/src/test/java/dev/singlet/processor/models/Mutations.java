package dev.singlet.processor.models;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import javax.tools.ToolProvider;

/**
 * Finds what can be changed in a file so that it still parses: components, types, annotations and
 * their texts, and methods.
 */
final class Mutations extends TreeScanner<Void, Void> {

  /** The types that a component gets. */
  private static final List<String> TYPES =
      List.of(
          "Missing",
          "THIS",
          "java.util.List<THIS>",
          "java.util.Map<String, Missing>",
          "java.util.Optional<Integer>",
          "Object",
          "byte[]");

  /** The texts that an annotation gets. */
  private static final List<String> TEXTS =
      List.of("", "{missing}", "THIS{", "THIS2", "#THIS", "THIS#{missing:pad(3)}");

  /** The formats of a placeholder, with its end. */
  private static final Pattern FORMATS = Pattern.compile("(:\\w+(\\(\\d+\\))?)?}");

  private final String file;
  private final String source;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final List<Mutation> found = new ArrayList<>();

  /** The number of annotations around a literal. */
  private int depth;

  private Mutations(
      String file, String source, CompilationUnitTree unit, SourcePositions positions) {
    this.file = file;
    this.source = source;
    this.unit = unit;
    this.positions = positions;
  }

  /** Returns the mutations of all files of a model. */
  static List<Mutation> of(ValidModel model) {
    List<Mutation> all = new ArrayList<>();
    for (Map.Entry<String, String> file : model.files().entrySet()) {
      JavacTask task =
          (JavacTask)
              ToolProvider.getSystemJavaCompiler()
                  .getTask(
                      null,
                      null,
                      null,
                      List.of(),
                      null,
                      List.of(Source.at(file.getKey(), file.getValue())));
      try {
        CompilationUnitTree unit = task.parse().iterator().next();
        Mutations mutations =
            new Mutations(
                file.getKey(), file.getValue(), unit, Trees.instance(task).getSourcePositions());
        mutations.scan(unit.getTypeDecls(), null);
        all.addAll(mutations.found);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
      all.add(Mutation.without(file.getKey()));
    }
    return all;
  }

  @Override
  public Void visitClass(ClassTree type, Void unused) {
    type.getImplementsClause().forEach(each -> replace(each, "java.io.Serializable"));
    type.getPermitsClause().forEach(each -> replace(each, "Missing"));
    if (type.getPermitsClause().size() > 1) {
      listed(type.getPermitsClause());
    }
    if (type.getKind() == Tree.Kind.RECORD) {
      components(type);
    }
    return super.visitClass(type, null);
  }

  private void components(ClassTree record) {
    List<VariableTree> components =
        record.getMembers().stream()
            .filter(VariableTree.class::isInstance)
            .map(VariableTree.class::cast)
            .filter(each -> !each.getModifiers().getFlags().contains(Modifier.STATIC))
            .toList();
    listed(components);
    Optional<VariableTree> last = Optional.empty();
    for (VariableTree component : components) {
      String own = record.getSimpleName().toString();
      for (String type : TYPES) {
        replace(component.getType(), type.replace("THIS", own));
      }
      rename(component, component.getName() + "2");
      last.ifPresent(before -> rename(component, before.getName().toString()));
      last = Optional.of(component);
    }
  }

  @Override
  public Void visitAnnotation(AnnotationTree annotation, Void unused) {
    replace(annotation, "");
    replace(annotation, text(annotation) + " " + text(annotation));
    replace(annotation.getAnnotationType(), "Missing");
    if (annotation.getArguments().size() > 1) {
      listed(annotation.getArguments());
    }
    depth++;
    scan(annotation.getArguments(), null);
    depth--;
    return null;
  }

  @Override
  public Void visitLiteral(LiteralTree literal, Void unused) {
    String old = text(literal);
    if (depth > 0 && literal.getValue() instanceof String && !old.startsWith("\"\"\"")) {
      for (String text : TEXTS) {
        replace(literal, "\"" + text.replace("THIS", old.substring(1, old.length() - 1)) + "\"");
      }
      replace(literal, FORMATS.matcher(old).replaceAll(":lower}"));
      replace(literal, FORMATS.matcher(old).replaceAll("}"));
      replace(literal, old.replace("{", "{x"));
    } else if (depth > 0 && literal.getValue() instanceof Number) {
      replace(literal, "0");
      replace(literal, "7");
    }
    return null;
  }

  @Override
  public Void visitMethod(MethodTree method, Void unused) {
    if (method.getReturnType() != null) {
      replace(method, "");
      replace(method.getReturnType(), "Missing");
    }
    return super.visitMethod(method, null);
  }

  /** Leaves out each of a list, with a comma. */
  private void listed(List<? extends Tree> list) {
    for (int i = 0; i < list.size(); i++) {
      int from = i == 0 || list.size() == 1 ? start(list.get(i)) : end(list.get(i - 1));
      int to = i == 0 && list.size() > 1 ? start(list.get(1)) : end(list.get(i));
      found.add(new Mutation(file, from, to, ""));
    }
  }

  private void rename(VariableTree component, String name) {
    int end = end(component);
    found.add(new Mutation(file, end - component.getName().length(), end, name));
  }

  private void replace(Tree tree, String text) {
    if (start(tree) >= 0 && !text.equals(text(tree))) {
      found.add(new Mutation(file, start(tree), end(tree), text));
    }
  }

  private String text(Tree tree) {
    return source.substring(start(tree), end(tree));
  }

  private int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  private int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }
}
