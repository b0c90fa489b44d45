package dev.singlet.processor.read;

import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.Condition;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.KeyModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableSettings;
import dev.singlet.processor.model.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads the linked keys of an entity. */
final class LinkedKeyReader {

  private final Compiler compiler;
  private final TableSettings table;
  private final TemplateReader templates;
  private final ConditionReader conditions;
  private final Report report;

  LinkedKeyReader(Compiler compiler, TableSettings table, Scope scope, Report report) {
    this.compiler = compiler;
    this.table = table;
    this.templates = new TemplateReader(scope, report);
    this.conditions = new ConditionReader(scope, report);
    this.report = report;
  }

  /** The keys, the primary one first; none if there is no primary one. */
  List<LinkedKeyModel> read(TypeElement entity) {
    List<Annotated> primary = new ArrayList<>();
    List<Annotated> others = new ArrayList<>();
    for (Annotated key : compiler.annotations(entity, LinkedKey.class, LinkedKeys.class)) {
      boolean isPrimary = key.string("index").value().isEmpty();
      (isPrimary ? primary : others).add(key);
    }
    if (primary.size() != 1) {
      report.add(
          Code.MISSING_PRIMARY_KEY,
          primary.isEmpty() ? SourcePlace.of(entity) : primary.get(1).place(),
          "The entity %s has %s @LinkedKey without an index. Give it exactly one, with the templates"
              + " of %s: its primary key.",
          entity.getSimpleName(),
          primary.isEmpty() ? "no" : "more than one",
          String.join(" and ", table.key().names()));
      return List.of();
    }
    List<LinkedKeyModel> keys = new ArrayList<>();
    Optional<LinkedKeyModel> primaryKey = read(primary.get(0), null, null);
    primaryKey.ifPresent(keys::add);
    for (Annotated key : others) {
      index(key).flatMap(index -> read(key, index, primaryKey.orElse(null))).ifPresent(keys::add);
    }
    return primaryKey.isPresent() ? keys : List.of();
  }

  private Optional<IndexModel> index(Annotated key) {
    Valued<String> name = key.string("index");
    Optional<IndexModel> index =
        table.indexes().stream().filter(i -> i.name().equals(name.value())).findFirst();
    if (index.isEmpty()) {
      report.add(
          Code.UNKNOWN_INDEX,
          name.place(),
          "The table %s declares no index \"%s\". %s",
          table.name(),
          name.value(),
          Suggestion.of(name.value(), table.indexes().stream().map(IndexModel::name).toList()));
    }
    return index;
  }

  private Optional<LinkedKeyModel> read(
      Annotated annotation, @Nullable IndexModel index, @Nullable LinkedKeyModel primary) {
    KeyModel key = index == null ? table.key() : index.key();
    String name = annotation.string("name").value();
    String label = LinkedKeyModel.label(name, index);
    Valued<String> sortText = annotation.string("sort");
    Valued<String> when = annotation.string("when");
    boolean isLocal = index != null && index.isLocal();
    boolean hasPartition =
        hasHalf(annotation.string("partition"), "partition", !isLocal, label, annotation);
    boolean hasSort = hasHalf(sortText, "sort", !key.sort().isEmpty(), label, annotation);
    boolean hasHalves = hasPartition && hasSort;
    Optional<List<Template>> partition =
        isLocal
            ? Optional.ofNullable(primary).map(LinkedKeyModel::partition)
            : hasHalves
                ? templates.read(annotation.string("partition"), label).map(List::of)
                : Optional.empty();
    Optional<Template> sort =
        sortText.value().isEmpty() || !hasHalves
            ? Optional.empty()
            : templates.read(sortText, label);
    Optional<Condition> condition =
        when.value().isEmpty() ? Optional.empty() : conditions.read(when, label);
    boolean isWhole =
        hasHalves
            && partition.isPresent()
            && sort.isPresent() != key.sort().isEmpty()
            && condition.isPresent() != when.value().isEmpty();
    return isWhole
        ? Optional.of(
            new LinkedKeyModel(
                annotation.place(),
                name,
                index,
                key,
                partition.get(),
                sort.stream().toList(),
                condition.orElse(null)))
        : Optional.empty();
  }

  private boolean hasHalf(
      Valued<String> template, String half, boolean isWanted, String label, Annotated annotation) {
    boolean isGiven = !template.value().isEmpty();
    if (isWanted && !isGiven) {
      report.add(
          Code.MISSING_HALF,
          annotation.place(),
          "%s lacks its %s template: a key is written whole or not at all. Add %s = \"...\".",
          label,
          half,
          half);
    } else if (!isWanted && isGiven) {
      report.add(
          Code.SUPERFLUOUS_HALF,
          template.place(),
          "%s has a %s template, but %s. Take it away.",
          label,
          half,
          half.equals("sort")
              ? "there is no sort key attribute"
              : "a local index has the partition key of its table");
    }
    return isWanted == isGiven;
  }
}
