package dev.singlet.it.otherlibraries.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Products that are on shelves, or don't. */
@Table(name = "Inventory", indexes = @Index("GSI1"))
public sealed interface Inventory {

  record Box(@Nullable Integer width, @Nullable String unit) {}

  @Entity
  @LinkedKey(partition = "PRODUCT#{sku}", sort = "PRODUCT")
  @LinkedKey(
      name = "byShelf",
      index = "GSI1",
      partition = "SHELF#{shelf}",
      sort = "RANK#{rank:pad(3)}#{sku}")
  record Product(
      String sku,
      @Nullable String shelf,
      int rank,
      @Default("1") @Min(0) @Max(100) int stock,
      @Nullable @Pattern(regexp = "[a-z]+") String code,
      @Nullable List<String> notes,
      @Nullable Map<String, Integer> prices,
      Set<String> tags,
      @Nullable Box box,
      boolean listed,
      @Attribute("a-b") @Nullable String dashed,
      @Attribute("a_b") @Nullable String underscored)
      implements Inventory {}
}
