package dev.singlet.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;
import software.amazon.dynamodb.services.local.shared.exceptions.LocalDBAccessException;
import software.amazon.dynamodb.services.local.shared.exceptions.LocalDBAccessExceptionType;

/** The engine fails to describe a table for a moment while it adds an index. */
class EngineCallTest {

  /** An engine that fails at first. */
  public static final class Engine {

    private int calls;

    public String describeTable() {
      return answerFrom(3);
    }

    public String query() {
      return answerFrom(2);
    }

    private String answerFrom(int call) {
      calls++;
      if (calls < call) {
        throw new LocalDBAccessException(
            LocalDBAccessExceptionType.UNEXPECTED_EXCEPTION, "no such column");
      }
      return "answer " + calls;
    }
  }

  private static Object invoke(String name) throws Throwable {
    Method method = Engine.class.getMethod(name);
    return EngineCall.invoke(new Engine(), method, null);
  }

  @Test
  void describeTableIsRepeated() throws Throwable {
    assertThat(invoke("describeTable")).isEqualTo("answer 3");
  }

  @Test
  void otherCallsAreNot() {
    assertThatThrownBy(() -> invoke("query")).isInstanceOf(LocalDBAccessException.class);
  }
}
