package dev.singlet.change;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.ValidationException;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.json.EntityJson;
import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.ComponentPath;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonReader;
import dev.singlet.model.json.JsonText;
import dev.singlet.operation.ContextValue;
import dev.singlet.operation.Operation;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * A program of one model. It works with records of one entity, which it takes and gives as JSON.
 */
final class Program {

  private final TableDescriptor table;
  private final EntityDescriptor entity;
  private final Models models;
  private final String body;
  private final Class<?> generated;
  private final EntityType<Object> type;
  private final EntityJson<Object> json;
  private final TableClient client;

  @SuppressWarnings("unchecked") // The type of the record matters only inside the generated class.
  Program(Models models, String body, String record, DynamoDbClient dynamoDb, String tableName) {
    this.models = models;
    this.body = body;
    this.table = models.descriptor(body);
    this.entity = table.entityOf("app.Shop." + record).orElseThrow();
    this.generated = models.generated(body, "Shop" + record + "Entity");
    this.type = (EntityType<Object>) call(generated, "type");
    this.json = EntityJson.of(type);
    TableClient all =
        new TableClient(dynamoDb, type.table())
            .withTableName(tableName)
            .withClock(new SteppingClock());
    TableClient one = table.tenantPrefix().isEmpty() ? all : all.forTenant("acme");
    Supplier<String> fresh = Program::fresh;
    for (String source : sources()) {
      one = one.with((ContextValue) call(models.generated(body, "ShopTable"), source, fresh));
    }
    this.client = one;
  }

  /** Returns the sources of values in the context of its writes. */
  private Set<String> sources() {
    return entity.attributes().stream()
        .map(AttributeDescriptor::context)
        .filter(Objects::nonNull)
        .map(AttributeDescriptor.Context::source)
        .collect(Collectors.toSet());
  }

  /** Returns a text that it never returns again. */
  private static String fresh() {
    return UUID.randomUUID().toString();
  }

  /** Returns whether its records keep attributes that it doesn't know. */
  boolean keepsOthers() {
    return Stream.concat(entity.attributes().stream(), parts())
        .anyMatch(AttributeDescriptor::keepsOthers);
  }

  /** Returns whether its updates remove vectors of what they change. */
  boolean removesVectors() {
    return entity.attributes().stream().anyMatch(each -> !each.embeddingOf().isEmpty());
  }

  /** Returns the components of records within the entity. */
  Stream<AttributeDescriptor> parts() {
    return entity.records().stream().map(NestedDescriptor::attributes).flatMap(List::stream);
  }

  EntityType<Object> type() {
    return type;
  }

  /** Returns the entities of its table. */
  CollectionType<?> entities() {
    return (CollectionType<?>) call(models.generated(body, "ShopTable"), "type");
  }

  TableClient client() {
    return client;
  }

  /** Returns the other names that it reads an attribute by. */
  List<String> olderNames(String attribute) {
    return type.olderNames(attribute);
  }

  EntityDescriptor entity() {
    return entity;
  }

  /** Returns the unique components whose values an item reserves. */
  List<String> reservedBy(Map<String, AttributeValue> item) {
    return type.unique().stream()
        .filter(each -> UniqueItem.isOf(type, each, item))
        .map(UniqueAttribute::component)
        .toList();
  }

  /** Returns whether it writes an attribute, or removes it. */
  boolean knows(String attribute) {
    boolean isOfComponent =
        entity.attributes().stream()
            .filter(AttributeDescriptor::isAttribute)
            .anyMatch(each -> each.name().equals(attribute) || each.aliases().contains(attribute));
    boolean isComputed =
        entity.computed().stream().anyMatch(each -> each.stored().equals(attribute));
    return isOfKey(attribute) || isOfComponent || isComputed;
  }

  boolean isOfKey(String attribute) {
    return entity.keys().stream()
        .flatMap(key -> key.templates().stream())
        .anyMatch(each -> each.attribute().equals(attribute));
  }

  /** Returns whether an attribute is a schema version that an item without it has, too. */
  boolean isFirstVersion(String attribute, AttributeValue value) {
    return attribute.equals(table.managed().schemaVersion()) && "1".equals(value.n());
  }

  boolean isTimeOfFirstWrite(String attribute) {
    return attribute.equals(table.stamps(entity).created());
  }

  boolean isTimeOfLastWrite(String attribute) {
    return attribute.equals(table.stamps(entity).modified());
  }

  /** Returns whether a put refuses a record, because of its values. */
  boolean refuses(Object record) {
    try {
      item(record);
      return false;
    } catch (InvalidKeyException | ValidationException refused) {
      return true;
    }
  }

  Object record(String text) {
    return json.read(text);
  }

  /**
   * Returns a record that keeps what another one has of attributes that the program doesn't know.
   */
  @SuppressWarnings("unchecked") // A record is an object.
  Object record(String text, Object read) {
    Map<String, Object> members = (Map<String, Object>) JsonReader.read(text);
    return record(JsonText.of(merged(members, components(read))));
  }

  private Map<String, Object> merged(Map<String, Object> members, Map<?, ?> read) {
    Map<String, Object> merged = new LinkedHashMap<>();
    read.forEach(
        (name, value) -> {
          if (!isComponent(name)) {
            merged.put(name.toString(), value);
          }
        });
    members.forEach((name, value) -> merged.put(name, merged(value, read.get(name))));
    return merged;
  }

  private boolean isComponent(Object name) {
    return Stream.concat(entity.attributes().stream(), parts())
        .anyMatch(each -> each.name().equals(name));
  }

  @SuppressWarnings("unchecked") // Members have names.
  private Object merged(Object value, @Nullable Object read) {
    return value instanceof Map && read instanceof Map<?, ?> other
        ? merged((Map<String, Object>) value, other)
        : value;
  }

  /** Returns the components of a record. */
  @SuppressWarnings("unchecked") // A record is an object.
  Map<String, Object> components(Object record) {
    try {
      return new LinkedHashMap<>((Map<String, Object>) JsonReader.read(json.write(record)));
    } catch (ValidationException refused) { // It was read, and can't be written.
      Map<String, Object> values = new LinkedHashMap<>();
      entity
          .attributes()
          .forEach(each -> values.put(each.name(), component(record, each.component())));
      return values;
    }
  }

  /** Returns the attributes that a put stores. */
  Map<String, AttributeValue> item(Object record) {
    Put<?> put = (Put<?>) call(generated, "put", record);
    return put.toRequest(client.context()).item();
  }

  void put(Object record) {
    client.execute((Put<?>) call(generated, "put", record));
  }

  Optional<Object> get(Object record) {
    @SuppressWarnings("unchecked") // The generated class is of this entity.
    Get<Object> get = (Get<Object>) call(generated, "get", record);
    return client.execute(get.consistent());
  }

  /** Updates what differs between two records. */
  void update(Object before, Object after) {
    client.execute((RecordUpdate<?>) call(generated, "update", before, after));
  }

  /** Returns the access patterns of the entity's items, by class and method. */
  Map<String, AccessPatternDescriptor> patterns() {
    Map<String, AccessPatternDescriptor> patterns = new LinkedHashMap<>();
    Stream.concat(
            entity.patterns().stream(),
            table.collections().stream().map(CollectionDescriptor::patterns).flatMap(List::stream))
        .filter(each -> each.entities().contains(entity.name()))
        .forEach(each -> patterns.put(owner(each) + "." + each.name(), each));
    return patterns;
  }

  private static String owner(AccessPatternDescriptor pattern) {
    return pattern.owner().substring(pattern.owner().lastIndexOf('.') + 1);
  }

  /**
   * Returns the queries of an access pattern for a record: of the whole partition, and narrowed by
   * the first part of the sort key, by two parts, and so on. A record that lacks an argument has no
   * queries.
   */
  List<Operation<?>> queries(AccessPatternDescriptor pattern, Object record) {
    Object[] arguments =
        pattern.parameters().stream().map(each -> value(record, each.name())).toArray();
    if (Arrays.stream(arguments).anyMatch(Objects::isNull)) {
      return List.of();
    }
    Class<?> owner = models.generated(body, owner(pattern));
    List<Operation<?>> queries = new ArrayList<>();
    Operation<?> query = (Operation<?>) call(owner, pattern.name(), arguments);
    queries.add(query);
    for (AccessPatternDescriptor.SortPart part : pattern.sort()) {
      Object value = value(record, part.source());
      if (value == null) {
        break;
      }
      String narrow = ComponentPath.joined(part.source());
      query = (Operation<?>) invoke(query.getClass(), query, narrow, value);
      queries.add(query);
    }
    return queries;
  }

  List<QueryRequest> requests(Operation<?> query) {
    return client.context().requests(query).stream().map(QueryRequest.class::cast).toList();
  }

  /** Returns the value of a component, of a component within it, or of a computed attribute. */
  private @Nullable Object value(Object record, String source) {
    ComputedDescriptor computed = entity.computed(source).orElse(null);
    if (computed == null || computed.isPath()) {
      Object value = record;
      for (String name : source.split("\\.", -1)) {
        value = value == null ? null : component(value, name);
      }
      return value;
    }
    Object[] arguments = computed.components().stream().map(each -> value(record, each)).toArray();
    return call(record.getClass(), source, arguments);
  }

  private static Object call(Class<?> owner, String name, Object... arguments) {
    return invoke(owner, null, name, arguments);
  }

  /** Returns a component of a record, or of a flattened record within it. */
  static Object component(Object record, String path) {
    Object value = record;
    for (String name : path.split("\\.", -1)) {
      value = invoke(value.getClass(), value, name);
    }
    return value;
  }

  private static Object invoke(
      Class<?> owner, @Nullable Object target, String name, Object... arguments) {
    Method method =
        Arrays.stream(owner.getMethods())
            .filter(each -> each.getName().equals(name))
            .filter(each -> accepts(each.getParameterTypes(), arguments))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(owner + " has no such " + name));
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failed.getCause());
    } catch (IllegalAccessException hidden) {
      throw new IllegalStateException(hidden);
    }
  }

  private static boolean accepts(Class<?>[] parameters, Object[] arguments) {
    if (parameters.length != arguments.length) {
      return false;
    }
    for (int i = 0; i < parameters.length; i++) {
      Class<?> type = MethodType.methodType(parameters[i]).wrap().returnType();
      if (arguments[i] != null && !type.isInstance(arguments[i])) {
        return false;
      }
    }
    return true;
  }
}
