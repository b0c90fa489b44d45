package dev.singlet.it.rollout.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The release that knows all names, and writes the older ones. */
@Table(name = "Rollout", indexes = @Index("GSI1"))
public sealed interface Between {

  @Entity(name = "Customer", aliases = "Client", writes = "Client")
  @LinkedKey(partition = "CLIENT#{id}", sort = "CLIENT")
  @LinkedKey(name = "near", index = "GSI1", partition = "TOWN#{city}", sort = "{id}")
  record Client(
      String id,
      String name,
      @Attribute(aliases = "mail", writes = "mail") String email,
      @Attribute(aliases = "town", writes = "town") String city,
      @Attribute(aliases = "likes", writes = "likes") @Default("0") int stars,
      @Attribute(aliases = "tags", writes = "tags") Set<String> labels,
      @Attribute(aliases = "log", writes = "log") List<String> notes,
      @Attribute(aliases = "home", writes = "home") @Nullable Home place,
      @Attribute(aliases = "counts", writes = "counts") Map<String, Integer> sums,
      @Attribute(aliases = "motto", writes = "motto") @Default("none") String slogan)
      implements Between {}

  record Home(
      @Attribute(aliases = "street", writes = "street") String road,
      @Attribute(aliases = "number", writes = "number") int digits) {}

  @Projection(of = Client.class)
  record Contact(String name, String email, int stars) {}
}
