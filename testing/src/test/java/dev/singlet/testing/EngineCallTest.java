package dev.singlet.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;
import software.amazon.dynamodb.services.local.shared.exceptions.LocalDBAccessException;
import software.amazon.dynamodb.services.local.shared.exceptions.LocalDBAccessExceptionType;

/** Some requests fail for a moment because of another one. */
class EngineCallTest {

  /** An engine that fails at first. */
  public static final class Engine {

    private int calls;

    public String describeTable() {
      return answerFrom(3, noSuchColumn());
    }

    public String updateTable() {
      return answerFrom(3, new NullPointerException());
    }

    public String query() {
      return answerFrom(2, noSuchColumn());
    }

    private static RuntimeException noSuchColumn() {
      return new LocalDBAccessException(
          LocalDBAccessExceptionType.UNEXPECTED_EXCEPTION, "no such column");
    }

    private String answerFrom(int call, RuntimeException failure) {
      calls++;
      if (calls < call) {
        throw failure;
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
  void updateTableIsRepeated() throws Throwable {
    assertThat(invoke("updateTable")).isEqualTo("answer 3");
  }

  @Test
  void otherCallsAreNot() {
    assertThatThrownBy(() -> invoke("query")).isInstanceOf(LocalDBAccessException.class);
  }
}
