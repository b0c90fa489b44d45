package dev.singlet.it;

import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes many items with few requests, each item as its put makes it. */
public final class BatchWriter {

  private static final int BATCH = 25;

  private BatchWriter() {}

  public static void write(LocalTable table, List<? extends Put<?>> puts) {
    List<WriteRequest> writes =
        puts.stream()
            .map(put -> put.toRequest(table.client().context()).item())
            .map(item -> WriteRequest.builder().putRequest(put -> put.item(item)).build())
            .toList();
    IntStream.iterate(0, start -> start < writes.size(), start -> start + BATCH)
        .mapToObj(start -> writes.subList(start, Math.min(start + BATCH, writes.size())))
        .forEach(
            batch ->
                table
                    .dynamoDb()
                    .batchWriteItem(b -> b.requestItems(Map.of(table.tableName(), batch))));
  }
}
