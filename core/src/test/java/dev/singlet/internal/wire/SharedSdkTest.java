package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Applications in one server, each with its own classes of Singlet, where the SDK is the server's.
 */
class SharedSdkTest {

  @Test
  void eachApplicationHasAnInterceptor() throws ReflectiveOperationException {
    for (int i = 0; i < 2; i++) {
      Application application = new Application();
      Class<?> found = application.loadClass(SingletItemsInterceptor.class.getName());
      ExecutionInterceptor interceptor =
          (ExecutionInterceptor) found.getConstructor().newInstance();

      assertThat(found).isNotEqualTo(SingletItemsInterceptor.class);
      assertThatCode(
              () -> {
                interceptor.beforeExecution(
                    () -> QueryRequest.builder().build(), new ExecutionAttributes());
                Class.forName(PendingRequest.class.getName(), true, application);
                Class.forName(RequestAttempt.class.getName(), true, application);
              })
          .doesNotThrowAnyException();
    }
  }

  private static final class Application extends ClassLoader {

    Application() {
      super(SharedSdkTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("dev.singlet.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      String resource = name.replace('.', '/') + ".class";
      try (InputStream stored = getParent().getResourceAsStream(resource)) {
        byte[] bytes = Objects.requireNonNull(stored, name).readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException unreadable) {
        throw new ClassNotFoundException(name, unreadable);
      }
    }
  }
}
