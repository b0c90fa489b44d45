package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.Crash;
import dev.singlet.it.unique.model.Badges.OfAll;
import dev.singlet.it.unique.model.Badges.OfTeam;
import dev.singlet.it.unique.model.BadgesOfAllTable;
import dev.singlet.it.unique.model.BadgesOfAllUserEntity;
import dev.singlet.it.unique.model.BadgesOfTeamTable;
import dev.singlet.it.unique.model.BadgesOfTeamUserEntity;
import dev.singlet.tables.ReserveUnique;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Unique values get another scope, and are reserved and released, wherever the program ends. */
class ChangedScopeTest {

  @RegisterExtension final LocalTable table = LocalTable.of(BadgesOfAllTable.SCHEMA);

  @Test
  void valuesAreReservedInTheNewScopeAndReleasedInTheOldOne() {
    TableClient older = table.client();
    List.of(new OfAll.User("1", "red", "a"), new OfAll.User("2", "red", "b"))
        .forEach(user -> older.execute(BadgesOfAllUserEntity.put(user)));
    TableClient newer = ofTeam(table.dynamoDb());
    assertThat(newer.execute(VerifyItems.of(BadgesOfTeamTable.type())).differences())
        .extracting(ItemDifference::kind, ItemDifference::items)
        .containsExactly(tuple(Kind.UNRESERVED, 2L), tuple(Kind.ORPHANED, 2L));

    int crashes =
        Crash.afterEachRequest(
            table.dynamoDb(),
            () -> {},
            dynamoDb ->
                ofTeam(dynamoDb)
                    .execute(ReserveUnique.of(BadgesOfTeamTable.type()).releaseOrphans()),
            () ->
                assertThat(newer.stream(BadgesOfTeamTable.scan(BadgesOfTeamUserEntity.type())))
                    .hasSize(2));

    assertThat(crashes).isGreaterThan(2);
    assertThat(newer.execute(VerifyItems.of(BadgesOfTeamTable.type())).fitsModel()).isTrue();
    newer.execute(BadgesOfTeamUserEntity.put(new OfTeam.User("3", "blue", "a")));
    assertThatThrownBy(
            () -> newer.execute(BadgesOfTeamUserEntity.put(new OfTeam.User("4", "red", "a"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("is taken by the item PK=USER#1, SK=USER.");
  }

  private TableClient ofTeam(DynamoDbClient dynamoDb) {
    return BadgesOfTeamTable.client(dynamoDb).withTableName(table.tableName());
  }
}
