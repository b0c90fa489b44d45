package dev.singlet.examples.recipes.hierarchies.places;

import static dev.singlet.value.Range.beginsWith;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;

/** Shows stores by place. */
public final class StorePlaces {

  private StorePlaces() {}

  /** Shows its steps. */
  public static void show(Steps steps) {
    TableClient places = steps.table(PlacesTable.SCHEMA);
    put(places, "s1", "Zürich", "Zürich", "Bahnhofstrasse 1");
    put(places, "s2", "Zürich", "Winterthur", "Marktgasse 2");
    put(places, "s3", "Bern", "Thun", "Bälliz 3");
    put(places, "s4", "Zürich", "Zürich", "Langstrasse 4");
    steps.step("All stores of a country", () -> places.execute(StoreEntity.within("CH")));
    steps.step(
        "All stores of a region", () -> places.execute(StoreEntity.within("CH").region("Zürich")));
    steps.step(
        "All stores of a city",
        () -> places.execute(StoreEntity.within("CH").region("Zürich").city("Zürich")));
    steps.step(
        "Cities that begin with W",
        () -> places.execute(StoreEntity.within("CH").region("Zürich").city(beginsWith("W"))));
    steps.step(
        "How many stores a region has",
        () -> places.execute(StoreEntity.within("CH").region("Zürich").count()));
    steps.step(
        "A store moves to another city",
        () ->
            places.execute(
                StoreEntity.update("s4")
                    .countryAndRegionAndCity("CH", "Bern", "Biel")
                    .street("Quai 5")));
  }

  private static void put(
      TableClient places, String id, String region, String city, String street) {
    places.execute(StoreEntity.put(new Store(id, "CH", region, city, street)));
  }
}
