package dev.singlet.tools.format.workbench;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.json.JsonMembers;
import dev.singlet.tools.sample.SampleItem;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All attributes of a table's items but those of its primary key. The Workbench refuses items with
 * attributes that aren't declared, and knows one type for each name: that of the first entity.
 */
final class DeclaredAttributes {

  private final TableDescriptor table;
  private final Map<String, String> types = new LinkedHashMap<>();
  private final Set<String> ofSeveralTypes = new LinkedHashSet<>();
  private final Map<String, Object> sampleFormats = new LinkedHashMap<>();

  private DeclaredAttributes(TableDescriptor table) {
    this.table = table;
  }

  static DeclaredAttributes of(TableDescriptor table, Samples samples) {
    DeclaredAttributes declared = new DeclaredAttributes(table);
    for (IndexDescriptor index : table.indexes()) {
      index.key().attributes().forEach(key -> declared.add(key.name(), key.type()));
    }
    for (EntityDescriptor entity : table.entities()) {
      entity.attributes().stream().filter(AttributeDescriptor::isAttribute).forEach(declared::add);
      entity.computed().forEach(declared::add);
    }
    ManagedAttributes managed = table.managed();
    declared.add(managed.entity(), AttributeType.S);
    for (EntityDescriptor entity : table.entities()) {
      declared.add(table.mark(entity).attribute(), table.mark(entity).type());
      declared.add(table.stamps(entity).created(), AttributeType.S);
      declared.add(table.stamps(entity).modified(), AttributeType.S);
    }
    declared.add(managed.schemaVersion(), AttributeType.N);
    declared.add(managed.timeToLive(), AttributeType.N);
    for (SampleItem sample : samples.items()) {
      sample.attributes().forEach((name, value) -> declared.add(name, type(value)));
    }
    table.key().attributes().forEach(key -> declared.types.remove(key.name()));
    return declared;
  }

  private void add(AttributeDescriptor attribute) {
    add(attribute.name(), attribute.type().stored());
    StoredType.Scalar scalar = attribute.type().scalar();
    if (scalar != null
        && scalar.format().equals("date-time")
        && attribute.type().stored() == AttributeType.S) {
      sampleFormats.putIfAbsent(attribute.name(), List.of("date", "ISO 8601 date and time"));
    }
  }

  private void add(ComputedDescriptor computed) {
    add(computed.stored(), computed.type().stored());
  }

  private void add(String name, AttributeType type) {
    if (type != AttributeType.ANY) {
      add(name, type.name());
    }
  }

  private void add(String name, String type) {
    if (!name.isEmpty()) {
      String earlier = types.putIfAbsent(name, type);
      if (earlier != null && !earlier.equals(type)) {
        ofSeveralTypes.add(name);
      }
    }
  }

  /** The only member of a value in DynamoDB JSON names its type. */
  private static String type(Object value) {
    return ((Map<?, ?>) value).keySet().iterator().next().toString();
  }

  List<Object> all() {
    List<Object> all = new ArrayList<>();
    types.forEach((name, type) -> all.add(declaration(name, type)));
    return all;
  }

  /** Returns the names of the attributes that items of an entity can have, and that have a type. */
  Set<String> of(EntityDescriptor entity) {
    Set<String> names = new LinkedHashSet<>();
    for (LinkedKeyDescriptor key : entity.keys()) {
      key.templates().stream().map(TemplateDescriptor::attribute).forEach(names::add);
    }
    entity.attributes().stream()
        .filter(AttributeDescriptor::isAttribute)
        .forEach(attribute -> names.add(attribute.name()));
    entity.computed().forEach(computed -> names.add(computed.stored()));
    names.add(table.mark(entity).attribute());
    names.add(table.stamps(entity).created());
    names.add(table.stamps(entity).modified());
    names.retainAll(types.keySet());
    return names;
  }

  Set<String> ofSeveralTypes() {
    return ofSeveralTypes;
  }

  Map<String, Object> sampleFormats() {
    return sampleFormats;
  }

  static Map<String, Object> declaration(String name, String type) {
    return new JsonMembers().put("AttributeName", name).put("AttributeType", type).all();
  }
}
