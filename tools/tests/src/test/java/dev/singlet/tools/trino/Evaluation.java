package dev.singlet.tools.trino;

import com.fasterxml.jackson.databind.JsonNode;
import io.trino.sql.tree.ArithmeticBinaryExpression;
import io.trino.sql.tree.ArrayConstructor;
import io.trino.sql.tree.BooleanLiteral;
import io.trino.sql.tree.Cast;
import io.trino.sql.tree.CoalesceExpression;
import io.trino.sql.tree.Expression;
import io.trino.sql.tree.FunctionCall;
import io.trino.sql.tree.GenericLiteral;
import io.trino.sql.tree.Identifier;
import io.trino.sql.tree.IfExpression;
import io.trino.sql.tree.InListExpression;
import io.trino.sql.tree.InPredicate;
import io.trino.sql.tree.IntervalLiteral;
import io.trino.sql.tree.IsNotNullPredicate;
import io.trino.sql.tree.LambdaExpression;
import io.trino.sql.tree.LogicalExpression;
import io.trino.sql.tree.LongLiteral;
import io.trino.sql.tree.Row;
import io.trino.sql.tree.SearchedCaseExpression;
import io.trino.sql.tree.StringLiteral;
import io.trino.sql.tree.TimestampLiteral;
import io.trino.sql.tree.WhenClause;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Expressions of Trino, as far as views have them, on the values of columns and variables.
 *
 * @param values the values by name
 */
record Evaluation(Map<String, Object> values) {

  @Nullable Object of(Expression expression) {
    if (expression instanceof Identifier name) {
      if (!values.containsKey(name.getValue())) {
        throw new IllegalArgumentException("No column " + name);
      }
      return values.get(name.getValue());
    } else if (expression instanceof StringLiteral text) {
      return text.getValue();
    } else if (expression instanceof LongLiteral number) {
      return number.getValue();
    } else if (expression instanceof BooleanLiteral flag) {
      return flag.getValue();
    } else if (expression instanceof TimestampLiteral time) {
      return LocalDateTime.parse(time.getValue().replace(' ', 'T'));
    } else if (expression instanceof GenericLiteral literal) {
      throw new IllegalArgumentException("No literal " + literal);
    } else if (expression instanceof Cast cast) {
      return Casts.cast(of(cast.getExpression()), cast.getType());
    } else if (expression instanceof CoalesceExpression coalesce) {
      return coalesce.getOperands().stream()
          .map(this::orNothing)
          .flatMap(List::stream)
          .findFirst()
          .orElse(null);
    } else if (expression instanceof ArrayConstructor array) {
      return all(array.getValues());
    } else if (expression instanceof Row row) {
      return all(row.getItems());
    } else if (expression instanceof IntervalLiteral seconds) {
      return Duration.ofMillis(
          new BigDecimal(seconds.getValue()).movePointRight(3).longValueExact());
    } else if (expression instanceof ArithmeticBinaryExpression arithmetic) {
      return arithmetic(arithmetic);
    } else if (expression instanceof FunctionCall call) {
      return call(call);
    }
    return condition(expression);
  }

  private @Nullable Object condition(Expression expression) {
    if (expression instanceof IfExpression choice) {
      return isTrue(choice.getCondition()) ? of(choice.getTrueValue()) : null;
    } else if (expression instanceof SearchedCaseExpression choice) {
      WhenClause when = choice.getWhenClauses().get(0);
      return isTrue(when.getOperand()) ? of(when.getResult()) : null;
    } else if (expression instanceof IsNotNullPredicate there) {
      return of(there.getValue()) != null;
    } else if (expression instanceof InPredicate in) {
      return all(((InListExpression) in.getValueList()).getValues()).contains(of(in.getValue()));
    } else if (expression instanceof LogicalExpression logical) {
      return logical.getOperator() == LogicalExpression.Operator.AND
          ? logical.getTerms().stream().allMatch(this::isTrue)
          : logical.getTerms().stream().anyMatch(this::isTrue);
    }
    throw new IllegalArgumentException("No expression " + expression);
  }

  private @Nullable Object arithmetic(ArithmeticBinaryExpression arithmetic) {
    Object left = of(arithmetic.getLeft());
    Object right = of(arithmetic.getRight());
    if (left == null || right == null) {
      return null;
    }
    return switch (arithmetic.getOperator()) {
      case ADD -> ((LocalDateTime) left).plus((Duration) right);
      case MULTIPLY -> ((Duration) right).multipliedBy((Long) left);
      case SUBTRACT -> (Long) left - ((Number) right).longValue();
      default -> throw new IllegalArgumentException("No operator " + arithmetic);
    };
  }

  boolean isTrue(Expression condition) {
    return Boolean.TRUE.equals(of(condition));
  }

  private List<Object> orNothing(Expression expression) {
    Object value = of(expression);
    return value == null ? List.of() : List.of(value);
  }

  private List<Object> all(List<Expression> expressions) {
    List<Object> all = new ArrayList<>();
    expressions.forEach(each -> all.add(of(each)));
    return all;
  }

  private @Nullable Object call(FunctionCall call) {
    String name = call.getName().toString();
    List<Expression> arguments = call.getArguments();
    if (!name.startsWith("transform")) {
      return Functions.call(name, all(arguments));
    }
    Object holder = of(arguments.get(0));
    LambdaExpression lambda = (LambdaExpression) arguments.get(1);
    if (holder instanceof Map<?, ?> map) {
      Map<Object, Object> transformed = new HashMap<>();
      map.forEach((key, value) -> transformed.put(key, apply(lambda, key, value)));
      return transformed;
    } else if (holder instanceof List<?> list) {
      List<Object> transformed = new ArrayList<>();
      list.forEach(element -> transformed.add(apply(lambda, element)));
      return transformed;
    }
    return null;
  }

  private @Nullable Object apply(LambdaExpression lambda, @Nullable Object... arguments) {
    Map<String, Object> inner = new HashMap<>(values);
    for (int i = 0; i < arguments.length; i++) {
      Object argument = arguments[i];
      boolean isNull = argument instanceof JsonNode json && json.isNull();
      inner.put(lambda.getArguments().get(i).getName().getValue(), isNull ? null : argument);
    }
    return new Evaluation(inner).of(lambda.getBody());
  }
}
