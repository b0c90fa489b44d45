package dev.singlet.spring.docs;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Import;

/** The application of the page about Spring. */
@SpringBootConfiguration
@EnableAutoConfiguration
@Import({
  DynamoDbClients.class,
  GitHubTables.class,
  Issues.class,
  IssueController.class,
  LenientReads.class,
  UnavailableAdvice.class
})
class SpringDocApplication {}
