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

/** The release that writes the current names. */
@Table(name = "Rollout", indexes = @Index("GSI1"))
public sealed interface After {

  @Entity(name = "Customer", aliases = "Client")
  @LinkedKey(partition = "CLIENT#{id}", sort = "CLIENT")
  @LinkedKey(name = "inCity", index = "GSI1", partition = "TOWN#{city}", sort = "{id}")
  record Client(
      String id,
      String name,
      @Attribute(aliases = "mail") String email,
      @Attribute(aliases = "town") String city,
      @Attribute(aliases = "likes") @Default("0") int stars,
      @Attribute(aliases = "tags") Set<String> labels,
      @Attribute(aliases = "log") List<String> notes,
      @Attribute(aliases = "home") @Nullable Home place,
      @Attribute(aliases = "counts") Map<String, Integer> sums,
      @Attribute(aliases = "motto") @Default("none") String slogan)
      implements After {}

  record Home(
      @Attribute(aliases = "street") String road, @Attribute(aliases = "number") int digits) {}

  @Projection(of = Client.class)
  record Contact(String name, String email, int stars) {}
}
