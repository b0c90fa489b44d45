package dev.singlet.processor.write.descriptor;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.model.AttributeType;
import dev.singlet.model.CheckDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.RelationshipDescriptor;
import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.UnionDescriptor;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.attribute.ValidateModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.MarkModel;
import dev.singlet.processor.model.settings.RelationshipModel;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.write.codec.ExtrasCode;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the descriptor of a table. */
public final class DescriptorWriter {

  private final TableModel table;
  private final TableSettings settings;
  private final PatternDescriptors patterns;

  private DescriptorWriter(TableModel table) {
    this.table = table;
    this.settings = table.settings();
    this.patterns = new PatternDescriptors(table);
  }

  /** Describes a table, without the projections of its entities: they can be read later. */
  public static TableDescriptor of(TableModel table) {
    return new DescriptorWriter(table).write();
  }

  private TableDescriptor write() {
    return new TableDescriptor(
        table.type().canonicalName(),
        table.text(table.type()),
        settings.name(),
        KeyDescriptors.key(settings.key()),
        settings.indexes().stream()
            .map(index -> KeyDescriptors.index(index, table))
            .sorted(Comparator.comparing(index -> index.name()))
            .toList(),
        settings.delimiter(),
        settings.naming().name(),
        settings.tenant().orElse(""),
        managed(),
        settings.hooks().stream().map(hook -> hook.type().canonicalName()).toList(),
        table.entities().stream()
            .map(this::entity)
            .sorted(Comparator.comparing(EntityDescriptor::name))
            .toList(),
        table.collections().stream()
            .filter(collection -> !collection.entities().isEmpty())
            .map(this::collection)
            .sorted(Comparator.comparing(CollectionDescriptor::java))
            .toList());
  }

  private ManagedAttributes managed() {
    boolean hasVersions =
        table.entities().stream().anyMatch(entity -> entity.schemaVersion() != null);
    return new ManagedAttributes(
        settings.entityAttribute(),
        settings.stamps().created(),
        settings.stamps().modified(),
        settings.storedTime() == TimeFormat.MILLIS
            ? ""
            : Spelling.camelCase(settings.storedTime().name()),
        hasVersions ? settings.schemaVersionAttribute() : "",
        table.timeToLive().orElse(""));
  }

  private EntityDescriptor entity(EntityModel entity) {
    return new EntityDescriptor(
        entity.name(),
        entity.type().canonicalName(),
        table.text(entity.type()),
        entity.aliases(),
        entity.isToldByKey(),
        mark(entity.mark()),
        stamps(entity.stamps()),
        entity.schemaVersion() == null ? 0 : entity.schemaVersion().number(),
        entity.schemaVersion() == null ? List.of() : entity.schemaVersion().migrations(),
        TypeDescriptors.attributes(
            entity.attributes(), ExtrasCode.known(entity, settings), entity.embeddings()),
        entity.computed().stream().map(DescriptorWriter::computed).toList(),
        checks(entity.validates()),
        entity.unique().stream()
            .map(unique -> KeyDescriptors.unique(unique, entity, settings))
            .toList(),
        entity.keys().stream().map(KeyDescriptors::linkedKey).toList(),
        patterns.of(entity),
        entity.relationships().stream().map(this::relationship).toList(),
        List.of(),
        entity.nested().records().stream()
            .map(nested -> record(nested, entity.nested()))
            .sorted(Comparator.comparing(NestedDescriptor::id))
            .toList(),
        entity.nested().unions().stream()
            .map(union -> union(union, entity.nested()))
            .sorted(Comparator.comparing(UnionDescriptor::id))
            .toList());
  }

  private static @Nullable MarkDescriptor mark(MarkModel mark) {
    return mark.isOwn()
        ? new MarkDescriptor(mark.attribute(), AttributeType.valueOf(mark.type().name()))
        : null;
  }

  private static @Nullable StampsDescriptor stamps(StampNames stamps) {
    return stamps.isOwn() ? new StampsDescriptor(stamps.created(), stamps.modified()) : null;
  }

  private RelationshipDescriptor relationship(RelationshipModel relationship) {
    EntityModel owner =
        table.entities().stream()
            .filter(entity -> entity.type().equals(relationship.owner()))
            .findFirst()
            .orElseThrow();
    return new RelationshipDescriptor(owner.name(), relationship.label(), relationship.isHidden());
  }

  private static ComputedDescriptor computed(ComputedModel computed) {
    @Nullable String stored = computed.stored();
    return new ComputedDescriptor(
        computed.name(),
        TypeDescriptors.type(computed.type()),
        computed.parameters(),
        computed.isNullable(),
        stored == null ? "" : stored,
        computed.isHidden());
  }

  private static List<CheckDescriptor> checks(List<ValidateModel> validates) {
    return validates.stream()
        .map(each -> new CheckDescriptor(each.name(), each.parameters(), each.message()))
        .toList();
  }

  private static NestedDescriptor record(NestedModel nested, NestedTypes types) {
    return new NestedDescriptor(
        nested.codec(),
        nested.type().toString(),
        nested.isTuple(),
        TypeDescriptors.attributes(nested.attributes(), ExtrasCode.known(nested, types), List.of()),
        checks(nested.validates()));
  }

  private static UnionDescriptor union(UnionModel union, NestedTypes types) {
    return new UnionDescriptor(
        union.codec(),
        union.type().toString(),
        union.discriminator(),
        union.variants().stream()
            .map(
                variant ->
                    union.hasDiscriminator()
                        ? new UnionDescriptor.Variant(variant.tag(), variant.codec(), null)
                        : new UnionDescriptor.Variant(
                            "", variant.codec(), TypeDescriptors.type(variant.type(), types)))
            .toList());
  }

  private CollectionDescriptor collection(CollectionModel collection) {
    return new CollectionDescriptor(
        collection.type().canonicalName(),
        table.text(collection.type()),
        collection.entities().stream().map(EntityModel::name).sorted().toList(),
        patterns.of(collection),
        List.of());
  }
}
