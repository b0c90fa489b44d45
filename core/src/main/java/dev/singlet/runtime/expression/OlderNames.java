package dev.singlet.runtime.expression;

import dev.singlet.runtime.entity.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Expressions on attributes that an item may store under an earlier name. They treat it like the
 * current name.
 */
public final class OlderNames {

  private OlderNames() {}

  /**
   * Returns an expression on an attribute under whichever of its names it exists. If the way to it
   * leads through a record of a union, the item must have that record.
   *
   * @param leaf makes the expression for one name, which does not hold if the attribute is absent
   */
  public static Expression cover(EntityType<?> entity, Path path, Function<Path, Expression> leaf) {
    return variants(entity, path).and(any(entity, path, leaf));
  }

  /** Returns an expression on an attribute as above, whatever the way to it leads through. */
  static Expression any(EntityType<?> entity, Path path, Function<Path, Expression> leaf) {
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

  /**
   * Returns an expression on an operand under whichever of its names it exists.
   *
   * @param leaf makes the expression for one name, which does not hold if the attribute is absent
   */
  public static Expression cover(
      EntityType<?> entity, Operand operand, Function<Operand, Expression> leaf) {
    if (operand instanceof Operand.At at) {
      return cover(entity, at.path(), name -> leaf.apply(Operand.at(name)));
    }
    if (operand instanceof Operand.SizeOf size) {
      return cover(entity, size.path(), name -> leaf.apply(new Operand.SizeOf(name)));
    }
    return leaf.apply(operand);
  }

  /**
   * Returns an expression that holds if the expression on an attribute doesn't. If the way to the
   * attribute leads through a record of a union, the item must have that record for both.
   *
   * @param covered an expression that {@link #cover} has made
   */
  public static Expression not(EntityType<?> entity, Path path, Expression covered) {
    return not(variants(entity, path), covered);
  }

  /** Returns the negation, as above, of an expression on two operands. */
  public static Expression not(
      EntityType<?> entity, Expression covered, Operand left, Operand right) {
    Expression variants = Expression.always();
    for (Path path : paths(left, right)) {
      variants = variants.and(variants(entity, path));
    }
    return not(variants, covered);
  }

  /** The covered expression has the condition on the records, too, which need not be repeated. */
  private static Expression not(Expression variants, Expression covered) {
    List<Expression> others = new ArrayList<>(covered.conjuncts());
    others.removeAll(variants.conjuncts());
    return variants.and(Expression.allOf(others).not());
  }

  /** Returns an expression that holds if an attribute exists under none of its names. */
  public static Expression noneIsThere(EntityType<?> entity, Path path) {
    if (hasOneName(path)) {
      return variants(entity, path).and(Expression.notExists(entity, path));
    }
    List<Expression> all = new ArrayList<>();
    all.add(variants(entity, path));
    path.names().forEach(name -> all.add(Expression.notExists(entity, name)));
    return Expression.allOf(all);
  }

  /** Returns {@code left operator right}. */
  public static Expression compare(
      EntityType<?> entity, Operand left, String operator, Operand right) {
    if (operator.equals("<>")
        && paths(left, right).stream().anyMatch(path -> path.names().size() > 1)) {
      return not(entity, compare(entity, left, "=", right), left, right);
    }
    return cover(
        entity,
        left,
        first ->
            cover(entity, right, second -> Expression.compare(entity, first, operator, second)));
  }

  /** Returns {@code size(path) operator :size}. */
  public static Expression compareSize(EntityType<?> entity, Path path, String operator, int size) {
    return compare(
        entity,
        new Operand.SizeOf(path),
        operator,
        Operand.of(AttributeValue.createN(Integer.toString(size))));
  }

  private static Set<Path> paths(Operand left, Operand right) {
    Set<Path> paths = new LinkedHashSet<>();
    left.addPaths(paths);
    right.addPaths(paths);
    return paths;
  }

  private static boolean hasOneName(Path path) {
    return path.isTopLevel() && !path.hasOlderNames();
  }

  /** Returns the condition that an item has the records on the way to an attribute. */
  private static Expression variants(EntityType<?> entity, Path path) {
    return path.hasVariants() ? VariantPaths.condition(entity, path) : Expression.always();
  }
}
