package dev.singlet.processor.write.name;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import java.util.Map;

/** The types of the runtime, for generated code. */
public final class Names {

  public static final ClassName EXTRA_ATTRIBUTES = expression("ExtraAttributes");
  public static final ClassName GET = ClassName.get("dev.singlet.item", "Get");
  public static final ClassName PREFIXED_CODEC = codec("PrefixedCodec");
  public static final ClassName PUT = ClassName.get("dev.singlet.item", "Put");
  public static final ClassName DELETE = ClassName.get("dev.singlet.item", "Delete");
  public static final ClassName QUERY = ClassName.get("dev.singlet.query", "Query");
  public static final ClassName CONSISTENT_QUERY =
      ClassName.get("dev.singlet.query", "ConsistentQuery");
  public static final ClassName COLLECTION_QUERY =
      ClassName.get("dev.singlet.query", "CollectionQuery");
  public static final ClassName CONSISTENT_COLLECTION_QUERY =
      ClassName.get("dev.singlet.query", "ConsistentCollectionQuery");
  public static final ClassName ITEMS_BY_ENTITY =
      ClassName.get("dev.singlet.query", "ItemsByEntity");
  public static final ClassName CHECK = ClassName.get("dev.singlet.item", "Check");
  public static final ClassName ITEM_UPDATE = ClassName.get("dev.singlet.item", "ItemUpdate");
  public static final ClassName RECORD_UPDATE = ClassName.get("dev.singlet.item", "RecordUpdate");
  public static final ClassName TRIMMED_CODEC = codec("TrimmedCodec");
  public static final ClassName UPDATE_STATE = ClassName.get("dev.singlet.item", "UpdateState");
  public static final ClassName PARTIAL_QUERY = ClassName.get("dev.singlet.query", "PartialQuery");
  public static final ClassName PARTIAL_SEARCH =
      ClassName.get("dev.singlet.search", "PartialSearch");
  public static final ClassName VECTOR_SEARCH = ClassName.get("dev.singlet.search", "VectorSearch");
  public static final ClassName CONDITION = ClassName.get("dev.singlet.attribute", "Condition");
  public static final ClassName SCAN = ClassName.get("dev.singlet.scan", "Scan");
  public static final ClassName CONSISTENT_SCAN =
      ClassName.get("dev.singlet.scan", "ConsistentScan");
  public static final ClassName SEVERAL = ClassName.get("dev.singlet.value", "Several");
  public static final ClassName RANGE = ClassName.get("dev.singlet.value", "Range");
  public static final ClassName TABLE_DESCRIPTOR =
      ClassName.get("dev.singlet.model", "TableDescriptor");
  public static final ClassName TABLE_CLIENT = ClassName.get("dev.singlet", "TableClient");
  public static final ClassName ASYNC_TABLE_CLIENT =
      ClassName.get("dev.singlet", "AsyncTableClient");

  public static final ClassName ACCESS_PATTERN = entity("AccessPattern");
  public static final ClassName ARRAY_CODEC = nested("ArrayCodec");
  public static final ClassName ARRAY_CODECS = nested("ArrayCodecs");
  public static final ClassName COLLECTION_TYPE = entity("CollectionType");
  public static final ClassName COMPRESSED_CODEC = codec("CompressedCodec");
  public static final ClassName CONVERTED_CODEC = codec("ConvertedCodec");
  public static final ClassName DECODE_FAILURE = item("DecodeFailure");
  public static final ClassName DOCUMENT_CODEC = nested("DocumentCodec");
  public static final ClassName ENTITY_DESCRIPTION = entity("EntityDescription");
  public static final ClassName ENTITY_TYPE = entity("EntityType");
  public static final ClassName ITEM_TYPE = entity("ItemType");
  public static final ClassName ENUM_CODEC = item("EnumCodec");
  public static final ClassName IDS = item("Ids");
  public static final ClassName ITEM_READER = item("ItemReader");
  public static final ClassName STORED_VALUE = item("StoredValue");
  public static final ClassName ITEM_WRITER = item("ItemWriter");
  public static final ClassName KEY_CONDITION = key("KeyCondition");
  public static final ClassName KEY_ENDS = key("KeyEnds");
  public static final ClassName KEY_LAYOUT = key("KeyLayout");
  public static final ClassName KEY_TUPLE = key("KeyTuple");
  public static final ClassName CONTEXT_ATTRIBUTE = entity("ContextAttribute");
  public static final ClassName CONTEXT_VALUE =
      ClassName.get("dev.singlet.operation", "ContextValue");
  public static final ClassName KEY_VALUE = key("KeyValue");
  public static final ClassName KEY_VALUES = key("KeyValues");
  public static final ClassName LOCATION =
      ClassName.get("dev.singlet.runtime.expression", "Location");
  public static final ClassName NUMBER_BOUNDS =
      ClassName.get("dev.singlet.runtime.expression", "NumberBounds");
  public static final ClassName LAZY_CODEC = codec("LazyCodec");
  public static final ClassName NULLABLE_CODEC = nested("NullableCodec");
  public static final ClassName OPTIONALS = item("Optionals");
  public static final ClassName OPTIONAL_DOCUMENT_CODEC = nested("OptionalDocumentCodec");
  public static final ClassName PARTITION_KEY = key("PartitionKey");
  public static final ClassName PARTITIONS = key("Partitions");

  public static final ClassName SPANS = key("Spans");
  public static final ClassName PRIMARY_KEY = ClassName.get("dev.singlet.value", "PrimaryKey");
  public static final ClassName RECORD_CODEC = nested("RecordCodec");
  public static final ClassName PROJECTED_COLLECTION = entity("ProjectedCollection");
  public static final ClassName PROJECTED_TYPE = entity("ProjectedType");
  public static final ClassName SORT_CONDITION = key("SortCondition");
  public static final ClassName STAMPS = item("Stamps");
  public static final ClassName AS_READ = item("AsRead");
  public static final ClassName TEXT_CODEC = item("TextCodec");
  public static final ClassName TIME_CODECS = codec("TimeCodecs");
  public static final ClassName TYPED_KEY = key("TypedKey");
  public static final ClassName EXTRAS_CODEC = nested("ExtrasCodec");
  public static final ClassName UNION_CODEC = nested("UnionCodec");
  public static final ClassName ANY_OF_CODEC = nested("AnyOfCodec");
  public static final ClassName VALUES = item("Values");
  public static final ClassName VALUE_CODEC = item("ValueCodec");
  public static final ClassName VIOLATIONS = item("Violations");

  public static final ClassName INDEX_SCHEMA = schema("IndexSchema");
  public static final ClassName KEY_ATTRIBUTE = schema("KeyAttribute");
  public static final ClassName KEY_SCHEMA = schema("KeySchema");
  public static final ClassName TABLE_SCHEMA = schema("TableSchema");
  public static final ClassName VECTOR_SCHEMA = schema("VectorSchema");

  public static final ClassName CHANGE_READER = ClassName.get("dev.singlet.stream", "ChangeReader");
  public static final ClassName ITEM_CHANGE = ClassName.get("dev.singlet.stream", "ItemChange");
  public static final ClassName STREAM_RECORD =
      ClassName.get("software.amazon.awssdk.services.dynamodb.model", "Record");

  // For Javadoc only, where an import would cost the compiler more than a long name.
  public static final String INVALID_ARGUMENT_EXCEPTION = error("InvalidArgumentException");
  public static final String UNREADABLE_ITEM_EXCEPTION = error("UnreadableItemException");
  static final String INVALID_KEY_EXCEPTION = error("InvalidKeyException");
  public static final String VALIDATION_EXCEPTION = error("ValidationException");

  public static final ClassName ATTRIBUTE_VALUE =
      ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue");
  public static final TypeName ITEM =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), ATTRIBUTE_VALUE);
  public static final ClassName DYNAMO_DB_CLIENT =
      ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");
  public static final ClassName DYNAMO_DB_ASYNC_CLIENT =
      ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbAsyncClient");
  public static final ClassName CHECK_RETURN_VALUE = ClassName.get(CheckReturnValue.class);
  public static final ClassName CAN_IGNORE_RETURN_VALUE = ClassName.get(CanIgnoreReturnValue.class);
  public static final ClassName NULL_MARKED =
      ClassName.get("org.jspecify.annotations", "NullMarked");
  public static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private Names() {}

  public static ClassName expression(String name) {
    return ClassName.get("dev.singlet.attribute", name);
  }

  private static String error(String name) {
    return "dev.singlet.error." + name;
  }

  private static ClassName entity(String name) {
    return ClassName.get("dev.singlet.runtime.entity", name);
  }

  private static ClassName item(String name) {
    return ClassName.get("dev.singlet.runtime.item", name);
  }

  /** Returns a class that has or makes codecs of values that hold no others. */
  public static ClassName codec(String name) {
    return ClassName.get("dev.singlet.runtime.codec", name);
  }

  /** Returns the codec of values that hold others. */
  public static ClassName nested(String name) {
    return ClassName.get("dev.singlet.runtime.codec.nested", name);
  }

  /** Returns a class that checks constraints. */
  public static ClassName constraint(String name) {
    return ClassName.get("dev.singlet.runtime.constraint", name);
  }

  private static ClassName key(String name) {
    return ClassName.get("dev.singlet.runtime.key", name);
  }

  private static ClassName schema(String name) {
    return ClassName.get("dev.singlet.schema", name);
  }
}
