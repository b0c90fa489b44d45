package dev.singlet.tools.source;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compiled models: their descriptors, and the classes that were generated for them. Close them when
 * no class is needed any more.
 *
 * @param tables the tables, at least one
 * @param interfaces the interfaces of all tables of the place, also those that were not taken
 * @param classes loads the generated classes, if they are there
 */
public record Models(List<TableDescriptor> tables, Set<String> interfaces, URLClassLoader classes)
    implements AutoCloseable {

  public Models {
    tables = List.copyOf(tables);
    interfaces = Set.copyOf(interfaces);
  }

  /** Makes models of all tables of a place. */
  public Models(List<TableDescriptor> tables, URLClassLoader classes) {
    this(tables, interfaces(tables), classes);
  }

  /**
   * Opens models.
   *
   * @param place a folder of classes, a jar, or one descriptor file
   * @param classPath folders and jars that the classes use, besides Singlet and the SDK
   * @param names tables to take, by their names or the names of their interfaces, simple or
   *     qualified; empty for all
   * @return the models
   * @throws UserErrorException if there is no such table, or a descriptor can't be read
   */
  public static Models open(Path place, List<Path> classPath, List<String> names) {
    List<TableDescriptor> found = Descriptors.in(place);
    for (String name : names) {
      if (found.stream().noneMatch(table -> isCalled(table, name))) {
        throw new UserErrorException(
            place
                + " has no table "
                + name
                + ". Tables: "
                + found.stream().map(TableDescriptor::java).collect(Collectors.joining(", "))
                + ".");
      }
    }
    List<TableDescriptor> tables =
        found.stream()
            .filter(
                table -> names.isEmpty() || names.stream().anyMatch(name -> isCalled(table, name)))
            .toList();
    List<Path> all = new ArrayList<>(List.of(place));
    all.addAll(classPath);
    return new Models(tables, interfaces(found), loader(all));
  }

  /**
   * Returns the older form of a table.
   *
   * @param after the table
   * @return the table of the same interface among these models
   * @throws UserErrorException if there is none
   */
  public TableDescriptor older(TableDescriptor after) {
    return tables.stream()
        .filter(each -> each.java().equals(after.java()))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    "The older models have no interface "
                        + after.java()
                        + ". A table without an older model has nothing to compare: leave it"
                        + " out by naming the other tables."));
  }

  /** Lets go of the jars, which a build that goes on may replace. */
  @Override
  public void close() {
    try {
      classes.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Set<String> interfaces(List<TableDescriptor> tables) {
    return tables.stream().map(TableDescriptor::java).collect(Collectors.toSet());
  }

  private static boolean isCalled(TableDescriptor table, String name) {
    return table.name().equals(name)
        || table.java().equals(name)
        || table.java().endsWith("." + name);
  }

  private static URLClassLoader loader(List<Path> classPath) {
    URL[] urls = classPath.stream().map(Models::url).toArray(URL[]::new);
    return new URLClassLoader(urls, Models.class.getClassLoader());
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }
}
