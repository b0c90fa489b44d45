package dev.singlet.it.updates.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collections with constraints on what is in them. */
@Table(name = "Depots")
public sealed interface Depots {

  @Entity
  @LinkedKey(partition = "DEPOT#{id}", sort = "DEPOT")
  record Depot(
      String id,
      @Nullable @Size(min = 1, max = 3) Map<String, @Min(0) @Max(9) Integer> stock,
      @Nullable @Size(min = 1, max = 3) List<@Max(9) Integer> rows,
      @Nullable Map<String, @Size(max = 2) List<String>> shelves,
      @Nullable List<@Size(max = 2) Set<String>> crates,
      @Nullable @Size(max = 2) Map<String, Gate> gates,
      @Nullable @Size(min = 2) Map<String, String> doors,
      @Default(constant = "HOURS") @NotEmpty Map<String, Integer> hours)
      implements Depots {

    public static final Map<String, Integer> HOURS = Map.of("mon", 8);
  }

  record Gate(@Nullable String keeper, @Default("true") boolean isOpen) {}
}
