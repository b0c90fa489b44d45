package dev.singlet.spring.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.spring.boot.test.SingletTest;
import dev.singlet.spring.docs.model.Issue;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.data.domain.AuditorAware;

@SingletTest
@Import({Auditing.class, AuditingTest.Auditor.class})
class AuditingTest {

  @TestConfiguration(proxyBeanMethods = false)
  static class Auditor {
    @Bean
    AuditorAware<String> auditors() {
      return () -> Optional.of("lee");
    }
  }

  @Autowired Issues issues;

  @Test
  void theAuditorIsWritten() {
    issues.open(new Issue("aws", "sdk", 1, "Help", null));

    assertThat(issues.find("aws", "sdk", 1)).map(Issue::updatedBy).contains("lee");
  }
}
