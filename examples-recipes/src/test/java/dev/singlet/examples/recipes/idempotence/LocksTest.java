package dev.singlet.examples.recipes.idempotence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class LocksTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Duration LEASE = Duration.ofSeconds(30);
  private static final Instant OVER = NOON.plus(LEASE);

  @RegisterExtension final LocalTable table = LocalTable.of(BankTable.SCHEMA);

  private Locks locks;

  @BeforeEach
  void client() {
    locks = new Locks(table.client(), LEASE);
  }

  @Test
  void ofManyWhoTryOneHasTheLock() {
    List<Lock> taken =
        Race.call(12, program -> locks.take("daily", "p" + program, NOON)).stream()
            .flatMap(Optional::stream)
            .toList();

    assertThat(taken).extracting(Lock::fence).containsExactly(1L);
  }

  @Test
  void aLockIsTakenOverWhenItsTimeIsOver() {
    Lock first = locks.take("daily", "p1", NOON).orElseThrow();

    assertThat(locks.take("daily", "p2", OVER.minusMillis(1))).isEmpty();
    assertThat(locks.take("daily", "p2", OVER)).map(Lock::fence).contains(2L);
    assertThat(locks.renew(first, OVER)).isEmpty();
    assertThat(locks.free(first, OVER)).isFalse();
  }

  @Test
  void aRenewedLockIsKept() {
    Lock lock = locks.take("daily", "p1", NOON).orElseThrow();

    assertThat(locks.renew(lock, NOON.plusSeconds(20)))
        .map(Lock::until)
        .contains(NOON.plusSeconds(50));
    assertThat(locks.take("daily", "p2", OVER)).isEmpty();
  }

  @Test
  void aLockThatIsGivenBackIsFreeAndItsNumberGoesOn() {
    assertThat(locks.free(locks.take("daily", "p1", NOON).orElseThrow(), NOON)).isTrue();

    assertThat(locks.take("daily", "p2", NOON)).map(Lock::fence).contains(2L);
  }

  @Test
  void aProgramThatDidNotNoticeItsEndWritesNothing() {
    Lock first = locks.take("daily", "p1", NOON).orElseThrow();
    assertThat(locks.write(first, "daily", "draft")).isTrue();
    Lock second = locks.take("daily", "p2", OVER).orElseThrow();
    assertThat(locks.write(second, "daily", "new")).isTrue();

    assertThat(locks.write(first, "daily", "old")).isFalse();
    assertThat(table.client().execute(ReportEntity.get("daily"))).map(Report::text).contains("new");
  }

  @Test
  void aLockWhoseAnswerIsLostIsTaken() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

      assertThat(new Locks(table.client(proxy.client()), LEASE).take("daily", "p1", NOON))
          .as("the SDK sends it again, and it takes a new number")
          .map(Lock::fence)
          .contains(2L);
    }
  }
}
