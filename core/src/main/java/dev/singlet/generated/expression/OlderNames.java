package dev.singlet.generated.expression;

import dev.singlet.generated.entity.EntityType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Expressions on attributes that an item may store under an earlier name. They treat it like the
 * present name.
 */
public final class OlderNames {

  private OlderNames() {}

  /**
   * Returns an expression on an attribute under whichever of its names it exists.
   *
   * @param leaf makes the expression for one name, which does not hold if the attribute is absent
   */
  public static Expression cover(EntityType<?> entity, Path path, Function<Path, Expression> leaf) {
    if (hasOneName(path)) {
      return leaf.apply(path);
    }
    List<Path> names = path.names();
    List<Expression> alternatives = new ArrayList<>();
    List<Expression> newerAreAbsent = new ArrayList<>();
    for (Path name : names) {
      List<Expression> all = new ArrayList<>(newerAreAbsent);
      all.add(leaf.apply(name));
      alternatives.add(Expression.allOf(all));
      newerAreAbsent.add(Expression.notExists(entity, name));
    }
    return Expression.anyOf(alternatives);
  }

  /** Returns an expression that holds if an attribute exists under none of its names. */
  public static Expression noneIsThere(EntityType<?> entity, Path path) {
    if (hasOneName(path)) {
      return Expression.notExists(entity, path);
    }
    List<Expression> all = new ArrayList<>();
    path.names().forEach(name -> all.add(Expression.notExists(entity, name)));
    return Expression.allOf(all);
  }

  /**
   * Returns an expression on an operand under whichever of its names it exists.
   *
   * @param leaf makes the expression for one name, which does not hold if the attribute is absent
   */
  public static Expression cover(
      EntityType<?> entity, Operand operand, Function<Operand, Expression> leaf) {
    if (operand instanceof Operand.At at && !hasOneName(at.path())) {
      return cover(entity, at.path(), name -> leaf.apply(Operand.at(name)));
    }
    if (operand instanceof Operand.SizeOf size) {
      return cover(entity, size.path(), name -> leaf.apply(new Operand.SizeOf(name)));
    }
    return leaf.apply(operand);
  }

  /** Returns {@code left operator right}. */
  public static Expression compare(
      EntityType<?> entity, Operand left, String operator, Operand right) {
    if (operator.equals("<>") && (hasSeveral(left) || hasSeveral(right))) {
      return compare(entity, left, "=", right).not();
    }
    return cover(
        entity,
        left,
        first ->
            cover(entity, right, second -> Expression.compare(entity, first, operator, second)));
  }

  /** Tells whether an item can have an operand under several names. */
  private static boolean hasSeveral(Operand operand) {
    Set<Path> paths = new HashSet<>();
    operand.addPaths(paths);
    return paths.stream().anyMatch(path -> path.names().size() > 1);
  }

  private static boolean hasOneName(Path path) {
    return path.isTopLevel() && !path.hasOlderNames();
  }

  /** Returns {@code size(path) operator :size}. */
  public static Expression compareSize(EntityType<?> entity, Path path, String operator, int size) {
    return compare(
        entity,
        new Operand.SizeOf(path),
        operator,
        Operand.of(AttributeValue.createN(Integer.toString(size))));
  }
}
