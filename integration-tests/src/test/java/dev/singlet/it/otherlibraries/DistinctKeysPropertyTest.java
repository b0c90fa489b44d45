package dev.singlet.it.otherlibraries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Nasty;
import dev.singlet.it.otherlibraries.model.Ledger.Pair;
import dev.singlet.it.otherlibraries.model.LedgerPairEntity;
import dev.singlet.it.otherlibraries.model.LedgerTable;
import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Different entities never share a key: the put of one that could is refused. */
class DistinctKeysPropertyTest {

  private static final int ENTITIES = 200;

  @RegisterExtension final LocalTable table = LocalTable.of(LedgerTable.SCHEMA);

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 6);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void differentEntitiesHaveDifferentKeysAndComeBackEqual(long seed) {
    Nasty nasty = new Nasty(seed);
    Map<List<AttributeValue>, Pair> byKey = new HashMap<>();
    Set<Pair> stored = new LinkedHashSet<>();
    for (int i = 0; i < ENTITIES; i++) {
      Pair pair = new Pair(part(nasty), part(nasty), part(nasty), part(nasty));
      try {
        Put<Pair> put = LedgerPairEntity.put(pair);
        Map<String, AttributeValue> item = put.toRequest().item();
        Pair other = byKey.put(List.of(item.get("p k"), item.get("s:k/")), pair);
        assertThat(other).isIn(null, pair);
        stored.add(pair);
      } catch (InvalidKeyException refused) {
        assertThat(refused).hasMessageContaining("the delimiter '#'");
        assertThat(pair.left() + pair.right() + pair.top()).contains("#");
      }
    }
    BatchWriter.write(table, stored.stream().map(LedgerPairEntity::put).toList());

    assertThat(table.items()).hasSameSizeAs(stored);
    stored.stream()
        .limit(50)
        .forEach(
            pair -> assertThat(table.client().execute(get(pair))).as("%s", pair).contains(pair));
  }

  private static dev.singlet.item.Get<Pair> get(Pair pair) {
    return LedgerPairEntity.get(pair.left(), pair.right(), pair.bottom(), pair.top());
  }

  private static String part(Nasty nasty) {
    return nasty.chance(50) ? nasty.oneOf("a", "$", "a#", "#a", "$23", "a$") : nasty.text();
  }
}
