package dev.singlet.tools.others;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips tests where Chromium is missing. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsChromium.Condition.class)
public @interface NeedsChromium {

  /** Looks once. */
  final class Condition implements ExecutionCondition {

    private static final boolean IS_THERE = Node.canRun("chromium", "--version");

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      return IS_THERE
          ? ConditionEvaluationResult.enabled("Chromium is there")
          : ConditionEvaluationResult.disabled(
              "needs Chromium as `chromium`: on Debian, `apt-get install chromium`");
    }
  }
}
