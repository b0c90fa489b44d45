package dev.singlet.spring.docs;

import dev.singlet.schema.TableSchema;
import dev.singlet.spring.docs.model.GitHubTable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class GitHubTables {

  @Bean
  TableSchema github() {
    return GitHubTable.SCHEMA;
  }
}
