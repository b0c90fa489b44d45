package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.Star;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeTeamEntity;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.it.transactions.model.Warehouse.Box;
import dev.singlet.it.transactions.model.WarehouseBoxEntity;
import dev.singlet.item.TransactWrite;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransactionLimitsTest {

  private static final int TEXT_OF_399_KB = 399 * 1024;

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private static List<? extends TransactWrite> stars(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(n -> ForgeStarEntity.put(new Star("one", "user" + n)))
        .toList();
  }

  private static Repository large(int number) {
    return new Repository("large" + number, "kim", 0, "x".repeat(TEXT_OF_399_KB), Set.of());
  }

  @Test
  void anEmptyTransactionIsRefused() {
    assertThatThrownBy(() -> table.client().transact())
        .hasMessage("[SGR0110] A transaction is empty. Give it an operation.");
  }

  @Test
  void takes100Operations() {
    table.client().transact(stars(100));

    assertThat(table.items()).hasSize(100);
  }

  @Test
  void refusesTheOperationBeyond100() {
    assertThatThrownBy(() -> table.client().transact(stars(102)))
        .hasMessage(
            "[SGR0110] Transaction refused: its 102 actions are more than the 100 that"
                + " DynamoDB takes; operation 101, Put[Star REPO#one / STAR#user101], is the"
                + " first one too many. Split it into several transactions.");
    assertThat(table.items()).isEmpty();
  }

  @Test
  void refusesTwoOperationsOnOneItem() {
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .transact(
                        ForgeUserEntity.put(new User("kim", null)),
                        ForgeUserEntity.put(new User("lee", null)),
                        ForgeTeamEntity.check("kim").notExists()))
        .hasMessage(
            "[SGR0110] Transaction refused: operation 1, Put[User ACCOUNT#kim / ACCOUNT], and"
                + " operation 3, Check[Team ACCOUNT#kim / ACCOUNT], are on the same item, and"
                + " DynamoDB takes one operation for an item. Combine the two into one.");
  }

  @Test
  void takesWhatIsBelow4Mb() {
    table
        .client()
        .transact(
            IntStream.range(0, 10).mapToObj(n -> ForgeRepositoryEntity.put(large(n))).toList());

    assertThat(table.items()).hasSize(10);
  }

  @Test
  void refusesWhatIsBeyond4Mb() {
    List<? extends TransactWrite> puts =
        IntStream.range(0, 11).mapToObj(n -> ForgeRepositoryEntity.put(large(n))).toList();

    assertThatThrownBy(() -> table.client().transact(puts))
        .hasMessageMatching(
            "\\[SGR0110] Transaction refused: it would write 449\\d{4} bytes, and DynamoDB takes"
                + " 4194304 \\(4 MB\\)\\. The largest: operation 11, Put\\[Repository REPO#large10 /"
                + " REPO] \\(408\\d{3} bytes\\), operation 1, Put\\[Repository REPO#large0 / REPO]"
                + " \\(408\\d{3} bytes\\), operation 2, Put\\[Repository REPO#large1 / REPO]"
                + " \\(408\\d{3} bytes\\)\\. Split it into several transactions\\.");
  }

  @Test
  void refusesAnItemBeyond400Kb() {
    Repository tooLarge = new Repository("r", "kim", 0, "x".repeat(409_600), Set.of());

    assertThatThrownBy(() -> table.client().transact(ForgeRepositoryEntity.put(tooLarge)))
        .hasMessageStartingWith(
            "[SGR0107] Operation 1: Repository item PK=REPO#r, SK=REPO would be ");
  }

  @Test
  void refusesAnUpdateThatWritesMoreThan400Kb() {
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .transact(ForgeRepositoryEntity.update("r").text("x".repeat(409_600))))
        .hasMessage(
            "[SGR0107] Operation 1, Update[Repository REPO#r / REPO]: Update of Repository: it would"
                + " write 409631 bytes, and DynamoDB takes items of at most 409600 (400 KB). The"
                + " largest attributes: text (409604 bytes), _md (27 bytes). Shorten them, split the"
                + " item, or keep large values elsewhere, such as in Amazon S3.");
    Repository before = new Repository("r", "kim", 0, null, Set.of());
    Repository after = new Repository("r", "kim", 0, "x".repeat(409_600), Set.of());
    assertThatThrownBy(() -> table.client().transact(ForgeRepositoryEntity.update(before, after)))
        .hasMessage(
            "[SGR0107] Operation 1, Update[Repository REPO#r / REPO]: Update of Repository: it would"
                + " write 409631 bytes, and DynamoDB takes items of at most 409600 (400 KB). The"
                + " largest attributes: text (409604 bytes), _md (27 bytes). Shorten them, split the"
                + " item, or keep large values elsewhere, such as in Amazon S3.");
    assertThatThrownBy(() -> table.client().execute(ForgeRepositoryEntity.update(before, after)))
        .hasMessageStartingWith("[SGR0107] Update of Repository: it would write 409631 bytes,");
  }

  @Test
  void refusesOperationsOfTwoTables() {
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .transact(
                        ForgeUserEntity.put(new User("kim", null)), WarehouseBoxEntity.delete("b")))
        .hasMessage(
            "[SGR0106] Operation 2 of a transaction, Delete[Box BOX#b / BOX], belongs to the table"
                + " Warehouse, and operation 1 to Forge. Add it with that table's client:"
                + " .and(client, ...).");
  }

  @Test
  void refusesOperationsOfAnotherTable() {
    assertThatThrownBy(() -> table.client().transact(WarehouseBoxEntity.put(new Box("b"))))
        .hasMessage(
            "[SGR0106] Transaction[Put[Box BOX#b / BOX]] belongs to the table Warehouse, and this client"
                + " to Forge. Execute it with that table's client.");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 37})
  void refusesATokenOfAnotherLength(int length) {
    Transaction transaction = Transaction.of(stars(1));
    String token = "t".repeat(length);

    assertThatThrownBy(() -> transaction.idempotencyToken(token))
        .hasMessage(
            "[SGR0105] The idempotency token \"%s\" has %d characters. Give it 1 to 36, such as a"
                + " UUID.",
            token, length);
  }
}
