package dev.singlet.processor.read.key;

import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.key.Condition;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.AccessPattern;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.read.element.NamedIndex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads the linked keys of an entity. */
public final class LinkedKeyReader {

  private final TableSettings table;
  private final TemplateReader templates;
  private final Scope scope;
  private final Report report;
  private final Set<String> unread = new HashSet<>();
  private final List<AccessPattern> patterns = new ArrayList<>();
  private boolean isPrimaryRead;

  public LinkedKeyReader(TableSettings table, Scope scope, Report report) {
    this.table = table;
    this.templates = new TemplateReader(scope, report);
    this.scope = scope;
    this.report = report;
  }

  /**
   * Reads the keys, the primary key first. Keys with errors are left out; a primary key with errors
   * is blank.
   */
  public List<LinkedKeyModel> read(TypeElement entity) {
    List<Annotated> primary = new ArrayList<>();
    List<Annotated> others = new ArrayList<>();
    for (Annotated key : Annotated.findAll(entity, LinkedKey.class, LinkedKeys.class)) {
      String name = key.string("name").value();
      if (!name.isEmpty()) {
        patterns.add(new AccessPattern(name, key.place()));
      }
      boolean isPrimary = key.string("index").value().isEmpty();
      (isPrimary ? primary : others).add(key);
    }
    if (primary.size() != 1) {
      reportPrimary(entity, primary, others);
      return List.of(blank(entity));
    }
    List<LinkedKeyModel> keys = new ArrayList<>();
    Optional<LinkedKeyModel> primaryKey = read(primary.get(0), null, null);
    isPrimaryRead = primaryKey.isPresent();
    keys.add(primaryKey.orElseGet(() -> blank(entity)));
    for (Annotated key : others) {
      NamedIndex.find(key, table, report)
          .ifPresent(index -> add(keys, key, index, primaryKey.orElse(null)));
    }
    return keys;
  }

  /** Returns a primary key if nothing is known of it. */
  private LinkedKeyModel blank(TypeElement entity) {
    Template template = new Template(SourcePlace.of(entity), "", List.of());
    return new LinkedKeyModel(
        SourcePlace.of(entity),
        "",
        "",
        null,
        table.key(),
        Collections.nCopies(table.key().partition().size(), template),
        Collections.nCopies(table.key().sort().size(), template),
        null,
        "",
        Set.of());
  }

  public boolean isPrimaryRead() {
    return isPrimaryRead;
  }

  private void reportPrimary(TypeElement entity, List<Annotated> primary, List<Annotated> others) {
    String attributes = String.join(" and ", table.key().names());
    if (primary.isEmpty()) {
      report.add(
          "The entity %s has no primary key. Give it one @LinkedKey without an index, with the"
              + " templates of %s.",
          Code.MISSING_PRIMARY_KEY, entity, attributes);
      return;
    }
    List<String> used = others.stream().map(key -> key.string("index").value()).toList();
    report.add(
        "The entity %s has %d keys without an index: %s. Only its primary key, with the templates"
            + " of %s, has none. %s",
        Code.MISSING_PRIMARY_KEY,
        primary.get(1).place(),
        entity,
        primary.size(),
        primary.stream().map(LinkedKeyReader::described).collect(Collectors.joining(" and ")),
        attributes,
        table.indexes().stream()
            .map(IndexModel::name)
            .min(Comparator.comparing(used::contains))
            .map(index -> "Did you forget index = \"" + index + "\" on the other?")
            .orElse("Declare an index in @Table for the other, or remove it."));
  }

  /** Describes a key without an index, to tell several apart. */
  private static String described(Annotated key) {
    String name = key.string("name").value();
    return "@LinkedKey(%spartition = \"%s\")"
        .formatted(
            name.isEmpty() ? "" : "name = \"" + name + "\", ",
            key.strings("partition").stream()
                .map(Valued::value)
                .collect(Collectors.joining("\", \"")));
  }

  private void add(
      List<LinkedKeyModel> keys,
      Annotated key,
      IndexModel index,
      @Nullable LinkedKeyModel primary) {
    Optional<LinkedKeyModel> read = read(key, index, primary);
    read.ifPresentOrElse(keys::add, () -> unread.addAll(index.key().names()));
  }

  /** Returns the access patterns of all keys, also of those that could not be read. */
  public List<AccessPattern> patterns() {
    return List.copyOf(patterns);
  }

  /** Returns the attributes of keys that could not be read. */
  public Set<String> unread() {
    return Set.copyOf(unread);
  }

  private Optional<LinkedKeyModel> read(
      Annotated annotation, @Nullable IndexModel index, @Nullable LinkedKeyModel primary) {
    KeyModel key = index == null ? table.key() : index.key();
    String name = annotation.string("name").value();
    String label = LinkedKeyModel.label(name, index);
    Valued<String> when = annotation.string("when");
    boolean isLocal = index != null && index.isLocal();
    KeyTemplates partitionTexts = new KeyTemplates(annotation, "partition", label);
    KeyTemplates sortTexts = new KeyTemplates(annotation, "sort", label);
    boolean hasPartition = partitionTexts.match(isLocal ? List.of() : key.partition(), report);
    boolean hasSort = sortTexts.match(key.sort(), report);
    Optional<List<Template>> partition =
        isLocal
            ? Optional.ofNullable(primary).map(LinkedKeyModel::partition)
            : hasPartition ? partitionTexts.read(templates) : Optional.empty();
    Optional<List<Template>> sort = hasSort ? sortTexts.read(templates) : Optional.empty();
    LetterCase letterCase = annotation.constant("letterCase", LetterCase.class).value();
    Optional<Condition> condition =
        when.value().isEmpty()
            ? Optional.empty()
            : new ConditionReader(when, label, scope, report).read();
    boolean isWhole =
        hasPartition
            && partition.isPresent()
            && sort.isPresent()
            && condition.isPresent() != when.value().isEmpty();
    return isWhole
        ? Optional.of(
            new LinkedKeyModel(
                annotation.place(),
                name,
                annotation.string("purpose").value().strip().replaceAll("\\s+", " "),
                index,
                key,
                isLocal ? partition.get() : inCase(partition.get(), letterCase),
                inCase(sort.get(), letterCase),
                condition.orElse(null),
                annotation.string("across").value(),
                givesUp(annotation)))
        : Optional.empty();
  }

  private static Set<KeyProperty> givesUp(Annotated annotation) {
    return annotation.constantNames("givesUp").stream()
        .map(KeyProperty::valueOf)
        .collect(Collectors.toSet());
  }

  private static List<Template> inCase(List<Template> templates, LetterCase letterCase) {
    return templates.stream().map(template -> template.in(letterCase)).toList();
  }
}
