package dev.singlet.processor.model.key;

import dev.singlet.annotation.KeyProperty;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The key of an entity in the table or in an index.
 *
 * @param place the annotation
 * @param name the access pattern; empty for none
 * @param purpose its purpose, as plain text with code in backticks; empty if none is given
 * @param index the index; null for the table itself
 * @param key the key attributes
 * @param partition the templates of the partition key attributes, one for each
 * @param sort the templates of the sort key attributes, one for each; none if there is no sort key
 * @param when the condition under which an item has it; null for always
 * @param across the name of the attribute across whose values it can be queried; empty for none
 * @param givesUp the properties that it gives up
 */
public record LinkedKeyModel(
    Place place,
    String name,
    String purpose,
    @Nullable IndexModel index,
    KeyModel key,
    List<Template> partition,
    List<Template> sort,
    @Nullable Condition when,
    String across,
    Set<KeyProperty> givesUp)
    implements Subject {

  public LinkedKeyModel {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
    givesUp = Set.copyOf(givesUp);
  }

  /** Returns the same key without an access pattern. */
  public LinkedKeyModel unnamed() {
    return new LinkedKeyModel(place, "", purpose, index, key, partition, sort, when, "", givesUp);
  }

  /** Returns the same key with other sort templates, or fewer. */
  public LinkedKeyModel withSort(List<Template> templates) {
    return new LinkedKeyModel(
        place, name, purpose, index, key, partition, templates, when, across, givesUp);
  }

  /** Returns the same key, which gives up what any of several keys gives up. */
  public LinkedKeyModel givingUpAll(List<LinkedKeyModel> keys) {
    Set<KeyProperty> all =
        keys.stream().flatMap(each -> each.givesUp.stream()).collect(Collectors.toSet());
    return new LinkedKeyModel(place, name, purpose, index, key, partition, sort, when, across, all);
  }

  /** Returns its attributes with their templates, those of the partition key first. */
  public List<KeyHalf> halves() {
    return Stream.concat(partitionHalves().stream(), sortHalves().stream()).toList();
  }

  /**
   * Returns the halves that are not the table's own: a local index has the table's partition key.
   */
  public List<KeyHalf> ownHalves() {
    return index != null && index.isLocal() ? sortHalves() : halves();
  }

  public List<KeyHalf> partitionHalves() {
    return halves(key.partition(), partition, false);
  }

  public List<KeyHalf> sortHalves() {
    return halves(key.sort(), sort, true);
  }

  private List<KeyHalf> halves(
      List<KeyAttributeModel> attributes, List<Template> templates, boolean isSort) {
    List<KeyHalf> halves = new ArrayList<>();
    for (int i = 0; i < templates.size(); i++) {
      halves.add(new KeyHalf(this, attributes.get(i), templates.get(i), isSort));
    }
    return halves;
  }

  /** Returns all templates, those of the partition key first. */
  public List<Template> templates() {
    return Stream.concat(partition.stream(), sort.stream()).toList();
  }

  /** Returns all its sources, each once. */
  public Set<Source> sources() {
    Set<Source> sources = new LinkedHashSet<>();
    templates().forEach(template -> sources.addAll(template.sources()));
    return sources;
  }

  /** Returns the condition, besides that a source is there, under which an item has the key. */
  public Optional<String> lacking(Source known) {
    if (when != null) {
      return Optional.of(when.text());
    }
    return sources().stream()
        .filter(source -> source.isNullable() && !source.equals(known))
        .map(source -> source.name() + " exists")
        .findFirst();
  }

  /** Returns the placeholders of its partition key. */
  public List<Part.Value> partitionValues() {
    return partition.stream().flatMap(template -> template.values().stream()).toList();
  }

  /**
   * Returns the arguments of a query of a partition: all sources of the partition key, except those
   * that are spread over shards.
   */
  public Set<Source> arguments() {
    Set<Source> arguments = new LinkedHashSet<>();
    partition.forEach(template -> arguments.addAll(template.arguments()));
    return arguments;
  }

  /**
   * Returns the arguments whose value is the same in all items that a query of a partition finds.
   * The others only choose the partition: it holds many of their values.
   */
  public Set<Source> settled() {
    Set<Source> settled = new LinkedHashSet<>();
    partitionValues().stream()
        .filter(value -> !value.isShard() && !value.gathers())
        .forEach(value -> settled.add(value.source()));
    return settled;
  }

  /**
   * Returns the sources whose order in the sort key doesn't matter: they are the same in a whole
   * partition, or the key gives up their order.
   */
  public Set<Source> inAnyOrder() {
    return givesUp.contains(KeyProperty.ORDER) ? sources() : settled();
  }

  /** Returns the part of the partition key across whose values it can be queried. */
  public Optional<Part.Value> acrossPart() {
    return finestPart(across);
  }

  /**
   * Returns the part of the partition key that lets an argument choose the partition. If the key
   * has the attribute in several forms, it is the finest: each of its texts has one partition.
   */
  public Optional<Part.Value> finestPart(String argument) {
    return partitionValues().stream()
        .filter(value -> !value.isShard() && value.source().name().equals(argument))
        .max(
            Comparator.comparing((Part.Value value) -> !value.gathers())
                .thenComparing(Part.Value::width));
  }

  /** Returns the place of that part among the placeholders of the partition key; -1 for none. */
  public int acrossPlace() {
    return acrossPart().map(part -> partitionValues().indexOf(part)).orElse(-1);
  }

  /** Returns whether all items have it, because it has no condition and needs no nullable value. */
  public boolean isAlwaysThere() {
    return when == null && sources().stream().noneMatch(Source::isNullable);
  }

  /** Returns whether code can compute it. If not, the model has errors. */
  public boolean isWritable() {
    return halves().stream().allMatch(KeyHalf::isWritable);
  }

  public boolean isSharded() {
    return partition.stream().anyMatch(Template::isSharded);
  }

  public boolean isPrimary() {
    return index == null;
  }

  public boolean isNamed() {
    return !name.isEmpty();
  }

  /**
   * Returns the purpose of a get by this key. If the key has a query, its purpose is the query's.
   */
  public String purposeOfGet() {
    return isNamed() ? "" : purpose;
  }

  /** Names the key by its members, because javac can't always point at it. */
  @Override
  public String label() {
    return label(name, index);
  }

  /** Returns the label of a linked key with this name and index. */
  public static String label(String name, @Nullable IndexModel index) {
    String where = index == null ? "" : "index = \"" + index.name() + "\"";
    String named = name.isEmpty() ? "" : "name = \"" + name + "\"";
    return index == null && name.isEmpty()
        ? "The primary @LinkedKey"
        : "@LinkedKey(" + named + (named.isEmpty() || where.isEmpty() ? "" : ", ") + where + ")";
  }

  /** Returns the nullable sources. An item that lacks one of them has no such key. */
  public Set<String> nullable() {
    Set<String> nullable = new LinkedHashSet<>();
    templates().stream()
        .flatMap(template -> template.sources().stream())
        .filter(source -> source.isNullable() && !source.isComputed())
        .forEach(source -> nullable.add(source.name()));
    if (when != null) {
      when.terms().stream()
          .filter(term -> term.isPresence() && !term.isNegated() && !term.source().isComputed())
          .forEach(term -> nullable.add(term.source().name()));
    }
    return nullable;
  }
}
