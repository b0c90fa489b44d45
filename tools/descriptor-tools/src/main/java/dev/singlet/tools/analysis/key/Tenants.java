package dev.singlet.tools.analysis.key;

import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.UniqueDescriptor;
import java.util.ArrayList;
import java.util.List;

/**
 * The tenant's part of partition keys. Templates of the model don't have it, but items and requests
 * do.
 */
public final class Tenants {

  private Tenants() {}

  /** Returns text such as <code>TENANT#{tenant}#</code>; empty if items belong to no tenants. */
  static String part(TableDescriptor table) {
    String prefix = table.tenantPrefix();
    return prefix.isEmpty() ? "" : prefix + "{tenant}" + table.delimiter();
  }

  /** Returns the partition key of a key as items have it: a text for each attribute. */
  public static List<String> partition(TableDescriptor table, LinkedKeyDescriptor key) {
    List<String> texts = new ArrayList<>(TemplateShape.texts(key.partition()));
    // Of several attributes, the first one has the tenant.
    texts.set(0, part(table) + texts.get(0));
    return texts;
  }

  /** Returns the partition key of the item that reserves a unique value. */
  public static String partition(TableDescriptor table, UniqueDescriptor unique) {
    return part(table) + unique.partition().text();
  }

  /** Returns a key condition as requests have it. It begins with the partition key. */
  public static String condition(TableDescriptor table, String keyCondition) {
    int text = keyCondition.indexOf('\'') + 1;
    return keyCondition.substring(0, text) + part(table) + keyCondition.substring(text);
  }
}
