package dev.singlet.examples.recipes.search;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.Set;

/** A place. Tags are in lower case, so that there is one way to write them. */
@Entity
@LinkedKey(partition = "PLACE#{id}", sort = "PLACE")
@LinkedKey(
    name = "byName",
    purpose = "Places of a town, by name.",
    index = "GSI1",
    partition = "NAMES#{town}",
    sort = "{name:lower:escape}#{id}")
@LinkedKey(
    name = "byLetter",
    purpose = "Places of all towns with a first letter, by name.",
    index = "GSI3",
    partition = "LETTER#{name:first(1):lower:escape}",
    sort = "{name:lower:escape}#{id}",
    across = "name")
@LinkedKey(
    name = "byCell",
    purpose = "Places in a geohash cell.",
    index = "GSI2",
    partition = "CELL#{cell}",
    sort = "{id}",
    across = "cell")
public record Place(
    String id,
    @Version long version,
    String town,
    String name,
    @DecimalMin("-90") @DecimalMax("90") double latitude,
    @DecimalMin("-180") @DecimalMax("180") double longitude,
    @Size(max = 20) Set<@Pattern(regexp = "[a-z0-9-]+") String> tags)
    implements City {

  @Computed
  static String cell(double latitude, double longitude) {
    return Geohash.cell(latitude, longitude);
  }
}
