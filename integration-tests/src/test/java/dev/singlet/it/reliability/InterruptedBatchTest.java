package dev.singlet.it.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.IncompleteBatchException;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;

/** What an interrupted thread tells of a batch. */
class InterruptedBatchTest {

  private static final int ENTRIES = 60;

  @RegisterExtension final LocalTable ledgers = LocalTable.of(LedgersTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(9).start();

  @AfterEach
  void stop() {
    Thread.interrupted();
    proxy.close();
  }

  private static List<BatchableWrite> puts() {
    return IntStream.range(0, ENTRIES)
        .<BatchableWrite>mapToObj(number -> LedgersEntryEntity.put(new Entry(1, number, "a", 1)))
        .toList();
  }

  @Test
  void itNamesWhatWasNotWritten() {
    Thread test = Thread.currentThread();
    proxy
        .inject(Fault.UNPROCESSED)
        .on(
            BatchWriteItemRequest.class,
            request -> {
              test.interrupt();
              return true;
            })
        .always();
    assertIncomplete();
  }

  @Test
  void oneThatIsInterruptedBeforeItBeginsWritesNothing() {
    Thread.currentThread().interrupt();

    assertThat(assertIncomplete().written()).isZero();
  }

  private BatchWriteResult assertIncomplete() {
    TableClient client = ledgers.client(proxy.client(Way::quick));

    IncompleteBatchException failure =
        catchThrowableOfType(
            IncompleteBatchException.class, () -> client.execute(BatchWrite.of(puts())));

    assertThat(failure).hasCauseInstanceOf(AbortedException.class);
    assertThat(Thread.interrupted()).isTrue();
    BatchWriteResult result = failure.result(BatchWriteResult.class);
    assertThat(result.written() + result.unprocessed().size()).isEqualTo(ENTRIES);
    return result;
  }
}
