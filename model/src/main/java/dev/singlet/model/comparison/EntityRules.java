package dev.singlet.model.comparison;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An entity, with all its parts. */
final class EntityRules {

  private static final Direction<Side> NAMES =
      new Direction<>() {
        @Override
        public Reading reads(Side reader, Side writer, boolean isStored) {
          if (reader.mark().isEmpty()) {
            return Reading.SAME;
          }
          Set<String> written = isStored ? writer.names() : Set.of(writer.entity().name());
          return reader.names().containsAll(written) ? Reading.SAME : Reading.MISSES;
        }

        /** A put stores its own name, under which the other program must find the item. */
        @Override
        public Keeping keeps(Side program, Side other) {
          return other.mark().isEmpty() || other.names().contains(program.entity().name())
              ? Keeping.KEEPS
              : Keeping.LEAVES_STALE;
        }
      };

  private static final Direction<Side> MARKS =
      new Direction<>() {
        @Override
        public Reading reads(Side reader, Side writer, boolean isStored) {
          return reader.mark().isEmpty() || reader.mark().equals(writer.mark())
              ? Reading.SAME
              : Reading.MISSES;
        }

        /** A put erases the attribute that tells the other program the item's entity. */
        @Override
        public Keeping keeps(Side program, Side other) {
          return other.mark().isEmpty() || other.mark().equals(program.mark())
              ? Keeping.KEEPS
              : Keeping.LEAVES_STALE;
        }
      };

  private EntityRules() {}

  static void addTo(List<ModelChange> all, Tables.Pair pair) {
    EntityDescriptor before = pair.before();
    EntityDescriptor after = pair.after();
    if (before != null && after != null) {
      compare(all, pair.tables(), before, after);
    } else if (after != null) {
      Changes changes = new Changes(all, after.name(), answers -> answers);
      Answers unknown = unknown(pair.tables().before(), after);
      changes.add(ChangeKind.ENTITY_ADDED, "", "", after.java(), unknown);
    } else if (before != null) {
      Changes changes = new Changes(all, before.name(), answers -> answers);
      Answers unknown = unknown(pair.tables().after(), before);
      changes.add(
          ChangeKind.ENTITY_REMOVED,
          "",
          before.java(),
          "",
          new Answers(
              unknown.oldReadsNew(),
              Reading.SAME,
              List.of(),
              Keeping.KEEPS,
              unknown.oldWrites(),
              TableStep.NONE));
    }
  }

  /**
   * Returns the answers for old programs that don't know an entity. They leave its items alone,
   * unless these have the key of an entity that they know: a put replaces them, and an entity that
   * is told by its key reads them.
   */
  private static Answers unknown(TableDescriptor table, EntityDescriptor entity) {
    List<EntityDescriptor> met =
        table.entities().stream()
            .filter(each -> KeySpaces.canMeet(table, each.primaryKey(), entity.primaryKey()))
            .toList();
    boolean isRead = met.stream().anyMatch(each -> table.mark(each).attribute().isEmpty());
    return new Answers(
        Reading.SAME,
        isRead ? Reading.FAILS : Reading.SAME,
        List.of(),
        met.isEmpty() ? Keeping.KEEPS : Keeping.LEAVES_STALE,
        Keeping.KEEPS,
        TableStep.NONE);
  }

  private static void compare(
      List<ModelChange> all, Tables tables, EntityDescriptor before, EntityDescriptor after) {
    Changes changes = new Changes(all, after.name(), answers -> answers);
    Side old = new Side(tables.before(), before);
    Side present = new Side(tables.after(), after);
    compareNames(changes, old, present);
    if (!old.mark().equals(present.mark())) {
      changes.add(
          ChangeKind.ENTITY_MARK, "", old.mark(), present.mark(), MARKS.answers(old, present));
    }
    Stamps.compare(changes, old, present);
    SchemaVersions versions = new SchemaVersions(old, present);
    versions.addTo(changes);
    Changes migrated = changes.meaning(versions::migrated);
    TypeRules types = new TypeRules(migrated, old, present);
    types.attributes().compare("", before.attributes(), after.attributes());
    types.compareChecks("", before.checks(), after.checks());
    KeyRules keys = new KeyRules(changes, tables, old, present);
    keys.compare();
    UniqueRules.addTo(changes, before, after, keys.forms());
    new ComputedRules(old, present, keys.forms()).addTo(changes);
    comparePatterns(changes, before, after);
    Shapes.compareProjections(changes, before, after);
  }

  private static void compareNames(Changes changes, Side before, Side after) {
    EntityDescriptor old = before.entity();
    EntityDescriptor present = after.entity();
    Set<String> oldNames = before.names();
    Set<String> names = after.names();
    Answers answers = NAMES.answers(before, after);
    if (!old.name().equals(present.name())) {
      changes.add(ChangeKind.ENTITY_RENAMED, "", old.name(), present.name(), answers);
    } else if (!oldNames.containsAll(names)) {
      changes.add(ChangeKind.ENTITY_ALIAS_ADDED, "", "" + oldNames, "" + names, answers);
    } else if (!names.containsAll(oldNames)) {
      changes.add(ChangeKind.ENTITY_ALIAS_DROPPED, "", "" + oldNames, "" + names, answers);
    }
    if (!old.java().equals(present.java())) {
      changes.add(ChangeKind.ENTITY_RENAMED_IN_JAVA, "", old.java(), present.java(), Answers.SAFE);
    }
  }

  /** Programs call access patterns by their names. Items don't have these. */
  private static void comparePatterns(
      Changes changes, EntityDescriptor before, EntityDescriptor after) {
    Set<String> old = patterns(before);
    Set<String> present = patterns(after);
    old.removeAll(patterns(after));
    present.removeAll(patterns(before));
    if (!old.isEmpty() || !present.isEmpty()) {
      changes.add(ChangeKind.ACCESS_PATTERN, "", "" + old, "" + present, Answers.SAFE);
    }
  }

  private static Set<String> patterns(EntityDescriptor entity) {
    Set<String> names = new TreeSet<>();
    entity.patterns().stream().map(AccessPatternDescriptor::name).forEach(names::add);
    return names;
  }
}
