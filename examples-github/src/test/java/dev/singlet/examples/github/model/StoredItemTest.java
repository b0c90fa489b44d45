package dev.singlet.examples.github.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items in the table after a put. */
abstract class StoredItemTest {

  static final String NOW = "2024-01-15T08:00:00.000Z";

  private static final Clock CLOCK = Clock.fixed(Instant.parse(NOW), ZoneOffset.UTC);

  @RegisterExtension final LocalTable github = LocalTable.of(GitHubTable.SCHEMA);

  /** Nothing but the given item, whole. */
  final <T extends GitHub> void assertStored(Put<T> put, Map<String, AttributeValue> expected) {
    T stored = github.client().withClock(CLOCK).execute(put);

    assertThat(github.items())
        .singleElement()
        .satisfies(item -> assertThat(Attributes.withSortedSets(item)).isEqualTo(expected));
    assertThat(stored.createdAt()).isEqualTo(CLOCK.instant());
    assertThat(stored.updatedAt()).isEqualTo(CLOCK.instant());
  }
}
