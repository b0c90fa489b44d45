package dev.singlet.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Known values of an entity are given as reading gives them. */
class ValuesTest {

  private final Values nulls = Values.none().and("tags", null);

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

    assertThat(Values.none().and("tags", tags).<String>set("tags")).isSameAs(tags);
    assertThat(Values.none().and("tags", sorted).<String>sortedSet("tags")).isSameAs(sorted);
  }

  @Test
  void whatIsSaidLastHolds() {
    Values known = Values.none().and("owner", "ann").and("number", 7);
    Values changed = known.and("number", 8).and("title", null).and("number", 9);

    assertThat(changed.<Integer>get("number")).isEqualTo(9);
    assertThat(changed.<String>get("owner")).isEqualTo("ann");
    assertThat(changed.has("owner", "number", "title")).isTrue();
    assertThat(changed.has("owner", "body")).isFalse();
    assertThat(known.<Integer>get("number")).isEqualTo(7);
    assertThat(known.has("title")).isFalse();
  }

  @Test
  void whatIsTakenOutIsNotKnown() {
    Values known = Values.none().and("owner", "ann").and("title", "x");

    assertThat(known.without("owner").has("owner")).isFalse();
    assertThat(known.without("title").<String>get("title")).isNull();
    assertThat(known.without("title").has("owner")).isTrue();
    assertThat(known.without("title").and("title", "y").<String>get("title")).isEqualTo("y");
  }
}
