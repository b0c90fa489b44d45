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
                + " {id:shard(10)} is in a sort key, where it would put items out of order. Write"
                + " it into the partition template.");
  }

  @Test
  void oneShardIsEnough() {
    assertThat(
            Problems.of(new Shards(), table("LOG#{id:shard(10)}#{name:shard(5)}", "{id}#{name}")))
        .singleElement()
        .asString()
        .endsWith(
            "{name:shard(5)} is the second shard of the template. Write only one, with the number"
                + " of partitions that you want.");
  }

  @Test
  void whatIsThereAsItIsSpreadsNothing() {
    assertThat(Problems.of(new Shards(), table("LOG#{id}#{id:shard(10)}", "{name}")))
        .singleElement()
        .asString()
        .endsWith(
            "{id:shard(10)} spreads nothing, because the template has {id} without a shard, too."
                + " Remove one of them.");
  }

  @Test
  void itemsOfOneShardDiffer() {
    assertThat(Problems.of(new Shards(), table("LOG#{id:shard(10)}", "{name}")))
        .singleElement()
        .asString()
        .endsWith(
            "{id:shard(10)} stands for many values of id, so different items would have the same"
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
