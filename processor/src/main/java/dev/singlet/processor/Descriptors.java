package dev.singlet.processor;

import dev.singlet.model.ProjectionDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.model.ProjectionModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.projection.DescribedProjections;
import dev.singlet.processor.read.projection.DescribedProjections.Described;
import dev.singlet.processor.write.descriptor.DescriptorWriter;
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
  private final Map<String, Projected> projections = new LinkedHashMap<>();

  /** A projection that was read, with the interface of its table. */
  private record Projected(String table, Described described) {}

  /** Adds a table without errors. It is described while the compiler goes on. */
  void add(TableModel table) {
    tables.put(
        table.type().canonicalName(), ForkJoinTask.adapt(() -> DescriptorWriter.of(table)).fork());
  }

  /**
   * Adds a projection without errors.
   *
   * @param text the user's documentation of it
   */
  void add(TypeElement table, ProjectionModel projection, String text) {
    ProjectionDescriptor descriptor = ProjectionDescriptors.of(projection, text);
    projections.put(
        descriptor.java(),
        new Projected(
            table.getQualifiedName().toString(),
            new Described(projection.entity().canonicalName(), descriptor)));
  }

  /**
   * Writes the descriptors of all tables that were read, and of those of which only projections
   * were read: these keep what an earlier compilation said of the table.
   */
  void write(Compiler compiler, GeneratedFiles files) {
    Set<String> names = new LinkedHashSet<>(tables.keySet());
    projections.values().forEach(projection -> names.add(projection.table()));
    for (String name : names) {
      @Nullable TypeElement table = compiler.elements().getTypeElement(name);
      if (table != null) {
        Map<String, List<ProjectionDescriptor>> all = projections(table, compiler);
        described(table, files)
            .ifPresent(
                descriptor -> files.write(ProjectionDescriptors.replace(descriptor, all), table));
      }
    }
  }

  private Optional<TableDescriptor> described(TypeElement table, GeneratedFiles files) {
    @Nullable ForkJoinTask<TableDescriptor> task = tables.get(table.getQualifiedName().toString());
    return task == null ? files.describedBefore(table) : Optional.of(task.join());
  }

  /**
   * Returns the projections of a table by their entities. Those that were compiled before are read
   * with the table; if the table isn't read, the earlier descriptor has them.
   */
  private Map<String, List<ProjectionDescriptor>> projections(
      TypeElement table, Compiler compiler) {
    Map<String, List<ProjectionDescriptor>> all = new HashMap<>();
    String name = table.getQualifiedName().toString();
    projections.values().stream()
        .filter(projection -> projection.table().equals(name))
        .forEach(projection -> add(projection.described(), all));
    if (!tables.containsKey(name)) {
      new DescribedProjections(compiler)
          .of(table).values().stream()
              .filter(earlier -> !projections.containsKey(earlier.descriptor().java()))
              .forEach(earlier -> add(earlier, all));
    }
    return all;
  }

  private static void add(Described projection, Map<String, List<ProjectionDescriptor>> all) {
    all.computeIfAbsent(projection.entity(), entity -> new ArrayList<>())
        .add(projection.descriptor());
  }
}
