package dev.singlet.it.rollout.model;

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

/** The program before its attributes and its entity got other names. */
@Table(name = "Rollout", indexes = @Index("GSI1"))
public sealed interface Before {

  @Entity(name = "Client")
  @LinkedKey(partition = "CLIENT#{id}", sort = "CLIENT")
  @LinkedKey(name = "near", index = "GSI1", partition = "TOWN#{town}", sort = "{id}")
  record Client(
      String id,
      String name,
      String mail,
      String town,
      @Default("0") int likes,
      Set<String> tags,
      List<String> log,
      @Nullable Home home,
      Map<String, Integer> counts,
      @Default("none") String motto)
      implements Before {}

  record Home(String street, int number) {}

  @Projection(of = Client.class)
  record Contact(String name, String mail, int likes) {}
}
