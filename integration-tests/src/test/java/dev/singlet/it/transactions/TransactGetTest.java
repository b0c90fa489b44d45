package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.it.transactions.model.Forge.Star;
import dev.singlet.it.transactions.model.Forge.Team;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeTeamEntity;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.it.transactions.model.WarehouseBoxEntity;
import dev.singlet.item.Get;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.TransactedItems;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class TransactGetTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  @Test
  void eachItemIsHadByItsGet() {
    TableClient client = table.client();
    client.execute(ForgeUserEntity.put(new User("kim", null)));
    client.execute(ForgeTeamEntity.put(new Team("core", 3)));
    client.execute(ForgeStarEntity.put(new Star("one", "kim")));
    Get<User> kim = ForgeUserEntity.get("kim");
    Get<Star> star = ForgeStarEntity.get("one", "kim").consistent();
    Get<Star> none = ForgeStarEntity.get("one", "lee");
    Get<User> otherEntity = ForgeUserEntity.get("core");

    TransactedItems items = client.transactGet(kim, star, none, otherEntity);

    Optional<User> user = items.get(kim);
    assertThat(user).contains(new User("kim", null));
    assertThat(items.get(star)).contains(new Star("one", "kim"));
    assertThat(items.get(none)).isEmpty();
    assertThat(items.get(otherEntity)).isEmpty();
    assertThat(items).hasToString("TransactedItems[asked=4, found=3]");
  }

  @Test
  void aGetThatWasNotGivenIsRefused() {
    TransactedItems items = table.client().transactGet(ForgeUserEntity.get("kim"));

    assertThatThrownBy(() -> items.get(ForgeUserEntity.get("kim")))
        .hasMessage(
            "[SGR0105] Get[User ACCOUNT#kim / ACCOUNT] was not read in this transaction. Ask"
                + " with the same get object that was given to it.");
  }

  @Test
  void refusesNoGets() {
    assertThatThrownBy(TransactGet::of)
        .hasMessage("[SGR0110] A transaction is empty. Give it a get.");
  }

  @Test
  void refusesTwoGetsOfOneItem() {
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .transactGet(
                        ForgeUserEntity.get("lee"),
                        ForgeUserEntity.get("kim"),
                        ForgeTeamEntity.get("kim")))
        .hasMessage(
            "[SGR0110] Transaction refused: get 2 and get 3, Get[Team ACCOUNT#kim / ACCOUNT], read"
                + " the same item, and DynamoDB takes one operation for an item. Leave one out.");
  }

  @Test
  void takes100GetsAndNoMore() {
    List<Get<Star>> gets =
        IntStream.rangeClosed(1, 101)
            .mapToObj(n -> ForgeStarEntity.get("one", "user" + n))
            .toList();

    TransactedItems items = table.client().execute(TransactGet.of(gets.subList(0, 100)));

    assertThat(items.get(gets.get(99))).isEmpty();
    assertThatThrownBy(() -> TransactGet.of(gets))
        .hasMessage(
            "[SGR0110] Transaction refused: its 101 gets are more than the 100 that DynamoDB"
                + " takes; get 101, Get[Star REPO#one / STAR#user101], is the first one too many."
                + " Split it into several transactions.");
  }

  @Test
  void refusesGetsOfOtherTables() {
    assertThatThrownBy(
            () -> TransactGet.of(ForgeUserEntity.get("kim"), WarehouseBoxEntity.get("b")))
        .hasMessage(
            "[SGR0106] Get 2 of a transaction, Get[Box BOX#b / BOX], belongs to the table"
                + " Warehouse, and get 1 to Forge. Add it with that table's client:"
                + " .and(client, ...).");
  }
}
