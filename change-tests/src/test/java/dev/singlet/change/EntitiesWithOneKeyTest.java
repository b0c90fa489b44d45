package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChanges;
import dev.singlet.model.comparison.ModelComparison;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A program that doesn't know an entity replaces its items, if they have a key that it knows. */
class EntitiesWithOneKeyTest {

  private static final String RECORD = "{\"id\":\"1\",\"name\":\"ann\"}";

  @Test
  void anOldProgramReplacesAnItemThatItDoesNotKnow(@TempDir Path folder) {
    String before = EntityExamples.PLAIN;
    String after = EntityExamples.TWO_WITH_ONE_KEY;
    Models models = new Models(List.of(before, after), folder);
    DynamoDbClient dynamoDb = DynamoDbLocal.shared();
    String name = "change-" + UUID.randomUUID();
    Program old = new Program(models, before, "User", dynamoDb, name);
    Program users = new Program(models, after, "User", dynamoDb, name);
    Program bosses = new Program(models, after, "Boss", dynamoDb, name);
    TableSchema schema = bosses.type().table();
    new TableClient(dynamoDb, schema).withTableName(name).execute(CreateTable.of(schema));
    try {
      Object boss = bosses.record(RECORD);
      bosses.put(boss);
      assertThatThrownBy(() -> users.put(users.record(RECORD)))
          .isInstanceOf(ConditionFailedException.class);

      old.put(old.record(RECORD));

      assertThat(bosses.get(boss)).isEmpty();
      assertThat(changes(models, before, after).answers().oldWrites())
          .isEqualTo(Keeping.LEAVES_STALE);
      assertThat(changes(models, after, before).answers().newWrites())
          .isEqualTo(Keeping.LEAVES_STALE);
    } finally {
      dynamoDb.deleteTable(delete -> delete.tableName(name));
    }
  }

  private static ModelChanges changes(Models models, String before, String after) {
    return ModelComparison.between(models.descriptor(before), models.descriptor(after));
  }
}
