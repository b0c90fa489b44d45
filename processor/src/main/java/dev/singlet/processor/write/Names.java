package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;

/** The runtime's types, as generated code refers to them. */
final class Names {

  static final ClassName GET = ClassName.get("dev.singlet", "Get");
  static final ClassName PREFIXED_CODEC = item("PrefixedCodec");
  static final ClassName PUT = ClassName.get("dev.singlet", "Put");
  static final ClassName DELETE = ClassName.get("dev.singlet", "Delete");
  static final ClassName QUERY = ClassName.get("dev.singlet", "Query");
  static final ClassName CONSISTENT_QUERY = ClassName.get("dev.singlet", "ConsistentQuery");
  static final ClassName COLLECTION_QUERY = ClassName.get("dev.singlet", "CollectionQuery");
  static final ClassName CONSISTENT_COLLECTION_QUERY =
      ClassName.get("dev.singlet", "ConsistentCollectionQuery");
  static final ClassName ITEMS_BY_ENTITY = ClassName.get("dev.singlet", "ItemsByEntity");
  static final ClassName CHECK = ClassName.get("dev.singlet", "Check");
  static final ClassName ITEM_UPDATE = ClassName.get("dev.singlet", "ItemUpdate");
  static final ClassName RECORD_UPDATE = ClassName.get("dev.singlet", "RecordUpdate");
  static final ClassName TRIMMED_CODEC = item("TrimmedCodec");
  static final ClassName UPDATE_STATE = ClassName.get("dev.singlet", "UpdateState");
  static final ClassName PARTIAL_QUERY = ClassName.get("dev.singlet", "PartialQuery");
  static final ClassName SCAN = ClassName.get("dev.singlet", "Scan");
  static final ClassName CREATE_TABLE = ClassName.get("dev.singlet", "CreateTable");
  static final ClassName RANGE = ClassName.get("dev.singlet.value", "Range");
  static final ClassName TABLE_CLIENT = ClassName.get("dev.singlet", "TableClient");
  static final ClassName ASYNC_TABLE_CLIENT = ClassName.get("dev.singlet", "AsyncTableClient");

  static final ClassName ACCESS_PATTERN = entity("AccessPattern");
  static final ClassName ARRAY_CODEC = item("ArrayCodec");
  static final ClassName ARRAY_CODECS = item("ArrayCodecs");
  static final ClassName CODECS = item("Codecs");
  static final ClassName COLLECTION_TYPE = entity("CollectionType");
  static final ClassName COMPRESSED_CODEC = item("CompressedCodec");
  static final ClassName CONVERTED_CODEC = item("ConvertedCodec");
  static final ClassName DECODE_FAILURE = item("DecodeFailure");
  static final ClassName DOCUMENT_CODEC = item("DocumentCodec");
  static final ClassName ENTITY_DESCRIPTION = entity("EntityDescription");
  static final ClassName ENTITY_TYPE = entity("EntityType");
  static final ClassName ENUM_CODEC = item("EnumCodec");
  static final ClassName IDS = item("Ids");
  static final ClassName ITEM_READER = item("ItemReader");
  static final ClassName STORED_VALUE = item("StoredValue");
  static final ClassName ITEM_WRITER = item("ItemWriter");
  static final ClassName KEY_CONDITION = key("KeyCondition");
  static final ClassName KEY_VALUES = key("KeyValues");
  static final ClassName LAZY_CODEC = item("LazyCodec");
  static final ClassName LIST_CODEC = item("ListCodec");
  static final ClassName LOCATION = ClassName.get("dev.singlet.generated.expression", "Location");
  static final ClassName MAP_CODEC = item("MapCodec");
  static final ClassName NUMBER_BOUNDS =
      ClassName.get("dev.singlet.generated.expression", "NumberBounds");
  static final ClassName OPTIONALS = item("Optionals");
  static final ClassName OPTIONAL_DOCUMENT_CODEC = item("OptionalDocumentCodec");
  static final ClassName PARTITION_KEY = key("PartitionKey");

  static final ClassName PRIMARY_KEY = ClassName.get("dev.singlet.value", "PrimaryKey");
  static final ClassName RECORD_CODEC = item("RecordCodec");
  static final ClassName PROJECTED_TYPE = entity("ProjectedType");
  static final ClassName SET_CODEC = item("SetCodec");
  static final ClassName SORTED_MAP_CODEC = item("SortedMapCodec");
  static final ClassName SORTED_SET_CODEC = item("SortedSetCodec");
  static final ClassName SORT_CONDITION = key("SortCondition");
  static final ClassName STAMPS = item("Stamps");
  static final ClassName AS_READ = item("AsRead");
  static final ClassName TEXT_CODEC = item("TextCodec");
  static final ClassName TEXT_CODECS = item("TextCodecs");
  static final ClassName TIME_CODECS = item("TimeCodecs");
  static final ClassName TYPED_KEY = key("TypedKey");
  static final ClassName EXTRAS_CODEC = item("ExtrasCodec");
  static final ClassName UNION_CODEC = item("UnionCodec");
  static final ClassName VALUES = item("Values");
  static final ClassName VALUE_CODEC = item("ValueCodec");
  static final ClassName VIOLATIONS = item("Violations");

  static final ClassName INDEX_SCHEMA = schema("IndexSchema");
  static final ClassName KEY_ATTRIBUTE = schema("KeyAttribute");
  static final ClassName KEY_SCHEMA = schema("KeySchema");
  static final ClassName TABLE_SCHEMA = schema("TableSchema");

  static final ClassName CHANGE_READER = ClassName.get("dev.singlet", "ChangeReader");
  static final ClassName ITEM_CHANGE = ClassName.get("dev.singlet", "ItemChange");
  static final ClassName STREAM_RECORD =
      ClassName.get("software.amazon.awssdk.services.dynamodb.model", "Record");

  // For Javadoc only, where an import would cost the compiler more than a long name.
  static final String INVALID_ARGUMENT_EXCEPTION = error("InvalidArgumentException");
  static final String UNREADABLE_ITEM_EXCEPTION = error("UnreadableItemException");
  static final String INVALID_KEY_EXCEPTION = error("InvalidKeyException");
  static final String VALIDATION_EXCEPTION = error("ValidationException");

  static final ClassName ATTRIBUTE_VALUE =
      ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue");
  static final ClassName DYNAMO_DB_CLIENT =
      ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");
  static final ClassName DYNAMO_DB_ASYNC_CLIENT =
      ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbAsyncClient");
  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  static final ClassName CHECK_RETURN_VALUE = ClassName.get(CheckReturnValue.class);
  static final ClassName CAN_IGNORE_RETURN_VALUE = ClassName.get(CanIgnoreReturnValue.class);
  static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
  static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");

  private Names() {}

  static ClassName expression(String name) {
    return ClassName.get("dev.singlet.attribute", name);
  }

  private static String error(String name) {
    return "dev.singlet.error." + name;
  }

  private static ClassName entity(String name) {
    return ClassName.get("dev.singlet.generated.entity", name);
  }

  private static ClassName item(String name) {
    return ClassName.get("dev.singlet.generated.item", name);
  }

  private static ClassName key(String name) {
    return ClassName.get("dev.singlet.generated.key", name);
  }

  private static ClassName schema(String name) {
    return ClassName.get("dev.singlet.schema", name);
  }
}
