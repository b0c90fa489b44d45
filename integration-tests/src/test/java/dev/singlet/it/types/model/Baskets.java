package dev.singlet.it.types.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sets within a list and a map. */
@Table(name = "Baskets")
public sealed interface Baskets {

  @Entity
  @LinkedKey(partition = "BASKET#{id}", sort = "BASKET")
  record Basket(
      String id,
      List<Set<String>> layers,
      Map<String, Set<Integer>> sizes,
      @Size(min = 1, max = 3) Set<String> straps)
      implements Baskets {}
}
