package dev.singlet.it.designs;

import static dev.singlet.it.designs.SampleItems.putAgain;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.designs.model.SocialNetwork.Counts;
import dev.singlet.it.designs.model.SocialNetwork.Follower;
import dev.singlet.it.designs.model.SocialNetwork.Following;
import dev.singlet.it.designs.model.SocialNetwork.Info;
import dev.singlet.it.designs.model.SocialNetwork.Like;
import dev.singlet.it.designs.model.SocialNetwork.LikeCount;
import dev.singlet.it.designs.model.SocialNetwork.Post;
import dev.singlet.it.designs.model.SocialNetwork.TimelineEntry;
import dev.singlet.it.designs.model.SocialNetworkCountsEntity;
import dev.singlet.it.designs.model.SocialNetworkFollowerEntity;
import dev.singlet.it.designs.model.SocialNetworkFollowingEntity;
import dev.singlet.it.designs.model.SocialNetworkInfoEntity;
import dev.singlet.it.designs.model.SocialNetworkLikeCountEntity;
import dev.singlet.it.designs.model.SocialNetworkLikeEntity;
import dev.singlet.it.designs.model.SocialNetworkPostEntity;
import dev.singlet.it.designs.model.SocialNetworkTable;
import dev.singlet.it.designs.model.SocialNetworkTimelineEntryEntity;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class SocialNetworkTest {

  private static final SampleItems SAMPLES = SampleItems.of("SocialNetwork");

  @RegisterExtension final LocalTable table = LocalTable.of(SocialNetworkTable.SCHEMA);

  private TableClient network;

  @BeforeEach
  void store() {
    SAMPLES.store(table);
    network = table.client();
  }

  @Test
  void everyItemIsPutBackAsItWas() {
    assertThat(network.execute(VerifyItems.of(SocialNetworkTable.type())).fitsModel()).isTrue();

    long put =
        putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkInfoEntity.type()),
                SocialNetworkInfoEntity::put)
            + putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkCountsEntity.type()),
                SocialNetworkCountsEntity::put)
            + putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkFollowerEntity.type()),
                SocialNetworkFollowerEntity::put)
            + putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkFollowingEntity.type()),
                SocialNetworkFollowingEntity::put)
            + putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkPostEntity.type()),
                SocialNetworkPostEntity::put)
            + putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkLikeEntity.type()),
                SocialNetworkLikeEntity::put)
            + putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkLikeCountEntity.type()),
                SocialNetworkLikeCountEntity::put)
            + putAgain(
                network,
                SocialNetworkTable.scan(SocialNetworkTimelineEntryEntity.type()),
                SocialNetworkTimelineEntryEntity::put);

    assertThat(put).isEqualTo(SAMPLES.items().size());
    SAMPLES.assertAreIn(table);
  }

  @Test
  void eachAccessPatternFindsItsItems() {
    assertThat(network.execute(SocialNetworkInfoEntity.get("12345")))
        .contains(new Info("12345", "hyuklee", "My name is Hyuk Lee", "s3://....", "..."));
    assertThat(network.execute(SocialNetworkCountsEntity.get("12345")))
        .contains(new Counts("12345", 3_000_000_000L, 971, 4945));
    assertThat(network.stream(SocialNetworkFollowerEntity.of("12345")))
        .extracting(Follower::follower)
        .containsExactly("23456", "34567", "45678");
    assertThat(network.stream(SocialNetworkFollowingEntity.of("12345")))
        .extracting(Following::followed)
        .containsExactly("56789", "67890", "78912");
    assertThat(network.stream(SocialNetworkPostEntity.of("12345")))
        .extracting(Post::post)
        .containsExactly("12345", "23456");
    assertThat(network.stream(SocialNetworkLikeEntity.of("12345")))
        .extracting(Like::user)
        .containsExactly("23456", "34567", "45678");
    assertThat(network.execute(SocialNetworkLikeCountEntity.get("12345")))
        .contains(new LikeCount("12345", "100"));
    Instant end = Instant.ofEpochSecond(1_571_827_560);
    assertThat(network.stream(SocialNetworkTimelineEntryEntity.of("12345")))
        .hasSize(3)
        .startsWith(new TimelineEntry("12345", "34567", "56789", end));
  }
}
