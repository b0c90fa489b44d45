package dev.singlet.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.print.GeneratedSource;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

class PendingSourcesTest {

  private static final TypeElement ORIGIN =
      (TypeElement)
          Proxy.newProxyInstance(
              PendingSourcesTest.class.getClassLoader(),
              new Class<?>[] {TypeElement.class},
              (proxy, method, arguments) -> null);

  private final PendingSources sources = new PendingSources();

  @Test
  void handsOutFilesInTheOrderTheyWereAdded() {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      String name = "File" + i;
      expected.add(name);
      sources.add(() -> new GeneratedSource(name, ""), ORIGIN);
    }
    List<String> names = new ArrayList<>();
    sources.forEach((file, origin) -> names.add(file.name()));
    assertThat(names).isEqualTo(expected);
  }

  @Test
  void handsOutAFileWhileOthersAreBeingWritten() {
    CountDownLatch taken = new CountDownLatch(1);
    AtomicBoolean wasTakenBefore = new AtomicBoolean();
    sources.add(() -> new GeneratedSource("First", ""), ORIGIN);
    assertThat(ForkJoinPool.commonPool().awaitQuiescence(10, TimeUnit.SECONDS)).isTrue();
    sources.add(
        () -> {
          wasTakenBefore.set(taken.await(10, TimeUnit.SECONDS));
          return new GeneratedSource("Last", "");
        },
        ORIGIN);
    sources.forEach((file, origin) -> taken.countDown());
    assertThat(wasTakenBefore).isTrue();
  }
}
