package dev.singlet.internal.unique;

import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Makes the transactions that mend a finding. Each is made only if the items have, or lack, the
 * value as they did when they were read.
 *
 * @param types the entities of the table
 * @param tableName the table's name in DynamoDB
 * @param finding what is to be mended
 */
public record UniqueWrites(CollectionType<?> types, String tableName, UniqueFinding finding) {

  /** Reserves the value for the item that has it. */
  public List<TransactWriteItem> reserve() {
    PrimaryKey holder = finding.holding().holder();
    return List.of(check(holder), take(holder));
  }

  /** Reserves the value for the item that has it, in place of the other item, which hasn't. */
  public List<TransactWriteItem> takeOver() {
    PrimaryKey other = finding.requireOther();
    return List.of(check(finding.holding().holder()), check(other), take(other));
  }

  /** Releases the value, which the item doesn't have. */
  public List<TransactWriteItem> release() {
    Holding holding = finding.holding();
    UniqueItem released =
        new UniqueItem(holding.type(), holding.unique(), holding.reservation(), "");
    return List.of(check(holding.holder()), released.release(tableName, holding.holder()));
  }

  private TransactWriteItem take(PrimaryKey before) {
    Holding holding = finding.holding();
    UniqueItem value =
        Objects.requireNonNull(holding.valueOf(types, finding.items().get(holding.holder())));
    return value.take(tableName, holding.holder(), before);
  }

  private TransactWriteItem check(PrimaryKey key) {
    Holding holding = finding.holding();
    EntityType<?> type = holding.type();
    Map<String, AttributeValue> item = finding.items().get(key);
    Path partition = Path.of(type.table().key().names().get(0));
    Expression condition =
        item == null
            ? Expression.notExists(type, partition)
            : Expression.exists(type, partition)
                .and(Unchanged.of(type, Holding.attributes(type, holding.unique()), item));
    return RenderedWrite.of(
            RenderedWrite.Kind.CHECK,
            "reserveUnique of " + type.name(),
            tableName,
            key.toMap(type.table().key()),
            condition,
            null)
        .toTransactWriteItem();
  }
}
