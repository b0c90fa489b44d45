package dev.singlet.it.hostile.model;

import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Union;
import dev.singlet.value.Document;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An entity with an attribute of every type that can hold itself. */
@Table(name = "Deep")
public sealed interface Deep {

  @Entity
  @LinkedKey(name = "all", partition = "NEST#{id}", sort = "NEST")
  record Nest(
      String id,
      @Nullable Document document,
      @Nullable List<Document> documents,
      @Nullable Chain chain,
      @Nullable Shape shape,
      @Nullable List<Chain> chains,
      @Compress @Nullable Document packed,
      @Default("none") String size,
      @Extras Map<String, Document> others)
      implements Deep {}

  /** A record that holds itself. */
  record Chain(@Nullable Chain next) {}

  /** One of several records. */
  @Union(discriminator = "kind")
  sealed interface Shape {}

  /** A record of the union. */
  record Dot() implements Shape {}

  /** A record of the union that holds others of it. */
  record Group(List<Shape> shapes) implements Shape {}
}
