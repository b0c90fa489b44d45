package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class ShardsTest {

  @Test
  void aSortKeyIsNotSharded() {
    assertThat(Problems.of(new Shards(), table("LOG#{name}", "{id:shard(10)}")))
        .containsExactly(
            "{id:shard(10)}: [SGT0420] The primary @LinkedKey: the template \"{id:shard(10)}\":"
                + " {id:shard(10)} stands in a sort key, where it would put items out of order. Write"
                + " it into the partition template.");
  }

  @Test
  void oneShardIsEnough() {
    assertThat(
            Problems.of(new Shards(), table("LOG#{id:shard(10)}#{name:shard(5)}", "{id}#{name}")))
        .singleElement()
        .asString()
        .endsWith(
            "{name:shard(5)} is the second of its kind in the template. Write one, of as many"
                + " partitions as there are to be.");
  }

  @Test
  void whatIsThereAsItIsSpreadsNothing() {
    assertThat(Problems.of(new Shards(), table("LOG#{id}#{id:shard(10)}", "{name}")))
        .singleElement()
        .asString()
        .endsWith(
            "{id:shard(10)} spreads nothing, since the template has {id} as it is, too. Take one of"
                + " them away.");
  }

  @Test
  void itemsOfOneShardDiffer() {
    assertThat(Problems.of(new Shards(), table("LOG#{id:shard(10)}", "{name}")))
        .singleElement()
        .asString()
        .endsWith(
            "{id:shard(10)} stands for many values of id, so that different items would have one"
                + " primary key. Put {id} into the sort template.");
  }

  @Test
  void aShardOfWhatTheSortKeyHasIsFine() {
    assertThat(Problems.of(new Shards(), table("LOG#{id:shard(10)}", "{id}"))).isEmpty();
  }

  @Test
  void aShardOfAnIndexNeedsNoSortKey() {
    TableFixture table =
        new TableFixture()
            .index("GSI1")
            .entity(
                new EntityFixture("Log")
                    .texts("id", "name")
                    .key("LOG#{id}", "LOG")
                    .keyOn("GSI1", "LOGS#{id:shard(10)}", "{name}"));

    assertThat(Problems.of(new Shards(), table)).isEmpty();
  }

  private static TableFixture table(String partition, String sort) {
    return new TableFixture()
        .entity(new EntityFixture("Log").texts("id", "name").key(partition, sort));
  }
}
