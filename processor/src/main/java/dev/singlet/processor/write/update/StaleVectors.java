package dev.singlet.processor.write.update;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EmbeddingModel;
import dev.singlet.processor.model.entity.EntityModel;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The sentences on the vectors that a change of components removes. */
final class StaleVectors {

  private final Map<EmbeddingModel, List<AttributeModel>> watched = new LinkedHashMap<>();

  StaleVectors(EntityModel entity) {
    entity.embeddings().forEach(each -> watched.put(each, each.watched(entity)));
  }

  /** Returns the sentences on a change that is always made. */
  String with(List<AttributeModel> changed) {
    return sentences(" Removes {@code %s}, unless the update sets it.", changed);
  }

  /** Returns the sentences on a value that an upsert sets only in items that lack it. */
  String withFirst(AttributeModel set) {
    return sentences(" Removes {@code %s}, which the same upsert can't set.", List.of(set));
  }

  private String sentences(String sentence, List<AttributeModel> changed) {
    return watched.entrySet().stream()
        .filter(each -> !Collections.disjoint(each.getValue(), changed))
        .map(each -> sentence.formatted(each.getKey().label()))
        .collect(Collectors.joining());
  }
}
