package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.testing.DynamoDbLocal;
import org.junit.jupiter.api.Test;

/** Producers of clients for Quarkus and Micronaut, as their containers call them. */
class OtherContainersTest {

  @Test
  void producersMakeClients() {
    QuarkusClients quarkus = new QuarkusClients();

    assertThat(quarkus.github(DynamoDbLocal.shared()).context().tableName())
        .isEqualTo("github-prod");
    assertThat(quarkus.githubAsync(DynamoDbLocal.sharedAsync()).context().tableName())
        .isEqualTo("github-prod");
    assertThat(new MicronautClients().github(DynamoDbLocal.shared(), "dev").context().tableName())
        .isEqualTo("dev");
  }
}
