package dev.singlet.it.itemsize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.itemsize.model.Depository.Box;
import dev.singlet.it.itemsize.model.DepositoryBoxEntity;
import dev.singlet.it.itemsize.model.DepositoryTable;
import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** A put is refused for its copies in local indexes from the byte on at which DynamoDB Local is. */
class ItemSizeInLocalIndexesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(DepositoryTable.SCHEMA);

  private static Put<Box> put(@Nullable String owner, @Nullable String color, int size) {
    return DepositoryBoxEntity.put(new Box("h", "1", owner, color, "x".repeat(size)));
  }

  /** In no local index, in one that holds all, in one that holds keys, in both. */
  static List<List<@Nullable String>> places() {
    return List.of(
        Arrays.asList(null, null),
        Arrays.asList("kim", null),
        Arrays.asList(null, "red"),
        Arrays.asList("kim", "red"));
  }

  @ParameterizedTest
  @MethodSource("places")
  void theLargestItemIsThatOfDynamoDb(List<@Nullable String> place) {
    String owner = place.get(0);
    String color = place.get(1);
    int passes = 1;
    int fails = 410_000;
    while (fails - passes > 1) {
      int middle = (passes + fails) / 2;
      if (isTaken(owner, color, middle)) {
        passes = middle;
      } else {
        fails = middle;
      }
    }

    TABLE.client().execute(put(owner, color, passes));
    int tooLarge = fails;
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> TABLE.client().execute(put(owner, color, tooLarge)))
        .extracting(InvalidArgumentException::code)
        .isEqualTo(ErrorCode.ITEM_TOO_LARGE);
    assertThat(passes).isGreaterThan(200_000);
  }

  /** Whether DynamoDB Local takes the item, past the check of the put. */
  private static boolean isTaken(@Nullable String owner, @Nullable String color, int size) {
    PutItemRequest small = put(owner, color, 1).toRequest(TABLE.client().context());
    Map<String, AttributeValue> item = new HashMap<>(small.item());
    item.put("content", AttributeValue.createS("x".repeat(size)));
    try {
      TABLE.dynamoDb().putItem(small.toBuilder().item(item).build());
      return true;
    } catch (DynamoDbException refused) {
      assertThat(refused).hasMessageContaining("Item size has exceeded");
      return false;
    }
  }
}
