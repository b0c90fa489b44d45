package dev.singlet.change;

import dev.singlet.model.change.ChangeKind;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The members of all annotations, each with the kinds of changes that another value gives, or with
 * the reason why items don't feel it. An annotation without members is named itself.
 */
final class AnnotationMembers {

  private static final String KINDS =
      """
      Attribute.value RENAMED
      Attribute.aliases ALIAS_ADDED ALIAS_DROPPED
      Attribute.writes RENAMED ALIAS_ADDED
      Attribute.hidden SHOWN
      Attribute.readOnly READ_ONLY
      Compress TRANSFORMATION
      Computed.stored COMPUTED_ADDED COMPUTED_REMOVED
      Convert.with CONVERTER
      CreatedAt STAMP
      Default.value DEFAULT_ADDED DEFAULT_REMOVED DEFAULT_CHANGED
      Default.constant DEFAULT_ADDED DEFAULT_REMOVED DEFAULT_CHANGED
      Default.method DEFAULT_ADDED DEFAULT_REMOVED DEFAULT_CHANGED
      Default.newRecords DEFAULT_ADDED DEFAULT_REMOVED DEFAULT_CHANGED
      EmbeddingOf.value EMBEDDING
      Encrypt.with TRANSFORMATION
      Entity.name ENTITY_RENAMED
      Entity.aliases ENTITY_ALIAS_ADDED ENTITY_ALIAS_DROPPED
      Entity.writes ENTITY_RENAMED
      Entity.schemaVersion SCHEMA_VERSION_INTRODUCED SCHEMA_VERSION_RAISED SCHEMA_VERSION_LOWERED
      Entity.toldByKey ENTITY_MARK
      Entity.table ENTITY_ADDED ENTITY_REMOVED
      Extras EXTRAS
      Flatten.prefix RENAMED
      FromContext.name STAMP
      FromContext.on STAMP
      GeneratedId.value DEFAULT_ADDED DEFAULT_REMOVED DEFAULT_CHANGED
      Index.value INDEX_ADDED INDEX_REMOVED
      Index.type INDEX_KEY_ATTRIBUTES
      Index.partitionKey INDEX_KEY_ATTRIBUTES
      Index.sortKey INDEX_KEY_ATTRIBUTES
      Index.partitionKeyType INDEX_KEY_ATTRIBUTES
      Index.sortKeyType INDEX_KEY_ATTRIBUTES
      Index.projection INDEX_PROJECTION
      Index.include INDEX_PROJECTION
      Index.vector INDEX_VECTOR
      Index.dimensions INDEX_VECTOR
      Index.distance INDEX_VECTOR
      Index.filters INDEX_VECTOR
      ItemCollection.name COLLECTION
      ItemCollection.index COLLECTION
      ItemCollection.across COLLECTION
      LinkedKey.name ACCESS_PATTERN
      LinkedKey.across ACCESS_PATTERN
      LinkedKey.index INDEX_KEY_ADDED INDEX_KEY_REMOVED
      LinkedKey.partition PRIMARY_KEY INDEX_KEY_TEMPLATE
      LinkedKey.sort PRIMARY_KEY INDEX_KEY_TEMPLATE
      LinkedKey.letterCase PRIMARY_KEY INDEX_KEY_TEMPLATE
      LinkedKey.when INDEX_KEY_CONDITION
      Mark.attribute ENTITY_MARK
      Mark.type ENTITY_MARK
      OnlyInKey ONLY_IN_KEY
      Prefix.value TRANSFORMATION
      Projection.of PROJECTION
      Sensitive SHOWN
      Stamps.created STAMPS
      Stamps.modified STAMPS
      StoredAs.value CONSTANT_ADDED CONSTANT_REMOVED
      StoredCase.value CONSTANT_ADDED CONSTANT_REMOVED
      StoredTime.value FORMAT
      Table.name TABLE_NAME
      Table.partitionKey TABLE_KEY
      Table.sortKey TABLE_KEY
      Table.partitionKeyType TABLE_KEY
      Table.sortKeyType TABLE_KEY
      Table.indexes INDEX_ADDED INDEX_REMOVED
      Table.entities ENTITY_ADDED ENTITY_REMOVED
      Table.naming NAMING RENAMED
      Table.delimiter DELIMITER
      Table.tenant TENANTS
      Table.entityAttribute ENTITY_MARK
      Table.schemaVersionAttribute VERSION_ATTRIBUTE
      Table.createdAttribute STAMPS
      Table.modifiedAttribute STAMPS
      Table.storedTime STAMPS FORMAT
      Table.converters CONVERTER
      Table.hooks HOOKS
      TimeToLive TIME_TO_LIVE
      Tuple TYPE
      Union.discriminator DISCRIMINATOR
      Unique.scope UNIQUE_KEY
      Unique.name UNIQUE_KEY
      Unwrapped VARIANT_ADDED
      UpdatedAt STAMP
      Validate.message CHECKS
      Variant.value VARIANT_ADDED VARIANT_REMOVED
      Version STAMP
      """;

  private static final String REASONS =
      """
      CanIgnoreReturnValue It is for compilers.
      CheckReturnValue It is for compilers.
      Components The components that it names are compared.
      ItemCollection.narrowBy It adds methods to a query.
      ItemCollections.value It holds annotations that are compared.
      LinkedKey.givesUp It allows a template, which is compared.
      LinkedKey.purpose It is a text for readers.
      LinkedKeys.value It holds annotations that are compared.
      Migrate.from There is one method for each version, which is compared.
      Relationship.hidden It is for diagrams.
      Relationship.label It is for diagrams.
      Relationship.owner It is for diagrams.
      Relationships.value It holds annotations that are compared.
      Table.messages It is for messages.
      Trim It changes a text before it is written. Reads give what is stored.
      """;

  private AnnotationMembers() {}

  /** Returns the kinds of changes, by member. */
  static Map<String, List<ChangeKind>> kinds() {
    Map<String, List<ChangeKind>> kinds = new LinkedHashMap<>();
    for (String line : KINDS.lines().toList()) {
      String[] words = line.split(" ", -1);
      kinds.put(words[0], Arrays.stream(words).skip(1).map(ChangeKind::valueOf).toList());
    }
    return kinds;
  }

  /** Returns the reasons why items don't feel another value, by member. */
  static Map<String, String> reasons() {
    return REASONS
        .lines()
        .map(line -> line.split(" ", 2))
        .collect(Collectors.toMap(words -> words[0], words -> words[1]));
  }
}
