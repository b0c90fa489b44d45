package dev.singlet.generated.expression;

import dev.singlet.generated.entity.EntityType;
import java.util.ArrayList;
import java.util.List;
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
    if (path.isTopLevel() && !path.hasOlderNames()) {
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
    if (path.isTopLevel() && !path.hasOlderNames()) {
      return Expression.notExists(entity, path);
    }
    List<Expression> all = new ArrayList<>();
    path.names().forEach(name -> all.add(Expression.notExists(entity, name)));
    return Expression.allOf(all);
  }

  /** Returns {@code size(path) operator :size}. */
  public static Expression compareSize(EntityType<?> entity, Path path, String operator, int size) {
    boolean isOther = operator.equals("<>") && path.names().size() > 1;
    Operand value = Operand.of(AttributeValue.createN(Integer.toString(size)));
    Expression compared =
        cover(
            entity,
            path,
            name ->
                Expression.compare(
                    entity, new Operand.SizeOf(name), isOther ? "=" : operator, value));
    return isOther ? compared.not() : compared;
  }
}
