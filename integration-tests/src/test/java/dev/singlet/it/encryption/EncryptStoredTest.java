package dev.singlet.it.encryption;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.it.Crash;
import dev.singlet.it.encryption.model.Clinic.Letter;
import dev.singlet.it.encryption.model.ClinicLetterEntity;
import dev.singlet.it.encryption.model.ClinicTable;
import dev.singlet.it.encryption.model.TestKeys;
import dev.singlet.testing.LocalTable;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values that were stored as they are get encrypted, wherever the program ends. */
class EncryptStoredTest {

  private static final int LETTERS = 4;

  @RegisterExtension final LocalTable table = LocalTable.of(ClinicTable.SCHEMA);

  @BeforeEach
  void storeAsTheyAre() {
    TestKeys.reset();
    for (int number = 0; number < LETTERS; number++) {
      String id = "l" + number;
      Map<String, AttributeValue> plain =
          Map.of(
              "PK", fromS("LETTER#" + id),
              "SK", fromS("LETTER"),
              "_et", fromS("Letter"),
              "id", fromS(id),
              "text", fromS("text of " + id));
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(plain));
    }
  }

  @Test
  void allAreReadAtAnyTimeAndEncryptedInTheEnd() {
    int crashes =
        Crash.afterEachRequest(
            table.dynamoDb(),
            () -> {},
            dynamoDb -> putAllAgain(table.client(dynamoDb)),
            this::assertThatAllAreRead);

    assertThat(crashes).isGreaterThan(LETTERS);
    assertThatAllAreRead();
    assertThat(table.items())
        .hasSize(LETTERS)
        .allSatisfy(item -> assertThat(item.get("text").type()).isEqualTo(AttributeValue.Type.B));
  }

  private static void putAllAgain(TableClient client) {
    client.execute(
        ClinicTable.scan(ClinicLetterEntity.type()).forEach(letter -> putAgain(client, letter)));
  }

  private static void putAgain(TableClient client, Letter letter) {
    client.transact(
        tx -> {
          tx.read(ClinicLetterEntity.get(letter))
              .ifPresent(read -> tx.write(ClinicLetterEntity.put(read)));
          return "";
        });
  }

  private void assertThatAllAreRead() {
    assertThat(table.client().stream(ClinicTable.scan(ClinicLetterEntity.type())))
        .hasSize(LETTERS)
        .allSatisfy(letter -> assertThat(letter.text()).isEqualTo("text of " + letter.id()));
  }
}
