package dev.singlet.site;

import dev.singlet.tools.others.Node;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips tests where what builds the site is missing. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsSite.Condition.class)
@interface NeedsSite {

  /** Looks once. */
  final class Condition implements ExecutionCondition {

    private static final boolean IS_THERE = Node.isThere(BuiltSite.SOURCES);

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      return IS_THERE
          ? ConditionEvaluationResult.enabled("Node.js and the packages of the site are there")
          : ConditionEvaluationResult.disabled(
              "needs Node.js 20 and its packages: install Node.js, then run `npm ci --prefix site`");
    }
  }
}
