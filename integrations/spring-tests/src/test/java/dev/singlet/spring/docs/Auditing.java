package dev.singlet.spring.docs;

import dev.singlet.operation.ContextValue;
import dev.singlet.spring.Auditors;
import dev.singlet.spring.docs.model.GitHubTable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.domain.AuditorAware;

@Configuration(proxyBeanMethods = false)
class Auditing {

  @Bean
  ContextValue user(AuditorAware<String> auditors) {
    return GitHubTable.user(Auditors.current(auditors));
  }
}
