package dev.singlet.tools.analysis;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.RelationshipDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A table written in a few lines. Values in keys become texts unless an attribute says more. */
public final class Model {

  private static final Pattern VALUE = Pattern.compile("\\{(\\w+)((?::[^}:]+)*)}");

  private final List<IndexDescriptor> indexes = new ArrayList<>();
  private final List<Entity> entities = new ArrayList<>();
  private String tenantPrefix = "";

  public Model tenants(String prefix) {
    tenantPrefix = prefix;
    return this;
  }

  public Model index(String name) {
    return index(name, IndexDescriptor.Type.GLOBAL, IndexDescriptor.Projection.ALL);
  }

  /** Adds an index of attributes that other keys have, too. */
  public Model index(String name, String partition, String sort) {
    indexes.add(
        new IndexDescriptor(
            name,
            IndexDescriptor.Type.GLOBAL,
            key(partition, sort),
            IndexDescriptor.Projection.ALL,
            List.of()));
    return this;
  }

  public Model index(
      String name, IndexDescriptor.Type type, IndexDescriptor.Projection projection) {
    indexes.add(
        new IndexDescriptor(name, type, key(name + "PK", name + "SK"), projection, List.of()));
    return this;
  }

  public Entity entity(String name, String partition, String sort) {
    Entity entity = new Entity(name);
    entities.add(entity);
    return entity.key("", "", partition, sort);
  }

  public TableDescriptor table() {
    return new TableDescriptor(
        "test.Table",
        "",
        "Table",
        key("PK", "SK"),
        indexes,
        "#",
        "AS_IS",
        tenantPrefix,
        new ManagedAttributes("_et", "", "", "", "", ""),
        List.of(),
        entities.stream().map(Entity::descriptor).toList(),
        List.of());
  }

  private static KeyDescriptor key(String partition, String sort) {
    return new KeyDescriptor(
        List.of(new KeyDescriptor.Attribute(partition, AttributeType.S)),
        List.of(new KeyDescriptor.Attribute(sort, AttributeType.S)));
  }

  public static StoredType type(String kind, AttributeType stored) {
    return new StoredType(
        kind,
        stored,
        kind,
        "",
        new StoredType.Scalar(
            Map.of("type", stored == AttributeType.N ? "integer" : "string"),
            kind.equals("instant") ? List.of("2024-01-15T08:00:00Z") : List.of(),
            kind.equals("string"),
            false),
        List.of(),
        null,
        null,
        false,
        "",
        "",
        List.of());
  }

  public static StoredType text() {
    return type("string", AttributeType.S);
  }

  public static StoredType setOfTexts() {
    return new StoredType(
        "Set<String>",
        AttributeType.SS,
        "set",
        "",
        null,
        List.of(),
        null,
        text(),
        false,
        "",
        "",
        List.of());
  }

  public static StoredType constants(String... names) {
    return constants(List.of(names).stream().map(name -> new EnumConstant(name, name)).toList());
  }

  /** Returns an enum of constants and what items store for them. */
  public static StoredType stored(Map<String, String> constants) {
    return constants(
        constants.entrySet().stream()
            .map(each -> new EnumConstant(each.getKey(), each.getValue()))
            .toList());
  }

  private static StoredType constants(List<EnumConstant> constants) {
    return new StoredType(
        "State",
        AttributeType.S,
        "enum",
        "",
        null,
        constants,
        null,
        null,
        false,
        "",
        "",
        List.of());
  }

  public static ConstraintDescriptor size(int max) {
    return new ConstraintDescriptor(
        "Size", List.of(), Map.of("max", String.valueOf(max)), "", List.of());
  }

  /** An entity of the table. */
  public static final class Entity {

    private final String name;
    private final List<AttributeDescriptor> attributes = new ArrayList<>();
    private final List<LinkedKeyDescriptor> keys = new ArrayList<>();
    private final List<AccessPatternDescriptor> patterns = new ArrayList<>();
    private final List<UniqueDescriptor> unique = new ArrayList<>();
    private final List<RelationshipDescriptor> relationships = new ArrayList<>();

    Entity(String name) {
      this.name = name;
    }

    public Entity attribute(
        String component, StoredType type, ConstraintDescriptor... constraints) {
      attributes.removeIf(each -> each.component().equals(component));
      return add(component, type, false, null, constraints);
    }

    public Entity optional(String component) {
      attributes.removeIf(each -> each.component().equals(component));
      return add(component, text(), true, null);
    }

    public Entity readOnly(String component) {
      attributes.removeIf(each -> each.component().equals(component));
      return add(component, text(), false, null, true);
    }

    public Entity stamp(String component, AttributeDescriptor.Stamp stamp) {
      attributes.removeIf(each -> each.component().equals(component));
      return add(component, type("instant", AttributeType.S), false, stamp);
    }

    public Entity unique(String component) {
      unique.add(
          new UniqueDescriptor(component, List.of(), template("PK", "UNIQUE#{" + component + "}")));
      return this;
    }

    public Entity belongsTo(String owner, String label, boolean isHidden) {
      relationships.add(new RelationshipDescriptor(owner, label, isHidden));
      return this;
    }

    public Entity key(String index, String pattern, String partition, String sort) {
      return key(index, pattern, partition, sort, null);
    }

    public Entity keyWhen(
        String index, String pattern, String partition, String sort, String state) {
      ConditionDescriptor.Term term =
          new ConditionDescriptor.Term("state", false, false, List.of(state));
      return key(
          index,
          pattern,
          partition,
          sort,
          new ConditionDescriptor("state == " + state, List.of(term)));
    }

    private Entity key(
        String index,
        String pattern,
        String partition,
        String sort,
        @Nullable ConditionDescriptor when) {
      LinkedKeyDescriptor key =
          new LinkedKeyDescriptor(
              index,
              pattern,
              "",
              List.of(template(index + "PK", partition)),
              List.of(template(index + "SK", sort)),
              when,
              List.of());
      keys.add(key);
      for (TemplateDescriptor template : key.templates()) {
        for (TemplateDescriptor.Part.Value value : template.values()) {
          if (attributes.stream().noneMatch(each -> each.component().equals(value.source()))) {
            add(value.source(), text(), false, null);
          }
        }
      }
      if (!pattern.isEmpty()) {
        patterns.add(query(key));
      }
      return this;
    }

    /** Adds a query of the primary key. */
    public Entity query(String pattern) {
      LinkedKeyDescriptor key = keys.remove(0);
      keys.add(
          0,
          new LinkedKeyDescriptor(
              key.index(), pattern, "", key.partition(), key.sort(), key.when(), List.of()));
      patterns.add(query(keys.get(0)));
      return this;
    }

    /** Adds a get by the primary key. */
    public Entity get() {
      AccessPatternDescriptor query = query(keys.get(0));
      patterns.add(
          new AccessPatternDescriptor(
              "get",
              query.owner(),
              "",
              TemplateShape.sources(keys.get(0).templates()).stream()
                  .map(source -> new AccessPatternDescriptor.Parameter(source, "java.lang.String"))
                  .toList(),
              Operation.GET_ITEM,
              "",
              "",
              List.of(),
              1,
              "",
              List.of(name),
              List.of(),
              false,
              false,
              true));
      return this;
    }

    private AccessPatternDescriptor query(LinkedKeyDescriptor key) {
      return new AccessPatternDescriptor(
          key.pattern(),
          "test." + name + "Entity",
          "",
          TemplateShape.sources(key.partition()).stream()
              .map(source -> new AccessPatternDescriptor.Parameter(source, "java.lang.String"))
              .toList(),
          Operation.QUERY,
          key.index(),
          "",
          TemplateShape.sources(key.sort()).stream()
              .map(
                  source ->
                      new AccessPatternDescriptor.SortPart(
                          source, "java.lang.String", true, false, false))
              .toList(),
          1,
          "",
          List.of(name),
          List.of(),
          false,
          false,
          key.isPrimary());
    }

    private Entity add(
        String component,
        StoredType type,
        boolean isNullable,
        AttributeDescriptor.@Nullable Stamp stamp,
        ConstraintDescriptor... constraints) {
      return add(component, type, isNullable, stamp, false, constraints);
    }

    private Entity add(
        String component,
        StoredType type,
        boolean isNullable,
        AttributeDescriptor.@Nullable Stamp stamp,
        boolean isReadOnly,
        ConstraintDescriptor... constraints) {
      attributes.add(
          new AttributeDescriptor(
              component,
              component,
              "",
              type,
              "",
              !isNullable,
              isNullable,
              null,
              stamp,
              null,
              isReadOnly,
              false,
              false,
              false,
              List.of(constraints),
              List.of(),
              "",
              List.of(),
              List.of()));
      return this;
    }

    private EntityDescriptor descriptor() {
      return new EntityDescriptor(
          name,
          "test." + name,
          "",
          List.of(),
          false,
          null,
          null,
          0,
          List.of(),
          attributes,
          List.of(),
          List.of(),
          unique,
          keys,
          patterns,
          relationships,
          List.of(),
          List.of(),
          List.of());
    }

    private static TemplateDescriptor template(String attribute, String text) {
      List<TemplateDescriptor.Part> parts = new ArrayList<>();
      Matcher value = VALUE.matcher(text);
      int end = 0;
      while (value.find()) {
        if (value.start() > end) {
          parts.add(new TemplateDescriptor.Part.Text(text.substring(end, value.start())));
        }
        List<String> formats =
            value.group(2).isEmpty()
                ? List.of()
                : List.of(value.group(2).substring(1).split(":", -1));
        int shards = formats.contains("shard(10)") ? 10 : 0;
        parts.add(new TemplateDescriptor.Part.Value(value.group(1), formats, shards));
        end = value.end();
      }
      if (end < text.length()) {
        parts.add(new TemplateDescriptor.Part.Text(text.substring(end)));
      }
      return new TemplateDescriptor(attribute, AttributeType.S, parts);
    }
  }
}
