package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.it.unique.model.Directory.Handle;
import dev.singlet.it.unique.model.Directory.Locker;
import dev.singlet.it.unique.model.Directory.Page;
import dev.singlet.it.unique.model.Directory.Pin;
import dev.singlet.it.unique.model.DirectoryLockerEntity;
import dev.singlet.it.unique.model.DirectoryPageEntity;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Unique values of types that a converter stores as text or as a number: what is stored is unique.
 */
class ConvertedUniqueTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  @Test
  void valuesThatAreStoredAlikeAreOne() {
    TableClient client = table.client();
    client.execute(DirectoryPageEntity.put(page("1", "Ann")).ifNotExists());

    assertThatThrownBy(
            () -> client.execute(DirectoryPageEntity.put(page("2", "ANN")).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(Reason.UNIQUE);
              assertThat(refused.attribute()).contains("handle");
            });

    client.execute(DirectoryPageEntity.update("1").handle(new Handle("Bob")));
    client.execute(DirectoryPageEntity.put(page("2", "ann")).ifNotExists());
    client.execute(DirectoryPageEntity.delete("2"));

    assertThat(table.items()).as("Bob's page, and that the name is taken").hasSize(2);
  }

  @Test
  void valuesThatAreStoredAsTheSameNumberAreOne() {
    TableClient client = table.client();
    client.execute(DirectoryLockerEntity.put(locker("1", "007")).ifNotExists());

    assertThat(table.items())
        .extracting(item -> item.get("PK").s())
        .containsExactlyInAnyOrder("LOCKER#1", "UNIQUE#Locker#pin#7");
    assertThatThrownBy(
            () -> client.execute(DirectoryLockerEntity.put(locker("2", "7")).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> assertThat(refused.reason()).isEqualTo(Reason.UNIQUE));

    client.execute(DirectoryLockerEntity.update("1").pin(new Pin("70")));
    client.execute(DirectoryLockerEntity.put(locker("2", "7")).ifNotExists());
    assertThat(client.execute(DirectoryLockerEntity.get("1"))).contains(locker("1", "70"));
  }

  private static Locker locker(String id, String digits) {
    return new Locker(id, new Pin(digits));
  }

  private static Page page(String id, String handle) {
    return new Page(id, new Handle(handle));
  }
}
