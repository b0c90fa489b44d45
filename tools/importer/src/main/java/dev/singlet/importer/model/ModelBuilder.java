package dev.singlet.importer.model;

import dev.singlet.importer.schema.AccessPattern;
import dev.singlet.importer.schema.EntitySchema;
import dev.singlet.importer.schema.Problems;
import dev.singlet.importer.schema.Schema;
import dev.singlet.importer.schema.TableSchema;
import dev.singlet.importer.schema.Transaction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes a model. */
public final class ModelBuilder {

  private static final Set<String> STORED_BY_SINGLET = Set.of("_et", "_ct", "_md", "_v");

  private final Problems problems;
  private final List<Remark> remarks = new ArrayList<>();
  private final Map<String, String> names = new HashMap<>();
  private final Set<String> types = new HashSet<>();

  private ModelBuilder(Problems problems) {
    this.problems = problems;
  }

  /**
   * Makes a model.
   *
   * @param schema a schema without problems
   * @param problems gets what keeps the model from being made
   * @return the model; not to be used if there are problems
   */
  public static Model build(Schema schema, Problems problems) {
    return new ModelBuilder(problems).model(schema);
  }

  private Model model(Schema schema) {
    for (TableSchema table : schema.tables()) {
      for (EntitySchema entity : table.entities()) {
        String name = Names.unique(Names.type(entity.name()), types);
        types.add(name + "Entity");
        names.put(entity.name(), name);
        if (!name.equals(entity.name())) {
          remarks.add(
              new Remark(
                  entity.path(), "the record of " + entity.name() + " is called " + name + "."));
        }
      }
    }
    List<TableModel> tables = schema.tables().stream().map(this::table).toList();
    for (Transaction transaction : schema.transactions()) {
      remarks.add(
          new Remark(
              transaction.path(),
              transaction.name()
                  + " ("
                  + transaction.operation()
                  + ") is not imported. Write it with "
                  + (transaction.operation().equals("TransactGet")
                      ? "TransactGet.of(...)"
                      : "Transaction.of(...).and(otherClient, ...)")
                  + ": "
                  + actions(transaction)
                  + "."));
    }
    return new Model(tables, remarks);
  }

  private String actions(Transaction transaction) {
    List<String> actions = new ArrayList<>();
    for (Transaction.Action action : transaction.actions()) {
      actions.add(
          action.action()
              + " "
              + names.getOrDefault(action.entity(), action.entity())
              + (action.condition().isEmpty() ? "" : " if " + action.condition()));
    }
    return String.join(", ", actions);
  }

  private TableModel table(TableSchema table) {
    String name = Names.interfaceOf(table.name(), types);
    types.add(name);
    types.add(name + "Table");
    types.add(name + "Patterns");
    checkNames(table);
    String delimiter = Delimiters.of(table);
    NumericAttributes numbers = NumericAttributes.of(table, problems);
    List<EntityModel> entities = new ArrayList<>();
    for (EntitySchema entity : table.entities()) {
      EntityModel built =
          new EntityBuilder(table, entity, delimiter, numbers, problems, remarks)
              .build(names.getOrDefault(entity.name(), entity.name()));
      entities.add(withQueries(built));
    }
    return new TableModel(
        name, table, delimiter, isSnakeCase(entities), numbers, entities, collections(entities));
  }

  private void checkNames(TableSchema table) {
    for (EntitySchema entity : table.entities()) {
      entity.fields().stream()
          .filter(field -> STORED_BY_SINGLET.contains(field.name()))
          .forEach(
              field ->
                  problems.add(
                      field.path(),
                      "Singlet stores its own values in the attribute \""
                          + field.name()
                          + "\". Rename the field."));
    }
  }

  /** Returns whether fewer components need a name of their own than with names as declared. */
  private static boolean isSnakeCase(List<EntityModel> entities) {
    long snake = 0;
    long declared = 0;
    for (EntityModel entity : entities) {
      for (Component component : entity.components()) {
        snake += Names.snake(component.name()).equals(component.stored()) ? 1 : 0;
        declared += component.name().equals(component.stored()) ? 1 : 0;
      }
    }
    return snake > declared;
  }

  /** Names each key that an access pattern queries. */
  private static EntityModel withQueries(EntityModel entity) {
    List<LinkedKey> keys = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (LinkedKey key : entity.keys()) {
      LinkedKey named = key;
      for (AccessPattern pattern : entity.schema().patterns()) {
        boolean isOfKey = pattern.index().equals(key.index());
        if (isOfKey
            && pattern.operation() == AccessPattern.Operation.QUERY
            && !pattern.isCollection()) {
          named =
              key.named(Names.unique(Names.method(pattern.name()), taken), pattern.description());
          break;
        }
        if (isOfKey && pattern.operation() == AccessPattern.Operation.GET_ITEM) {
          named = named.purpose().isEmpty() ? key.named("", pattern.description()) : named;
        }
      }
      keys.add(named);
    }
    return entity.with(keys);
  }

  /** Returns an item collection for the entities whose partitions a query of all of them reads. */
  private List<CollectionModel> collections(List<EntityModel> entities) {
    Map<String, CollectionModel> collections = new LinkedHashMap<>();
    for (EntityModel entity : entities) {
      for (AccessPattern pattern : entity.schema().patterns()) {
        if (pattern.operation() != AccessPattern.Operation.QUERY || !pattern.isCollection()) {
          continue;
        }
        String partition = partition(entity);
        if (!collections.containsKey(partition)) {
          List<EntityModel> sharing =
              entities.stream().filter(each -> partition(each).equals(partition)).toList();
          String stem =
              Names.type(pattern.name().replaceFirst("^(?i:get|list|query|find|fetch)_?", ""));
          String name = Names.unique(types.contains(stem) ? stem + "Items" : stem, types);
          types.add(name + "Collection");
          collections.put(
              partition, new CollectionModel(name, Names.method(pattern.name()), pattern, sharing));
        }
      }
    }
    return List.copyOf(collections.values());
  }

  /** Returns the partition key's template, with the types of its values. */
  private static String partition(EntityModel entity) {
    KeyTemplate template = entity.primaryKey().partition().get(0);
    StringBuilder text = new StringBuilder(template.text());
    template.values().forEach(value -> text.append(' ').append(value.component().type().text()));
    return text.toString();
  }
}
