package dev.singlet.spring.docs;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class RequestThreads {

  @Bean(defaultCandidate = false)
  ExecutorService dynamoDbRequests() {
    return Executors.newFixedThreadPool(16);
  }
}
