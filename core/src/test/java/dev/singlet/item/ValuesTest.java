package dev.singlet.item;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is known of an entity is given as reading gives it. */
class ValuesTest {

  private final Values nulls = new Values(withNull("tags"));

  @Test
  void aSetThatIsNullIsEmpty() {
    assertThat(nulls.has("tags")).isTrue();
    assertThat(nulls.<String>set("tags")).isEmpty();
    assertThat(nulls.<String>sortedSet("tags")).isEmpty();
  }

  @Test
  void aSetIsGivenAsItIs() {
    Set<String> tags = Set.of("b", "a");
    TreeSet<String> sorted = new TreeSet<>(tags);

    assertThat(new Values(Map.of("tags", tags)).<String>set("tags")).isSameAs(tags);
    assertThat(new Values(Map.of("tags", sorted)).<String>sortedSet("tags")).isSameAs(sorted);
  }

  @SuppressWarnings("NullAway")
  private static Map<String, Object> withNull(String component) {
    return new HashMap<>(Collections.singletonMap(component, null));
  }
}
