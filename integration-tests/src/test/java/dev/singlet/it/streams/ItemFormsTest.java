package dev.singlet.it.streams;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.streams.model.Accounts.Login;
import dev.singlet.it.streams.model.Accounts.Organization;
import dev.singlet.it.streams.model.Accounts.User;
import dev.singlet.it.streams.model.AccountsAccountCollection;
import dev.singlet.it.streams.model.AccountsLoginEntity;
import dev.singlet.it.streams.model.AccountsOrganizationEntity;
import dev.singlet.it.streams.model.AccountsTable;
import dev.singlet.it.streams.model.AccountsUserEntity;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Records to items and back, without a request. */
class ItemFormsTest {

  private static final User ANN = new User("ann", "Ann");

  @RegisterExtension final LocalTable table = LocalTable.of(AccountsTable.SCHEMA);

  private static Map<String, AttributeValue> without(String attribute) {
    Map<String, AttributeValue> item = new HashMap<>(AccountsUserEntity.toItem(ANN));
    item.remove(attribute);
    return item;
  }

  @Test
  void anItemIsWhatAPutWrites() {
    table.client().execute(AccountsUserEntity.put(ANN));
    Map<String, AttributeValue> stored = table.items().get(0);
    Map<String, AttributeValue> item = new HashMap<>(AccountsUserEntity.toItem(ANN));

    assertThat(item).containsOnlyKeys(stored.keySet());
    item.keySet().removeIf(name -> name.equals("_ct") || name.equals("_md"));
    assertThat(stored).containsAllEntriesOf(item);
  }

  @Test
  void itIsReadByItsEntityItsCollectionAndItsTable() {
    Map<String, AttributeValue> item = AccountsUserEntity.toItem(ANN);

    assertThat(AccountsUserEntity.fromItem(item)).isEqualTo(ANN);
    assertThat(AccountsAccountCollection.fromItem(item)).isEqualTo(ANN);
    assertThat(AccountsTable.fromItem(item)).isEqualTo(ANN);
  }

  @Test
  void anItemOfAnotherEntityIsRefused() {
    Map<String, AttributeValue> organization =
        AccountsOrganizationEntity.toItem(new Organization("ann", 3));
    Map<String, AttributeValue> login = AccountsLoginEntity.toItem(new Login("ann", 1));

    assertThatThrownBy(() -> AccountsUserEntity.fromItem(organization))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] User item PK=ACCOUNT#ann, SK=ACCOUNT, attribute _et: is \"Organization\","
                + " which is not User.");
    assertThatThrownBy(() -> AccountsAccountCollection.fromItem(login))
        .hasMessage(
            "[SGR0201] Account item PK=ACCOUNT#ann, SK=LOGIN#0001, attribute _et: is \"Login\", which"
                + " is not User or Organization.");
  }

  @Test
  void anItemThatNamesNoEntityIsRefused() {
    Map<String, AttributeValue> number = without("_et");
    number.put("_et", AttributeValue.createN("1"));

    assertThatThrownBy(() -> AccountsTable.fromItem(without("_et")))
        .hasMessage(
            "[SGR0201] Accounts item PK=ACCOUNT#ann, SK=ACCOUNT, attribute _et: is absent, so"
                + " nothing tells the entity.");
    assertThatThrownBy(() -> AccountsTable.fromItem(number))
        .hasMessageEndingWith("attribute _et: is of type N, not S.");
    assertThatThrownBy(() -> AccountsTable.fromItem(Map.of()))
        .hasMessageContaining("PK=(absent), SK=(absent)");
  }

  @Test
  void anItemThatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> AccountsTable.fromItem(without("full name")))
        .hasMessage(
            "[SGR0201] User item PK=ACCOUNT#ann, SK=ACCOUNT, attribute full name: is required, and"
                + " absent.");
  }

  @Test
  void anInvalidRecordHasNoItem() {
    assertThatThrownBy(() -> AccountsUserEntity.toItem(new User("ann", null)))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> AccountsUserEntity.toItem(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("Item of User: the entity is null");
  }
}
