package dev.singlet.importer.model;

import dev.singlet.importer.schema.EntitySchema;
import dev.singlet.importer.schema.Field;
import dev.singlet.importer.schema.IndexSchema;
import dev.singlet.importer.schema.Mapping;
import dev.singlet.importer.schema.Problems;
import dev.singlet.importer.schema.TableSchema;
import dev.singlet.importer.schema.Template;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes an entity: which fields become components, and the templates of its keys. */
final class EntityBuilder {

  private final TableSchema table;
  private final EntitySchema entity;
  private final String delimiter;
  private final NumericAttributes numbers;
  private final Problems problems;
  private final List<Remark> remarks;

  /** The templates of key attributes that the file also has as fields. */
  private final Map<String, Template> keyFields = new HashMap<>();

  EntityBuilder(
      TableSchema table,
      EntitySchema entity,
      String delimiter,
      NumericAttributes numbers,
      Problems problems,
      List<Remark> remarks) {
    this.table = table;
    this.entity = entity;
    this.delimiter = delimiter;
    this.numbers = numbers;
    this.problems = problems;
    this.remarks = remarks;
  }

  EntityModel build(String name) {
    findKeyFields();
    List<Component> components = components();
    KeyTexts texts = new KeyTexts(components, keyFields, delimiter, numbers, problems, remarks);
    List<LinkedKey> keys = new ArrayList<>();
    keys.add(key(entity.key(), texts));
    Map<String, KeyTemplate> written = new HashMap<>();
    keys.get(0).templates().forEach(each -> written.put(each.attribute(), each));
    for (Mapping mapping : entity.mappings()) {
      LinkedKey key = key(mapping, texts);
      keys.add(key);
      key.templates().forEach(each -> checkShared(mapping, each, components, written));
    }
    for (IndexSchema index : table.indexes()) {
      if (entity.mapping(index.name()).isEmpty()) {
        keyByAttributes(index, components, written).ifPresent(keys::add);
      }
    }
    return new EntityModel(name, entity, components, texts.computed(), keys);
  }

  /**
   * Finds fields with the name of a key attribute of the table whose template is more than the
   * field. The stored item has the key there, so that the field has no value of its own.
   */
  private void findKeyFields() {
    List<String> attributes = table.key().all();
    for (int i = 0; i < attributes.size(); i++) {
      String attribute = attributes.get(i);
      Template template = entity.key().templates().get(i);
      if (entity.field(attribute).isPresent() && !template.isOnly(attribute)) {
        keyFields.put(attribute, template);
      }
    }
  }

  /** Returns the components: those of the primary key first, in its order. */
  private List<Component> components() {
    Set<String> inPrimaryKey = new LinkedHashSet<>();
    entity.key().templates().forEach(each -> fieldsOf(each).forEach(inPrimaryKey::add));
    Set<String> inSortKeys = new HashSet<>();
    for (Mapping key : entity.keys()) {
      key.sort().forEach(each -> inSortKeys.addAll(fieldsOf(each)));
    }
    List<Field> fields = new ArrayList<>();
    inPrimaryKey.forEach(name -> entity.field(name).ifPresent(fields::add));
    for (Field field : entity.fields()) {
      if (!inPrimaryKey.contains(field.name())) {
        fields.add(field);
      }
    }
    List<Component> components = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (Field field : fields) {
      boolean isInKey = inPrimaryKey.contains(field.name());
      if (keyFields.containsKey(field.name()) && !isInKey) {
        remarks.add(
            new Remark(
                field.path(),
                entity.name()
                    + "."
                    + field.name()
                    + " is a key attribute, whose text Singlet makes of \""
                    + keyFields.get(field.name()).text()
                    + "\". The record has no component for it."));
        continue;
      }
      if (isInKey && !field.isRequired()) {
        remarks.add(
            new Remark(
                field.path(),
                entity.name()
                    + "."
                    + field.name()
                    + " is optional in the file, but the primary key needs it. The record requires"
                    + " it."));
      }
      if (!field.itemType().isEmpty() && !JavaType.isKnown(field)) {
        remarks.add(
            new Remark(
                field.path() + ".item_type",
                "the elements of "
                    + entity.name()
                    + "."
                    + field.name()
                    + " are of the type \""
                    + field.itemType()
                    + "\". The record has a list of any values."));
      }
      String name =
          Names.unique(Names.component(field.name(), inSortKeys.contains(field.name())), taken);
      components.add(
          new Component(
              name, field, !field.isRequired() && !isInKey, keyFields.containsKey(field.name())));
    }
    return components;
  }

  /** Returns the fields of a template, with those of key attributes that it names. */
  private List<String> fieldsOf(Template template) {
    List<String> fields = new ArrayList<>();
    for (Template.Value value : template.values()) {
      Template key = keyFields.get(value.field());
      if (key == null || key.path().equals(template.path())) {
        fields.add(value.field());
      } else {
        key.values().forEach(each -> fields.add(each.field()));
      }
    }
    return fields;
  }

  private LinkedKey key(Mapping mapping, KeyTexts texts) {
    List<String> partition = table.names(mapping).partition();
    List<String> sort = table.names(mapping).sort();
    boolean isAlone =
        table.entities().stream()
                .filter(
                    each -> mapping.index().isEmpty() || each.mapping(mapping.index()).isPresent())
                .count()
            == 1;
    return key(
        mapping.index(),
        texts.of(mapping.partition(), partition, isAlone),
        texts.of(mapping.sort(), sort, isAlone));
  }

  private LinkedKey key(String index, List<KeyTemplate> partition, List<KeyTemplate> sort) {
    boolean givesUpOrder = sort.stream().anyMatch(each -> !isInOrder(each));
    return new LinkedKey(index, "", "", partition, sort, givesUpOrder);
  }

  private boolean isInOrder(KeyTemplate template) {
    return numbers.has(template.attribute()) || KeyOrder.isKept(template);
  }

  /** An attribute of several keys, or one that is a field, has one value. */
  private void checkShared(
      Mapping mapping,
      KeyTemplate template,
      List<Component> components,
      Map<String, KeyTemplate> written) {
    KeyTemplate before = written.putIfAbsent(template.attribute(), template);
    Optional<Component> same =
        components.stream()
            .filter(each -> each.stored().equals(template.attribute()))
            .filter(each -> !each.isOnlyInKey())
            .findFirst();
    if (before != null && !before.text().equals(template.text())) {
      problems.add(
          mapping.path(),
          "the key attribute \""
              + template.attribute()
              + "\" would be "
              + template.text()
              + " here, and is "
              + before.text()
              + " in another key. Give the index another key attribute.");
    } else if (same.isPresent()
        && before == null
        && !template.values().stream().anyMatch(each -> each.component().equals(same.get()))) {
      problems.add(mapping.path(), isField(template));
    } else if (same.isPresent() && template.pieces().size() != 1) {
      problems.add(mapping.path(), isField(template));
    }
  }

  private String isField(KeyTemplate template) {
    return "the key attribute \""
        + template.attribute()
        + "\" would be "
        + template.text()
        + ", but "
        + entity.name()
        + " has a field of this name, which is stored there. Give the index another key"
        + " attribute, or make the template the field alone.";
  }

  /** Items that have all key attributes of an index are in it, whether the file says so or not. */
  private Optional<LinkedKey> keyByAttributes(
      IndexSchema index, List<Component> components, Map<String, KeyTemplate> written) {
    Map<String, KeyTemplate> all = new HashMap<>(written);
    for (Component component : components) {
      if (!component.isOnlyInKey()) {
        all.putIfAbsent(
            component.stored(),
            new KeyTemplate(component.stored(), List.of(new KeyTemplate.Value(component, "", ""))));
      }
    }
    if (!all.keySet().containsAll(index.key().all())) {
      return Optional.empty();
    }
    remarks.add(
        new Remark(
            entity.path(),
            "the index "
                + index.name()
                + " also holds items of "
                + entity.name()
                + ", because they have all of its key attributes. So the record has a key in it."));
    return Optional.of(
        key(
            index.name(),
            index.key().partition().stream().map(all::get).toList(),
            index.key().sort().stream().map(all::get).toList()));
  }
}
