package dev.singlet.importer.pattern;

import dev.singlet.importer.model.CollectionModel;
import dev.singlet.importer.model.Component;
import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.KeyTemplate;
import dev.singlet.importer.model.LinkedKey;
import dev.singlet.importer.model.Remark;
import dev.singlet.importer.model.TableModel;
import dev.singlet.importer.schema.AccessPattern;
import dev.singlet.importer.schema.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The access patterns of a table.
 *
 * @param methods a method for each that can be imported
 * @param projections the parts of entities that they read
 */
public record Patterns(List<PatternMethod> methods, List<Projected> projections) {

  /** Copies the lists. */
  public Patterns {
    methods = List.copyOf(methods);
    projections = List.copyOf(projections);
  }

  /**
   * Makes the methods of a table.
   *
   * @param table a table
   * @param remarks gets words on patterns that can't be imported, or not as they are
   * @return the methods
   */
  public static Patterns of(TableModel table, List<Remark> remarks) {
    List<PatternMethod> methods = new ArrayList<>();
    List<Projected> projections = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (EntityModel entity : table.entities()) {
      for (AccessPattern pattern : entity.schema().patterns()) {
        MethodBuilder method = new MethodBuilder(pattern, remarks);
        new Maker(table, entity, pattern, method, projections)
            .type()
            .ifPresent(type -> methods.add(method.returning(type, names)));
      }
    }
    return new Patterns(methods, projections);
  }

  /** Makes one method. */
  private record Maker(
      TableModel table,
      EntityModel entity,
      AccessPattern pattern,
      MethodBuilder method,
      List<Projected> projections) {

    /** Adds the calls, and returns the type of the operation; empty if there is no such method. */
    Optional<String> type() {
      return switch (pattern.operation()) {
        case GET_ITEM -> Optional.of(get());
        case PUT_ITEM -> Optional.of(put());
        case DELETE_ITEM -> Optional.of(delete());
        case QUERY -> query();
        case SCAN -> scan();
        case UPDATE_ITEM -> update();
        case BATCH_GET_ITEM -> none("Write BatchGet.of(...) with a get for each item.");
        case BATCH_WRITE_ITEM ->
            none("Write BatchWrite.of(...) with a put or a delete for each item.");
      };
    }

    private Optional<String> none(String instead) {
      method.remark(pattern.operation().text() + " has no method. " + instead);
      return Optional.empty();
    }

    private String keyArguments() {
      return method.arguments(entity, entity.primaryKey().arguments());
    }

    private String get() {
      method.uses("dev.singlet.item.Get");
      method.call(entity.generated() + ".get(" + keyArguments() + ")");
      addConsistent();
      return "Get<" + entity.name() + ">";
    }

    private void addConsistent() {
      if (pattern.isConsistent()) {
        method.call(".consistent()");
      }
    }

    private String put() {
      String name = method.takeItem(entity).map(Parameter::name).orElse("item");
      String variable = method.item(name, entity);
      method.uses("dev.singlet.item.Put");
      method.call(entity.generated() + ".put(" + variable + ")");
      return "Put<" + entity.name() + ">";
    }

    private String delete() {
      method.uses("dev.singlet.item.Delete");
      String arguments =
          method
              .takeItem(entity)
              .map(each -> method.item(each.name(), entity))
              .orElseGet(this::keyArguments);
      method.call(entity.generated() + ".delete(" + arguments + ")");
      method.left().removeIf(each -> isKeyAttribute(each.name()));
      return "Delete<" + entity.name() + ">";
    }

    /** Returns whether a parameter is the text of a key attribute, which Singlet makes itself. */
    private boolean isKeyAttribute(String parameter) {
      return table.schema().key().all().contains(parameter)
          && entity.component(parameter).isEmpty();
    }

    private Optional<String> query() {
      Optional<CollectionModel> collection =
          table.collectionOf(entity).filter(each -> pattern.isCollection());
      if (collection.isPresent()) {
        String name = collection.get().name();
        method.call(
            name
                + "Collection."
                + collection.get().query()
                + "("
                + method.arguments(entity, entity.primaryKey().partitionArguments())
                + ")");
        addConsistent();
        method.uses("dev.singlet.query.Query");
        return Optional.of("Query<" + name + ">");
      }
      LinkedKey key = entity.key(pattern.index()).orElse(entity.primaryKey());
      if (pattern.isMixed()) {
        method.remark("the query reads items of " + entity.name() + " alone.");
      }
      QueryCode query = new QueryCode(table, entity, pattern, method);
      query.add(key);
      String type = query.read(projections);
      if (!addFilter(query.held())) {
        return Optional.empty();
      }
      addConsistent();
      return Optional.of(type);
    }

    private boolean addFilter(List<Component> held) {
      if (pattern.filter().conditions().isEmpty()) {
        return true;
      }
      Optional<String> condition = new FilterCode(entity, held, method).of(pattern.filter());
      condition.ifPresent(each -> method.call(".filter(" + each + ")"));
      return condition.isPresent();
    }

    private Optional<String> scan() {
      if (!pattern.index().isEmpty()) {
        return none("Write the method of " + table.name() + "Table whose name begins with scan.");
      }
      method.uses("dev.singlet.scan.Scan");
      method.call(table.name() + "Table.scan(" + entity.generated() + ".type())");
      if (!addFilter(entity.components())) {
        return Optional.empty();
      }
      addConsistent();
      return Optional.of("Scan<" + entity.name() + ">");
    }

    private Optional<String> update() {
      if (method.takeItem(entity).isPresent()) {
        method.left().clear();
        method.remark("the method takes the item before and after, and writes what differs.");
        String before = method.item("before", entity);
        String after = method.item("after", entity);
        method.uses("dev.singlet.item.RecordUpdate");
        method.call(entity.generated() + ".update(" + before + ", " + after + ")");
        return Optional.of("RecordUpdate<" + entity.name() + ">");
      }
      method.call(entity.generated() + ".update(" + keyArguments() + ")");
      method.left().removeIf(each -> isKeyAttribute(each.name()));
      List<Parameter> changes = List.copyOf(method.left());
      for (Parameter change : changes) {
        Optional<Component> component = entity.component(change.name());
        if (component.isPresent() && isKeyed(component.get())) {
          return none(
              "A new value of "
                  + change.name()
                  + " changes the key of an index, which also needs other values. Write "
                  + entity.generated()
                  + ".update(...) with them.");
        }
        if (component.isPresent()) {
          method.left().remove(change);
          String value = method.parameter(change.name(), component.get().type());
          method.call("." + component.get().name() + "(" + value + ")");
        }
      }
      if (changes.size() == method.left().size()) {
        method.left().clear();
        return none(
            "Its parameters name no field to change. Write "
                + entity.generated()
                + ".update(...) with the change.");
      }
      return Optional.of(entity.generated() + ".Update");
    }

    /** Returns whether the text of a key is made of a component and of others that can change. */
    private boolean isKeyed(Component component) {
      Set<Component> known = new HashSet<>();
      entity.primaryKey().arguments().forEach(each -> known.add(each.component()));
      known.add(component);
      for (LinkedKey key : entity.keys()) {
        boolean isInKey =
            !key.isPrimary()
                && key.arguments().stream().anyMatch(each -> each.component().equals(component));
        boolean isStored = key.templates().stream().allMatch(Maker::isStored);
        boolean isKnown =
            key.arguments().stream()
                .allMatch(each -> known.contains(each.component()) && each.computed().isEmpty());
        if (isInKey && !isStored && !isKnown) {
          return true;
        }
      }
      return false;
    }

    /** Returns whether the key attribute is the attribute of a component. */
    private static boolean isStored(KeyTemplate template) {
      return template.pieces().size() == 1
          && template.values().size() == 1
          && template.values().get(0).component().stored().equals(template.attribute())
          && template.values().get(0).computed().isEmpty();
    }
  }
}
