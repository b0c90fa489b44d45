package dev.singlet.spring.docs;

import dev.singlet.operation.ContextValue;
import dev.singlet.spring.SecurityNames;
import dev.singlet.spring.docs.model.GitHubTable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class Users {

  @Bean
  ContextValue user() {
    return GitHubTable.user(SecurityNames.current());
  }
}
