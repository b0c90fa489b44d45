package dev.singlet.change;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.TableStep;
import dev.singlet.schema.TableSchema;
import dev.singlet.testing.DynamoDbLocal;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs programs of two models on a table of their own, and gives the answers that are seen. */
final class Oracle {

  private Oracle() {}

  /** Returns the answers that are seen. The change of the table itself isn't looked for. */
  static Answers seen(Models models, Example example) {
    if (example.items().isEmpty()) {
      return Answers.SAFE;
    }
    DynamoDbClient dynamoDb = DynamoDbLocal.shared();
    String name = "change-" + UUID.randomUUID();
    Program old = new Program(models, example.before(), example.record(), dynamoDb, name);
    String record = example.otherName(example.record()).orElse(example.record());
    Program present = new Program(models, example.after(), record, dynamoDb, name);
    TableSchema schema = present.type().table();
    WorkTable table = WorkTable.create(dynamoDb, name, old.type().table(), schema);
    try {
      return new Observation(new Work(old, present, table), example).answers();
    } finally {
      dynamoDb.deleteTable(delete -> delete.tableName(name));
    }
  }

  /** Returns answers without the change of the table. */
  static Answers ofItems(Answers answers) {
    return new Answers(
        answers.newReadsOld(),
        answers.oldReadsNew(),
        answers.incomplete(),
        answers.oldWrites(),
        answers.newWrites(),
        TableStep.NONE);
  }
}
