package dev.singlet.spring.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.spring.model.Helpdesk.Case;
import dev.singlet.spring.model.HelpdeskCaseEntity;
import dev.singlet.spring.model.HelpdeskTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

@SpringBootTest(classes = CasesTest.Application.class)
@AutoConfigureLocalTables
class CasesTest {

  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  @Import({Tenants.class, Cases.class})
  static class Application {
    @Bean
    TableSchema helpdesk() {
      return HelpdeskTable.SCHEMA;
    }
  }

  @Autowired Cases cases;
  @Autowired TableClient helpdesk;

  @BeforeEach
  void aCaseOfATenant() {
    helpdesk.forTenant("acme").execute(HelpdeskCaseEntity.put(new Case(7, "Broken")));
  }

  @AfterEach
  void end() {
    RequestContextHolder.resetRequestAttributes();
  }

  private static void request(String tenant) {
    MockHttpServletRequest request = new MockHttpServletRequest();
    if (tenant != null) {
      request.addHeader("X-Tenant", tenant);
    }
    RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(request));
  }

  @Test
  void eachRequestSeesItsTenant() {
    request("acme");
    assertThat(cases.all()).hasSize(1);
    request("zeta");
    assertThat(cases.all()).isEmpty();
    request(null);
    assertThatThrownBy(cases::all).hasMessageContaining("X-Tenant");
  }
}
