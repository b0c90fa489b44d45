package dev.singlet.internal.body;

import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The members of the SDK's classes that are written here. A later version of the SDK may have more.
 * It then writes the requests itself, so that none gets lost.
 */
final class KnownMembers {

  /** True if the SDK has no others. */
  static final boolean ARE_ALL =
      has(AttributeValue.builder().build(), 10)
          && has(PutItemRequest.builder().build(), 11)
          && has(BatchWriteItemRequest.builder().build(), 3)
          && has(WriteRequest.builder().build(), 2)
          && has(PutRequest.builder().build(), 1)
          && has(DeleteRequest.builder().build(), 1)
          && has(TransactWriteItemsRequest.builder().build(), 4)
          && has(TransactWriteItem.builder().build(), 4)
          && has(Put.builder().build(), 6)
          && has(Update.builder().build(), 7)
          && has(Delete.builder().build(), 6)
          && has(ConditionCheck.builder().build(), 6)
          && has(BatchGetItemRequest.builder().build(), 2)
          && has(KeysAndAttributes.builder().build(), 5);

  private KnownMembers() {}

  static boolean has(SdkPojo members, int count) {
    return members.sdkFields().size() == count;
  }
}
