package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.TableDescriptor;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An entity as programs of one model have it. */
record Side(TableDescriptor table, EntityDescriptor entity) {

  /** Returns the attribute that names the entity, with its type; empty if keys tell the items. */
  String mark() {
    MarkDescriptor mark = table.mark(entity);
    return mark.attribute().isEmpty() ? "" : mark.attribute() + " " + mark.type();
  }

  /** Returns all names under which items are read. */
  Set<String> names() {
    Set<String> names = new TreeSet<>(entity.aliases());
    names.add(entity.name());
    return names;
  }

  /** Returns whether programs find, by a key, the items that programs of another model write. */
  boolean finds(Side other) {
    return mark().isEmpty()
        || (mark().equals(other.mark()) && names().contains(other.entity().name()));
  }

  /**
   * Returns whether a put keeps what programs of another model stored and this one doesn't know,
   * but for some attributes. It can do so only if it has read the item.
   */
  boolean keepsOthers(Side other, List<String> attributes) {
    return finds(other)
        && entity.attributes().stream()
            .filter(AttributeDescriptor::keepsOthers)
            .anyMatch(each -> attributes.stream().noneMatch(each.except()::contains));
  }

  StampsDescriptor stamps() {
    return table.stamps(entity);
  }

  /** Returns the form of the times; empty if items have none. */
  String storedTime() {
    if (stamps().created().isEmpty() && stamps().modified().isEmpty()) {
      return "";
    }
    String form = table.managed().storedTime();
    return form.isEmpty() ? "millis" : form;
  }

  /** Returns the version of the form in which items are stored, which is 1 without versions. */
  int schemaVersion() {
    return Math.max(entity.schemaVersion(), 1);
  }

  /** Returns whether programs know that items have versions, and refuse newer ones. */
  boolean knowsVersions() {
    return entity.schemaVersion() > 0;
  }

  String versionAttribute() {
    return knowsVersions() ? table.managed().schemaVersion() : "";
  }

  /** Returns whether programs see the versions that another program writes. */
  boolean seesVersionsOf(Side other) {
    return knowsVersions() && versionAttribute().equals(other.versionAttribute());
  }
}
