package dev.singlet.tools.sample;

import dev.singlet.TableClient;
import dev.singlet.item.Put;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.json.JsonReader;
import dev.singlet.model.json.JsonText;
import dev.singlet.operation.ContextValue;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.schema.TableSchema;
import dev.singlet.tools.source.GeneratedClass;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The class that was generated for an entity. It makes an item exactly as a program does. */
final class EntityClass {

  private static final String TENANT = "acme";

  private final Class<?> generated;
  private final EntityType<Object> type;
  private final EntityJson<Object> json;

  @SuppressWarnings("unchecked") // The type of the record matters only inside the generated class.
  private EntityClass(GeneratedClass generated) throws GeneratedClass.Unusable {
    this.generated = generated.type();
    this.type = (EntityType<Object>) generated.call("type");
    this.json = EntityJson.of(type);
  }

  /**
   * Loads the class of an entity.
   *
   * @throws NoSampleException if it isn't there, or can't be used
   */
  static EntityClass load(EntityDescriptor entity, ClassLoader classes) {
    String name =
        GeneratedClass.nameFor(entity)
            .orElseThrow(() -> new NoSampleException("it has no access pattern."));
    try {
      return new EntityClass(GeneratedClass.load(name, classes));
    } catch (GeneratedClass.Unusable unusable) {
      throw new NoSampleException(unusable.why(), unusable);
    } catch (RuntimeException | LinkageError failure) {
      throw new NoSampleException(
          "the class " + name + " can't be used: " + GeneratedClass.reason(failure), failure);
    }
  }

  private RequestContext context(Object entity, Clock clock) {
    TableSchema table = type.table();
    TableClient client =
        new TableClient(neverCalled(), table).withClock(clock).with(sources(entity, clock));
    return table.tenant() == null ? client.context() : client.forTenant(TENANT).context();
  }

  /** Returns sources that give the entity's own values. */
  private ContextValue[] sources(Object entity, Clock clock) {
    List<ContextAttribute<?>> given = type.fromContext();
    if (given.isEmpty()) {
      return new ContextValue[0];
    }
    Map<String, AttributeValue> own = type.toItem(entity, clock);
    List<ContextValue> sources = new ArrayList<>();
    for (ContextAttribute<?> each : given) {
      AttributeValue value = own.get(type.storedNames().getOrDefault(each.component(), ""));
      if (value != null) {
        sources.add(
            new ContextValue(type.table(), each.source(), () -> each.codec().decode(value)));
      }
    }
    return sources.toArray(ContextValue[]::new);
  }

  /** Requests are made and never sent. */
  private static DynamoDbClient neverCalled() {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            EntityClass.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              throw new UnsupportedOperationException(method.toString());
            });
  }

  Schema schema() {
    return Schema.read(type.jsonSchema());
  }

  /** Returns the item that a put of an entity stores at a time, as DynamoDB JSON. */
  @SuppressWarnings("unchecked") // An item is an object.
  Map<String, Object> item(Map<String, Object> entity, Instant time) {
    try {
      Clock clock = Clock.fixed(time, ZoneOffset.UTC);
      Object written = json.withClock(clock).read(JsonText.of(entity));
      Put<?> put = (Put<?>) GeneratedClass.opened(put()).invoke(null, written);
      return (Map<String, Object>)
          JsonReader.read(DynamoDbJson.write(put.toRequest(context(written, clock)).item()));
    } catch (ReflectiveOperationException | RuntimeException | LinkageError failure) {
      throw new NoSampleException(GeneratedClass.reason(failure), failure);
    }
  }

  private Method put() {
    return Arrays.stream(generated.getMethods())
        .filter(method -> method.getName().equals("put") && method.getParameterCount() == 1)
        .filter(method -> !method.getParameterTypes()[0].isInterface())
        .findFirst()
        .orElseThrow(() -> new NoSampleException(generated.getName() + " has no put(...)."));
  }
}
