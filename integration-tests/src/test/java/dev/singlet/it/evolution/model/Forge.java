package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Repositories whose attributes, and whose entity, had other names. */
@Table(name = "Forge", indexes = @Index("GSI1"))
public sealed interface Forge {

  /** Repositories and their mirrors share keys. */
  @ItemCollection(name = "owned")
  sealed interface Hosted extends Forge {}

  @Entity(aliases = {"Project", "Repository"})
  @LinkedKey(name = "of", partition = "REPO#{owner}", sort = "{name}")
  @LinkedKey(name = "byLead", index = "GSI1", partition = "LEAD#{lead}", sort = "{name}")
  @SuppressWarnings("singlet:swallowed-prefix")
  record Repo(
      String owner,
      String name,
      @Attribute(aliases = {"maintainer", "boss"}) String lead,
      @Attribute(value = "about", aliases = "description") @Nullable String text,
      @Attribute(aliases = "watchers") @Default("0") int stars,
      @Attribute(aliases = "labels") Set<String> topics,
      @Attribute(aliases = "home") @Nullable Place place,
      List<Place> mirrors)
      implements Hosted {}

  @Entity
  @LinkedKey(partition = "REPO#{owner}", sort = "{name}")
  record Mirror(String owner, String name) implements Hosted {}

  record Place(@Attribute(aliases = "url") String link, @Nullable String note) {}

  @Projection(of = Repo.class)
  record Summary(String name, String lead, @Nullable String text) {}
}
