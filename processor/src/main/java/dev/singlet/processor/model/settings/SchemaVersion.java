package dev.singlet.processor.model.settings;

import java.util.List;

/**
 * The version of the form in which an entity is stored.
 *
 * @param number the current version, from 1
 * @param migrations the methods that lead to it, the one from version 1 first
 */
public record SchemaVersion(int number, List<String> migrations) {

  public SchemaVersion {
    migrations = List.copyOf(migrations);
  }
}
