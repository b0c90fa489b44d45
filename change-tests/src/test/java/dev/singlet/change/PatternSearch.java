package dev.singlet.change;

import dev.singlet.model.AccessPatternDescriptor;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The items that access patterns of one program find, if another one wrote them. */
record PatternSearch(Work work) {

  /**
   * Returns the access patterns of an index that find an item of the reader and not one of the
   * writer, or the other way round. They are narrowed by each part of the sort key, too.
   */
  List<String> wrong(Program reader, Object readersRecord, Program writer, Object writersRecord) {
    List<String> wrong = new ArrayList<>();
    reader
        .patterns()
        .forEach(
            (name, pattern) -> {
              if (!pattern.index().isEmpty()
                  && !found(reader, readersRecord, pattern, reader, readersRecord)
                      .equals(found(reader, readersRecord, pattern, writer, writersRecord))) {
                wrong.add(name);
              }
            });
    return wrong;
  }

  private List<Boolean> found(
      Program reader,
      Object readersRecord,
      AccessPatternDescriptor pattern,
      Program writer,
      Object writersRecord) {
    work.table().clear();
    writer.put(writersRecord);
    return reader.queries(pattern, readersRecord).stream()
        .map(query -> reader.requests(query).stream().anyMatch(each -> finds(reader, each)))
        .toList();
  }

  private boolean finds(Program reader, QueryRequest request) {
    String index = (reader == work.old() ? WorkTable.OLD : "") + request.indexName();
    return work.table().finds(request.toBuilder().indexName(index).build());
  }
}
