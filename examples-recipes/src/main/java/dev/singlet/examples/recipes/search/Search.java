package dev.singlet.examples.recipes.search;

import static dev.singlet.value.Several.eachOf;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.util.Set;

/** Places of a town. */
public final class Search implements Recipe {

  @Override
  public String name() {
    return "search";
  }

  @Override
  public String summary() {
    return "what begins with some text, what has a tag, what is near a point";
  }

  @Override
  public void run(Steps steps) {
    TableClient city = steps.table(CityTable.SCHEMA);
    Places places = new Places(city);
    steps.step(
        "A place is added",
        () -> places.add(place("p1", "Bar Noord", 52.0117, 4.3573, "coffee", "garden")));
    places.add(place("p2", "Barista", 52.0121, 4.3620, "coffee"));
    places.add(place("p3", "Museum", 52.0189, 4.3611, "garden"));
    places.add(place("p4", "Mill", 52.0300, 4.3610));
    steps.step("Names that begin with \"bar\"", () -> places.startingWith("delft", "bar"));
    steps.step(
        "Names of all towns with b, then those with m",
        () -> city.execute(PlaceEntity.byLetter(eachOf("b", "m")).limit(10)));
    tags(steps, places);
    Nearby nearby = new Nearby(city);
    steps.step("In the cell of a point", () -> nearby.inCell(52.0120, 4.3610));
    steps.step("Within 500 metres", () -> nearby.within(52.0120, 4.3610, 500));
  }

  private static void tags(Steps steps, Places places) {
    steps.step("Places with a tag", () -> places.tagged("coffee"));
    steps.step("Places with two tags", () -> places.tagged("garden", "coffee"));
    steps.step(
        "A place gets another name and other tags",
        () ->
            places.change(
                "p1",
                place ->
                    PlaceEntity.builder(place)
                        .name("Bar North")
                        .tags(Set.of("coffee", "music"))
                        .build()));
    steps.step("The tag that it had", () -> places.tagged("garden"));
    steps.step("The tag that it has", () -> places.tagged("music"));
  }

  private static Place place(
      String id, String name, double latitude, double longitude, String... tags) {
    return new Place(id, 0, "delft", name, latitude, longitude, Set.of(tags));
  }
}
