package dev.singlet.internal.export;

import java.util.Map;
import java.util.TreeMap;

/** Counts what the lines of data files hold. */
public final class Tally {

  private final Map<String, Long> entities = new TreeMap<>();
  private long deleted;
  private long unreadable;
  private long ofSinglet;
  private long ofOthers;
  private int files;
  private long bytes;

  void add(String entity) {
    entities.merge(entity, 1L, Long::sum);
  }

  void addDeleted() {
    deleted++;
  }

  void addUnreadable() {
    unreadable++;
  }

  void addOfSinglet() {
    ofSinglet++;
  }

  void addOfOthers() {
    ofOthers++;
  }

  void addFile(long compressed) {
    files++;
    bytes += compressed;
  }

  public Map<String, Long> entities() {
    return entities;
  }

  public long deleted() {
    return deleted;
  }

  public long unreadable() {
    return unreadable;
  }

  public long ofSinglet() {
    return ofSinglet;
  }

  public long ofOthers() {
    return ofOthers;
  }

  public int files() {
    return files;
  }

  public long bytes() {
    return bytes;
  }
}
