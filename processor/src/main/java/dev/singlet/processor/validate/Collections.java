package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeySpace;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.Template;
import dev.singlet.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The entities of an item collection have the same partition template in its index. */
final class Collections implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    for (CollectionModel collection : table.collections()) {
      collection.queries().forEach(query -> check(collection, query, report));
    }
  }

  private static void check(CollectionModel collection, CollectionQuery query, Report report) {
    String where = query.index() == null ? "the table" : query.index().name();
    for (EntityModel entity : collection.entities()) {
      if (entity.keysOn(Optional.ofNullable(query.index())).isEmpty()) {
        report.add(
            Code.INVALID_COLLECTION,
            query.place(),
            "The item collection %s.%s can't hold %s, which has no key in %s. Give it a @LinkedKey"
                + " there, or take it out of %s.",
            collection.type().simpleName(),
            query.name(),
            entity.type().simpleName(),
            where,
            collection.type().simpleName());
        return;
      }
    }
    List<LinkedKeyModel> keys = collection.keysOn(query.index());
    LinkedKeyModel first = keys.get(0);
    for (LinkedKeyModel key : keys) {
      boolean isJudged = fits(first) && fits(key);
      if (isJudged && !KeySpace.isSameForm(first.partition(), key.partition())) {
        report.add(
            Code.INVALID_COLLECTION,
            query.place(),
            "The item collection %s.%s is in one partition of %s, but its entities have different"
                + " keys there: %s and %s. Make the templates the same but for attribute names,"
                + " of values with the same types and stored forms.",
            collection.type().simpleName(),
            query.name(),
            where,
            described(collection.entities().get(0), first),
            described(owner(key, collection), key));
        return;
      }
    }
  }

  private static EntityModel owner(LinkedKeyModel key, CollectionModel collection) {
    return collection.entities().stream()
        .filter(entity -> entity.keys().contains(key))
        .findFirst()
        .orElseThrow();
  }

  /** A partition template with its entity and the types of its values. */
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

  /** The stored form of what has several. */
  private static String form(Source source) {
    if (source.type() instanceof ValueType.Time time) {
      return " in " + time.format();
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
