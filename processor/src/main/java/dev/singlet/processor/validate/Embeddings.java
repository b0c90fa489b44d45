package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.Change;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EmbeddingModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A vector with {@code @EmbeddingOf} can be removed by each update that changes what it is made of,
 * and there are such updates.
 */
final class Embeddings implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (EmbeddingModel embedding : entity.embeddings()) {
      String problem =
          embedding.sources().isEmpty() ? "" : problem(embedding, entity, new Dependencies(entity));
      if (!problem.isEmpty()) {
        report.add("@EmbeddingOf is on %s, %s", Code.INVALID_EMBEDDING, embedding, problem);
      }
    }
  }

  private static String problem(
      EmbeddingModel embedding, EntityModel entity, Dependencies dependencies) {
    List<AttributeModel> watched = embedding.watched(entity);
    AttributeModel vector = embedding.attribute();
    String sources = String.join(" and ", embedding.components());
    if (watched.isEmpty()) {
      return "but no update changes %s. Remove it.".formatted(sources);
    }
    if (vector.initial() != null) {
      return "which has a default, so an item without the vector would be read with another one."
          + " Remove @Default.";
    }
    if (vector.isReadOnly()) {
      return "which is read-only, so an update of %s could not remove it. Remove readOnly."
          .formatted(sources);
    }
    if (!vector.isRemovable()) {
      return "which is required, so an update of %s could not remove it. Make it @Nullable."
          .formatted(sources);
    }
    if (vector.isInTogether()) {
      return "which is in a flattened record whose components are there together or not at all, so"
          + " an update could not remove it alone. Make it a component of the entity.";
    }
    if (!Change.of(vector, dependencies).contains(Change.REMOVE)) {
      return "and a key that needs %s is the only place of another value, which would be lost with"
              .formatted(vector.component())
          + " it. Remove @OnlyInKey there.";
    }
    return watched.stream()
        .filter(dependencies::isSettable)
        .map(source -> unknown(vector, source, entity, dependencies))
        .filter(problem -> !problem.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** Reports what an update of a source would have to know to remove the vector as well. */
  private static String unknown(
      AttributeModel vector, AttributeModel source, EntityModel entity, Dependencies dependencies) {
    List<AttributeModel> removed =
        entity.embeddings().stream()
            .filter(each -> each.watched(entity).contains(source))
            .map(EmbeddingModel::attribute)
            .toList();
    List<Change> changes = Change.of(source, dependencies);
    Set<AttributeModel> missing = new LinkedHashSet<>();
    for (Change change : changes.isEmpty() ? List.of(Change.SET) : changes) {
      List<AttributeModel> known =
          switch (change) {
            case REMOVE -> dependencies.needsToRemove(source);
            case LEAVE -> dependencies.needsToLeave(source);
            default -> dependencies.needs(List.of(source));
          };
      missing.addAll(dependencies.needsToRemoveWith(source, known, vector, removed));
    }
    source.together().ifPresent(set -> set.of(entity.attributes()).forEach(missing::remove));
    if (missing.isEmpty()) {
      return "";
    }
    String names =
        missing.stream().map(AttributeModel::component).collect(Collectors.joining(" and "));
    return ("which an update of %s would remove. Something is made of %s and of %s, so that update"
            + " would have to know %s. Remove @EmbeddingOf, or make it of components of the primary"
            + " key.")
        .formatted(source.component(), vector.component(), names, names);
  }
}
