package dev.singlet.processor.write.descriptor;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.OpenPart;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.RangedPart;
import dev.singlet.processor.model.key.SettledSort;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.QueryRange;
import dev.singlet.processor.model.table.SharedSort;
import dev.singlet.processor.model.table.Span;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Describes the access patterns of a table. */
final class PatternDescriptors {

  private final TableModel table;

  PatternDescriptors(TableModel table) {
    this.table = table;
  }

  List<AccessPatternDescriptor> of(EntityModel entity) {
    List<AccessPatternDescriptor> patterns = new ArrayList<>();
    LinkedKeyModel primary = entity.primaryKey();
    patterns.add(
        get(
            entity.generatedType(),
            primary.purposeOfGet(),
            primary,
            KeyArguments.ofItem(entity).given(),
            List.of(entity)));
    for (LinkedKeyModel key : entity.keys()) {
      if (key.isNamed()) {
        patterns.add(query(entity, key));
      }
    }
    return patterns;
  }

  List<AccessPatternDescriptor> of(CollectionModel collection) {
    List<AccessPatternDescriptor> patterns = new ArrayList<>();
    if (collection.sharesPrimaryKey()) {
      LinkedKeyModel key = collection.entities().get(0).primaryKey();
      patterns.add(
          get(
              collection.generatedType(),
              text(collection),
              key,
              key.sources(),
              collection.entities()));
    }
    collection.queries().forEach(query -> patterns.add(query(collection, query)));
    return patterns;
  }

  private static AccessPatternDescriptor get(
      ClassType owner,
      String documentation,
      LinkedKeyModel key,
      Set<Source> arguments,
      List<EntityModel> entities) {
    return new AccessPatternDescriptor(
        "get",
        owner.canonicalName(),
        documentation,
        parameters(arguments),
        Operation.GET_ITEM,
        "",
        equal(key.halves()),
        List.of(),
        1,
        "",
        names(entities),
        List.of(),
        false,
        false,
        true);
  }

  private AccessPatternDescriptor query(EntityModel entity, LinkedKeyModel key) {
    return new AccessPatternDescriptor(
        key.name(),
        entity.generatedType().canonicalName(),
        key.purpose(),
        parameters(KeyArguments.ofQuery(entity, key).given()),
        key.index() != null && key.index().isVector() ? Operation.SEARCH_VECTORS : Operation.QUERY,
        name(key.index()),
        condition(key),
        sort(key),
        partitions(key),
        key.across(),
        List.of(entity.name()),
        names(QueryRange.strangersIn(entity, key, table)),
        IndexContent.isFiltered(key, entity, table),
        IndexContent.isPartial(key, entity, table.settings()),
        isConsistent(key.index()));
  }

  private AccessPatternDescriptor query(CollectionModel collection, CollectionQuery query) {
    LinkedKeyModel key = collection.key(query);
    @Nullable SharedSort shared = SharedSort.of(collection, query).orElse(null);
    List<EntityModel> others =
        shared == null
            ? QueryRange.strangersInSpan(collection, query.index(), table)
            : QueryRange.strangersInPrefix(collection, shared.key(), table);
    return new AccessPatternDescriptor(
        query.name(),
        collection.generatedType().canonicalName(),
        text(collection),
        parameters(key.arguments()),
        Operation.QUERY,
        name(query.index()),
        shared == null ? spanned(collection, query, key) : condition(shared.key()),
        shared == null ? List.of() : sort(shared.key()),
        partitions(key),
        query.across(),
        names(collection.entities()),
        names(others),
        !table.isWhole() || !others.isEmpty(),
        false,
        isConsistent(query.index()));
  }

  private String text(CollectionModel collection) {
    return table.summary(collection.type());
  }

  private static boolean isConsistent(@Nullable IndexModel index) {
    return index == null || index.isLocal();
  }

  private static String name(@Nullable IndexModel index) {
    return index == null ? "" : index.name();
  }

  private static List<String> names(Collection<EntityModel> entities) {
    return entities.stream().map(EntityModel::name).sorted().toList();
  }

  private static List<AccessPatternDescriptor.Parameter> parameters(Collection<Source> sources) {
    return sources.stream()
        .map(
            source ->
                new AccessPatternDescriptor.Parameter(
                    source.name(), source.type().javaType().toString()))
        .toList();
  }

  private static int partitions(LinkedKeyModel key) {
    return key.partitionValues().stream()
        .filter(Part.Value::isShard)
        .mapToInt(Part.Value::shards)
        .reduce(1, (left, right) -> left * right);
  }

  private List<AccessPatternDescriptor.SortPart> sort(LinkedKeyModel key) {
    return OpenPart.of(key).stream().map(open -> part(open, key)).toList();
  }

  private AccessPatternDescriptor.SortPart part(OpenPart open, LinkedKeyModel key) {
    Part.Value value = open.value();
    RangedPart ranged =
        new RangedPart(key, open.attribute(), open.position(), table.settings().delimiter());
    return new AccessPatternDescriptor.SortPart(
        value.source().name(),
        value.source().type().javaType().toString(),
        ranged.takesRange(),
        ranged.takesRangeOfTexts(),
        value.isDescending());
  }

  private static String condition(LinkedKeyModel key) {
    SettledSort settled = SettledSort.of(key);
    List<KeyHalf> sort = key.sortHalves();
    List<String> terms = new ArrayList<>();
    terms.add(equal(key.partitionHalves()));
    if (settled.attributes() > 0) {
      terms.add(equal(sort.subList(0, settled.attributes())));
    }
    if (!settled.isWhole(key) && !settled.parts().isEmpty()) {
      String prefix = text(settled.parts());
      String attribute = sort.get(settled.attributes()).attribute().name();
      terms.add("begins_with(" + attribute + ", " + prefix + ")");
    }
    return String.join(" AND ", terms);
  }

  /** Returns the condition of a collection whose entities' sort keys begin differently. */
  private String spanned(CollectionModel collection, CollectionQuery query, LinkedKeyModel key) {
    String partition = equal(key.partitionHalves());
    @Nullable Span span = QueryRange.span(collection, query.index(), table).orElse(null);
    if (span == null) {
      return partition;
    }
    String attribute = key.sortHalves().get(0).attribute().name();
    return partition
        + (span.first().equals(span.last())
            ? " AND begins_with(" + attribute + ", '" + span.first() + "')"
            : " AND " + attribute + " BETWEEN '" + span.first() + "' AND '" + span.last() + "...'");
  }

  private static String equal(List<KeyHalf> halves) {
    return halves.stream()
        .map(half -> half.attribute().name() + " = " + text(half.template().parts()))
        .collect(Collectors.joining(" AND "));
  }

  private static String text(List<Part> parts) {
    return parts.stream()
        .map(part -> part instanceof Part.Literal literal ? literal.text() : part.toString())
        .collect(Collectors.joining("", "'", "'"));
  }
}
