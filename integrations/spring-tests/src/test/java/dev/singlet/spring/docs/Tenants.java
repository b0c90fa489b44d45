package dev.singlet.spring.docs;

import dev.singlet.spring.CurrentTenant;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.context.annotation.RequestScope;

@Configuration(proxyBeanMethods = false)
class Tenants {

  @Bean
  @RequestScope
  CurrentTenant tenant(HttpServletRequest request) {
    String tenant = request.getHeader("X-Tenant");
    return () -> {
      if (tenant == null) {
        throw new IllegalStateException("The request has no header X-Tenant.");
      }
      return tenant;
    };
  }
}
