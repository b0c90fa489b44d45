package dev.singlet.tools.analysis.pattern;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The purposes of keys and access patterns, in words. */
public final class Purpose {

  private Purpose() {}

  /** Returns what an access pattern is for. If the model has no words for it, its names must do. */
  public static String of(AccessPatternDescriptor pattern) {
    if (!pattern.documentation().isEmpty()) {
      return withoutDot(pattern.documentation());
    }
    String entities = Words.list(pattern.entities());
    List<String> given =
        pattern.parameters().stream().map(AccessPatternDescriptor.Parameter::name).toList();
    if (pattern.operation() == Operation.GET_ITEM) {
      String one = String.join(" or ", pattern.entities());
      return "one " + one + (given.isEmpty() ? "" : " by " + Words.list(given));
    }
    return entities + " items, " + Words.ofName(pattern.name());
  }

  private static String withoutDot(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  /** Returns what a key is for, what reads it, and what it gives up; empty if there is nothing. */
  public static String of(TableDescriptor table, EntityDescriptor entity, LinkedKeyDescriptor key) {
    Set<String> purposes = new LinkedHashSet<>();
    if (!key.purpose().isEmpty()) {
      purposes.add(withoutDot(key.purpose()));
    }
    readers(table, entity, key).forEach(pattern -> purposes.add(of(pattern)));
    if (key.givesUp().contains("ORDER")) {
      purposes.add("not in the order of the values");
    }
    return String.join("; ", purposes);
  }

  /** Returns the access patterns that read an entity by a key. */
  public static List<AccessPatternDescriptor> readers(
      TableDescriptor table, EntityDescriptor entity, LinkedKeyDescriptor key) {
    List<AccessPatternDescriptor> readers = new ArrayList<>();
    for (AccessPatternDescriptor pattern : entity.patterns()) {
      boolean isGet = pattern.operation() == Operation.GET_ITEM && key.isPrimary();
      boolean isOfKey = !key.pattern().isEmpty() && pattern.name().equals(key.pattern());
      if (pattern.index().equals(key.index()) && (isGet || isOfKey)) {
        readers.add(pattern);
      }
    }
    for (CollectionDescriptor collection : table.collections()) {
      for (AccessPatternDescriptor pattern : collection.patterns()) {
        if (pattern.index().equals(key.index()) && pattern.entities().contains(entity.name())) {
          readers.add(pattern);
        }
      }
    }
    return readers;
  }
}
