package dev.singlet.spring.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.web.context.WebApplicationContext;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@SpringBootTest
@AutoConfigureLocalTables(faults = true)
class UnavailableTest {
  @Autowired FaultProxy faults;
  @Autowired WebApplicationContext context;

  @Test
  void aListCanBeAskedForAgain() {
    faults.inject(Fault.THROTTLE).on(QueryRequest.class).once();
    MockMvcTester mvc = MockMvcTester.from(context);

    assertThat(mvc.get().uri("/repos/aws/sdk/issues")).hasStatus(503);
    assertThat(mvc.get().uri("/repos/aws/sdk/issues")).hasStatusOk();
  }
}
