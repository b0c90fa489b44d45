package dev.singlet.tools.others;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips tests where Node.js or its packages are missing. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsNode.Condition.class)
public @interface NeedsNode {

  /** Looks once. */
  final class Condition implements ExecutionCondition {

    private static final boolean IS_THERE = Node.isThere();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      return IS_THERE
          ? ConditionEvaluationResult.enabled("Node.js and its packages are there")
          : ConditionEvaluationResult.disabled(
              "needs Node.js 20 and its packages: install Node.js, then run"
                  + " `npm ci --prefix tools/tests/src/test/node`");
    }
  }
}
