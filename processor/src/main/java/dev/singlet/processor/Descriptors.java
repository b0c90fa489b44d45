package dev.singlet.processor;

import dev.singlet.model.CollectionProjectionDescriptor;
import dev.singlet.model.ProjectionDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.change.RecordedModels;
import dev.singlet.processor.model.projection.CollectionProjectionModel;
import dev.singlet.processor.model.projection.ProjectionModel;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.projection.DescribedProjections;
import dev.singlet.processor.read.projection.DescribedProjections.Described;
import dev.singlet.processor.write.descriptor.ProjectionDescriptors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinTask;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The descriptors of tables. All rounds collect what they read, by name, because the elements of
 * one round are not those of the next. The last round writes the files: a projection can be read in
 * a later round than its table.
 */
final class Descriptors {

  private final Map<String, ForkJoinTask<TableDescriptor>> tables = new LinkedHashMap<>();
  private final Map<String, Projected<ProjectionDescriptor>> ofEntities = new LinkedHashMap<>();
  private final Map<String, Projected<CollectionProjectionDescriptor>> ofCollections =
      new LinkedHashMap<>();

  /** A projection that was read, with the interface of its table. */
  private record Projected<D>(String table, Described<D> described) {}

  /** Adds a table without errors. It is described while the compiler goes on. */
  void add(TypeElement table, ForkJoinTask<TableDescriptor> description) {
    tables.put(table.getQualifiedName().toString(), description);
  }

  /**
   * Adds a projection of an entity without errors.
   *
   * @param text the user's documentation of it
   */
  void add(TypeElement table, ProjectionModel projection, String text) {
    ProjectionDescriptor descriptor = ProjectionDescriptors.of(projection, text);
    ofEntities.put(
        descriptor.java(), projected(table, projection.entity().canonicalName(), descriptor));
  }

  /**
   * Adds a projection of an item collection without errors.
   *
   * @param text the user's documentation of it
   */
  void add(TypeElement table, CollectionProjectionModel projection, String text) {
    CollectionProjectionDescriptor descriptor = ProjectionDescriptors.of(projection, text);
    ofCollections.put(
        descriptor.java(), projected(table, projection.collection().canonicalName(), descriptor));
  }

  private static <D> Projected<D> projected(TypeElement table, String of, D descriptor) {
    return new Projected<>(table.getQualifiedName().toString(), new Described<>(of, descriptor));
  }

  /**
   * Writes the descriptors of all tables that were read, and of those with nothing but projections
   * read: these keep what an earlier compilation said of the table. The tables that were read are
   * compared with their recorded models.
   */
  void write(Compiler compiler, GeneratedFiles files, RecordedModels recorded) {
    Set<String> names = new LinkedHashSet<>(tables.keySet());
    ofEntities.values().forEach(projection -> names.add(projection.table()));
    ofCollections.values().forEach(projection -> names.add(projection.table()));
    for (String name : names) {
      @Nullable TypeElement table = compiler.elements().getTypeElement(name);
      if (table != null) {
        DescribedProjections earlier = new DescribedProjections(compiler);
        boolean isRead = tables.containsKey(name);
        Map<String, List<ProjectionDescriptor>> entities =
            byType(name, ofEntities, isRead ? Map.of() : earlier.ofEntities(table));
        Map<String, List<CollectionProjectionDescriptor>> collections =
            byType(name, ofCollections, isRead ? Map.of() : earlier.ofCollections(table));
        described(table, files)
            .map(each -> ProjectionDescriptors.replace(each, entities, collections))
            .ifPresent(
                descriptor -> {
                  files.write(descriptor, table);
                  if (isRead) {
                    recorded.check(descriptor, table);
                  }
                });
      }
    }
  }

  private Optional<TableDescriptor> described(TypeElement table, GeneratedFiles files) {
    @Nullable ForkJoinTask<TableDescriptor> task = tables.get(table.getQualifiedName().toString());
    return task == null ? files.describedBefore(table) : Optional.of(task.join());
  }

  /**
   * Returns the projections of a table by the types that they are of.
   *
   * @param earlier those that were compiled before. They are read with the table; if the table
   *     isn't read, the earlier descriptor has them
   */
  private static <D> Map<String, List<D>> byType(
      String table, Map<String, Projected<D>> read, Map<TypeElement, Described<D>> earlier) {
    Map<String, List<D>> all = new HashMap<>();
    read.values().stream()
        .filter(projection -> projection.table().equals(table))
        .forEach(projection -> add(projection.described(), all));
    earlier.forEach(
        (type, projection) -> {
          if (!read.containsKey(type.getQualifiedName().toString())) {
            add(projection, all);
          }
        });
    return all;
  }

  private static <D> void add(Described<D> projection, Map<String, List<D>> all) {
    all.computeIfAbsent(projection.of(), type -> new ArrayList<>()).add(projection.descriptor());
  }
}
