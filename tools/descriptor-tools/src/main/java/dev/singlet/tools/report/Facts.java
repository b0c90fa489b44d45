package dev.singlet.tools.report;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The facts of the head. Leaves out the rows that a table has no values for. */
final class Facts {

  private final List<Fact> facts = new ArrayList<>();

  private Facts() {}

  static List<Fact> of(TableDescriptor table) {
    ManagedAttributes managed = table.managed();
    Facts facts = new Facts();
    facts.number("Entities", table.entities().size());
    facts.number("Item collections", table.collections().size());
    facts.number("Access patterns", patterns(table));
    facts.number("Indexes", table.indexes().size());
    facts.text("Partition key", keys(table.key().partition()));
    facts.text("Sort key", keys(table.key().sort()));
    facts.text("Delimiter", table.delimiter());
    facts.text("Entity attribute", managed.entity());
    facts.text(
        "Told by key",
        table.entities().stream()
            .filter(EntityDescriptor::isToldByKey)
            .map(EntityDescriptor::name)
            .collect(Collectors.joining(", ")));
    for (EntityDescriptor entity : table.entities()) {
      if (entity.mark() != null) {
        MarkDescriptor mark = entity.mark();
        facts.text("Mark of " + entity.name(), mark.attribute() + " (" + mark.type() + ")");
      }
    }
    facts.text("Stamps", names(managed.created(), managed.modified(), managed.schemaVersion()));
    for (EntityDescriptor entity : table.entities()) {
      if (entity.stamps() != null) {
        String own = names(entity.stamps().created(), entity.stamps().modified());
        facts.text("Stamps of " + entity.name(), own.isEmpty() ? "none" : own);
      }
    }
    facts.text("Time to live", managed.timeToLive());
    facts.text("Tenant prefix", table.tenantPrefix());
    facts.text("Hooks", String.join(", ", table.hooks()));
    return facts.facts;
  }

  static long patterns(TableDescriptor table) {
    return table.entities().stream().mapToLong(entity -> entity.patterns().size()).sum()
        + table.collections().stream().mapToLong(collection -> collection.patterns().size()).sum();
  }

  private void number(String name, long number) {
    facts.add(new Fact(name, Long.toString(number), false));
  }

  private void text(String name, String text) {
    if (!text.isEmpty()) {
      facts.add(new Fact(name, text, true));
    }
  }

  private static String names(String... names) {
    return Stream.of(names).filter(name -> !name.isEmpty()).collect(Collectors.joining(", "));
  }

  private static String keys(List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream()
        .map(attribute -> attribute.name() + " (" + attribute.type() + ")")
        .collect(Collectors.joining(", "));
  }
}
