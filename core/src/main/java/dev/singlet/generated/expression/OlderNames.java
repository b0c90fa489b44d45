package dev.singlet.generated.expression;

import dev.singlet.generated.entity.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Expressions on attributes that an item may have under another name, an older one for the most
 * part: items that were written under it are asked as if they had the present one.
 */
public final class OlderNames {

  private OlderNames() {}

  /**
   * Asks something of an attribute, under whichever of its names it is there.
   *
   * @param entity the entity
   * @param path where the attribute is
   * @param leaf makes the expression for one name; it doesn't hold where the attribute is absent
   * @return the expression for all names
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

  /**
   * Holds if an attribute is there under none of its names.
   *
   * @param entity the entity
   * @param path where the attribute would be
   * @return {@code attribute_not_exists} for each name
   */
  public static Expression noneIsThere(EntityType<?> entity, Path path) {
    if (path.isTopLevel() && !path.hasOlderNames()) {
      return Expression.notExists(entity, path);
    }
    List<Expression> all = new ArrayList<>();
    path.names().forEach(name -> all.add(Expression.notExists(entity, name)));
    return Expression.allOf(all);
  }

  /**
   * Compares the size of an attribute.
   *
   * @param entity the entity
   * @param path where the attribute is
   * @param operator DynamoDB's operator
   * @param size the size to compare with
   * @return {@code size(path) operator :size}
   */
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
