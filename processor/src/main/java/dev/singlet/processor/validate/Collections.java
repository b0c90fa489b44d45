package dev.singlet.processor.validate;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The entities of an item collection have the same partition template in its index. */
final class Collections implements CollectionRule {

  @Override
  public void check(
      CollectionQuery query, CollectionModel collection, TableModel table, Report report) {
    String name = collection.label(query);
    String where = query.index() == null ? "the table" : query.index().name();
    for (EntityModel entity : collection.entities()) {
      if (entity.keysOn(Optional.ofNullable(query.index())).isEmpty()) {
        report.add(
            "The item collection %s can't hold %s, which has no key in %s. Give it a @LinkedKey"
                + " there, or remove it from %s.",
            Code.INVALID_COLLECTION, query.place(), name, entity, where, collection);
        return;
      }
    }
    List<LinkedKeyModel> keys = collection.keysOn(query.index());
    LinkedKeyModel first = keys.get(0);
    keys.stream()
        .filter(key -> fits(first) && fits(key))
        .filter(key -> !KeySpace.isSameForm(first.partition(), key.partition()))
        .findFirst()
        .ifPresent(
            key ->
                report.add(
                    "The entities of the item collection %s must share a partition of %s, but have"
                        + " different keys there: %s and %s. Write templates that differ only in"
                        + " attribute names, with values of the same types and stored forms.",
                    Code.INVALID_COLLECTION,
                    query.place(),
                    name,
                    where,
                    described(collection.entities().get(0), first),
                    described(owner(key, collection), key)));
  }

  private static EntityModel owner(LinkedKeyModel key, CollectionModel collection) {
    return collection.entities().stream()
        .filter(entity -> entity.keys().contains(key))
        .findFirst()
        .orElseThrow();
  }

  /** Describes a partition template, with its entity and the types of its values. */
  private static String described(EntityModel entity, LinkedKeyModel key) {
    String types =
        key.partitionValues().stream()
            .map(Part.Value::source)
            .distinct()
            .map(
                source ->
                    TypeText.of(source.type().javaType()) + " " + source.name() + form(source))
            .collect(Collectors.joining(", "));
    return "\"%s\" of %s%s"
        .formatted(
            Template.text(key.partition()),
            entity.type().simpleName(),
            types.isEmpty() ? "" : " (" + types + ")");
  }

  /** Returns the stored form of a type that has several. */
  private static String form(Source source) {
    if (source.type() instanceof ValueType.Time time) {
      return " in " + time.format();
    }
    if (source.type() instanceof ValueType.Cut cut) {
      return " in " + cut.precision();
    }
    if (source.type().kind().isShortForm()) {
      return " in " + TimeFormat.TO_STRING;
    }
    return source.type() instanceof ValueType.Enumeration enumeration
            && !enumeration.constants().isEmpty()
        ? " as \"" + enumeration.constants().get(0).stored() + "\""
        : "";
  }

  private static boolean fits(LinkedKeyModel key) {
    return key.partitionValues().stream().allMatch(FormatsFit::fits);
  }
}
