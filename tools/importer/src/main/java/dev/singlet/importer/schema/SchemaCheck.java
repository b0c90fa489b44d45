package dev.singlet.importer.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Reports names that occur twice, and names of what the file doesn't have. */
public final class SchemaCheck {

  private final Problems problems;
  private final Set<String> entities = new HashSet<>();

  private SchemaCheck(Problems problems) {
    this.problems = problems;
  }

  /**
   * Checks a file.
   *
   * @param schema its content
   * @param problems gets what is wrong
   */
  public static void check(Schema schema, Problems problems) {
    SchemaCheck check = new SchemaCheck(problems);
    Set<String> tables = new HashSet<>();
    for (TableSchema table : schema.tables()) {
      check.once(table.path() + ".table_config.table_name", table.name(), tables);
      for (EntitySchema entity : table.entities()) {
        check.once(entity.path(), entity.name(), check.entities);
      }
    }
    schema.tables().forEach(check::table);
    for (Transaction transaction : schema.transactions()) {
      if (!Set.of("TransactWrite", "TransactGet").contains(transaction.operation())) {
        problems.add(
            transaction.path() + ".operation",
            "\""
                + transaction.operation()
                + "\" is not an operation across tables. Expected TransactWrite or TransactGet.");
      }
      for (Transaction.Action action : transaction.actions()) {
        boolean exists =
            schema.tables().stream()
                .filter(table -> table.name().equals(action.table()))
                .flatMap(table -> table.entities().stream())
                .anyMatch(entity -> entity.name().equals(action.entity()));
        if (!exists) {
          problems.add(
              transaction.path() + ".entities_involved",
              "there is no entity \""
                  + action.entity()
                  + "\" in a table \""
                  + action.table()
                  + "\".");
        }
      }
    }
  }

  private void once(String path, String name, Set<String> taken) {
    if (!taken.add(name)) {
      problems.add(path, "the name \"" + name + "\" occurs twice.");
    }
  }

  private void table(TableSchema table) {
    Set<String> names = new HashSet<>();
    Set<String> fields = new HashSet<>();
    for (EntitySchema entity : table.entities()) {
      entity.fields().forEach(field -> fields.add(field.name()));
    }
    for (IndexSchema index : table.indexes()) {
      once(index.path() + ".name", index.name(), names);
      for (String included : index.included()) {
        if (!fields.contains(included)) {
          problems.add(
              index.path() + ".included_attributes",
              "no entity of the table has a field \"" + included + "\".");
        }
      }
    }
    table.entities().forEach(entity -> entity(table, entity));
  }

  private void entity(TableSchema table, EntitySchema entity) {
    Set<String> names = new HashSet<>();
    entity.fields().forEach(field -> once(field.path() + ".name", field.name(), names));
    Set<String> indexes = new HashSet<>();
    for (Mapping key : entity.keys()) {
      if (!key.index().isEmpty() && table.index(key.index()).isEmpty()) {
        problems.add(
            key.path() + ".name",
            "the table has no index \""
                + key.index()
                + "\". It has "
                + listed(table.indexes().stream().map(IndexSchema::name).toList())
                + ".");
        continue;
      }
      once(key.path() + ".name", key.index(), indexes);
      KeyNames attributes = table.names(key);
      sameNumber(key, "pk_template", key.partition(), attributes.partition());
      sameNumber(key, "sk_template", key.sort(), attributes.sort());
      key.templates().forEach(template -> template(entity, template));
    }
    Set<String> patterns = new HashSet<>();
    for (AccessPattern pattern : entity.patterns()) {
      once(pattern.path() + ".name", pattern.name(), patterns);
      pattern(entity, pattern);
    }
  }

  private void sameNumber(
      Mapping key, String member, List<Template> templates, List<String> attributes) {
    if (templates.size() != attributes.size()) {
      problems.add(
          key.path() + "." + member,
          "has "
              + counted(templates.size(), "template")
              + " for "
              + counted(attributes.size(), "key attribute")
              + (attributes.isEmpty() ? "" : " (" + listed(attributes) + ")")
              + ". Each key attribute needs a template.");
    }
  }

  private void template(EntitySchema entity, Template template) {
    for (Template.Value value : template.values()) {
      if (entity.field(value.field()).isEmpty()) {
        unknownField(template.path(), entity, value.field());
      } else if (!entity.field(value.field()).get().type().isScalar()) {
        problems.add(
            template.path(),
            "the field \""
                + value.field()
                + "\" is of the type "
                + entity.field(value.field()).get().type().text()
                + ", which can't be in a key.");
      }
    }
  }

  private void unknownField(String path, EntitySchema entity, String field) {
    problems.add(
        path,
        "the entity "
            + entity.name()
            + " has no field \""
            + field
            + "\". It has "
            + listed(entity.fields().stream().map(Field::name).toList())
            + ".");
  }

  private void pattern(EntitySchema entity, AccessPattern pattern) {
    if (!pattern.index().isEmpty() && entity.mapping(pattern.index()).isEmpty()) {
      problems.add(
          pattern.path() + ".index_name",
          "the entity "
              + entity.name()
              + " has no mapping for the index \""
              + pattern.index()
              + "\". It has "
              + listed(entity.mappings().stream().map(Mapping::index).toList())
              + ".");
    }
    if (!pattern.range().isEmpty()
        && !Set.of("begins_with", "between", ">", "<", ">=", "<=").contains(pattern.range())) {
      problems.add(
          pattern.path() + ".range_condition",
          "\""
              + pattern.range()
              + "\" is not a condition. Expected begins_with, between, >, <, >= or <=.");
    }
    Set<String> names = new HashSet<>();
    for (Parameter parameter : pattern.parameters()) {
      once(parameter.path() + ".name", parameter.name(), names);
      if (!parameter.entity().isEmpty() && !entities.contains(parameter.entity())) {
        problems.add(
            parameter.path() + ".entity_type",
            "there is no entity \""
                + parameter.entity()
                + "\". The file has "
                + listed(entities.stream().sorted().toList())
                + ".");
      }
    }
    for (Filter.Condition condition : pattern.filter().conditions()) {
      if (entity.field(condition.field()).isEmpty()) {
        unknownField(condition.path() + ".field", entity, condition.field());
      }
      List<String> unknown = new ArrayList<>(condition.parameters());
      unknown.removeAll(names);
      if (!unknown.isEmpty()) {
        problems.add(
            condition.path(), "the access pattern has no parameter " + listed(unknown) + ".");
      }
    }
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static String listed(List<String> names) {
    return names.isEmpty()
        ? "none"
        : names.stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(", "));
  }
}
