package dev.singlet.spring.boot.slice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.spring.boot.test.SingletTest;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.beans.factory.annotation.Autowired;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** With attempts, the SDK sends a request again, and the application sees no fault. */
@SingletTest
@AutoConfigureLocalTables(faults = true, attempts = 3)
@ResourceLock("wiki")
class AttemptsTest {

  @Autowired Articles articles;
  @Autowired FaultProxy faults;

  @Test
  void theSdkSendsTheRequestAgain() {
    faults.inject(Fault.THROTTLE).on(GetItemRequest.class).times(2);

    assertThat(articles.find("Home")).isEmpty();
    assertThat(faults.requests(GetItemRequest.class)).isEqualTo(3);
  }
}
