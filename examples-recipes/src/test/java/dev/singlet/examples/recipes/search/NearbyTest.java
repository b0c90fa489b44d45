package dev.singlet.examples.recipes.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class NearbyTest {

  @RegisterExtension final LocalTable table = LocalTable.of(CityTable.SCHEMA);

  @Test
  void allPlacesWithinARadiusAreFoundWhereverThePointIsInItsCell() {
    Random random = new Random(7);
    List<Place> all = new ArrayList<>();
    for (int number = 0; number < 300; number++) {
      all.add(place("p" + number, 52 + random.nextDouble() / 20, 4.3 + random.nextDouble() / 20));
    }
    all.forEach(place -> table.client().execute(PlaceEntity.put(place)));

    for (int point = 0; point < 40; point++) {
      double latitude = 52.01 + random.nextDouble() / 40;
      double longitude = 4.31 + random.nextDouble() / 40;
      List<String> near =
          all.stream()
              .filter(place -> metres(place, latitude, longitude) <= 600)
              .map(Place::name)
              .toList();

      assertThat(nearby().within(latitude, longitude, 600))
          .isSortedAccordingTo((one, other) -> Long.compare(one.metres(), other.metres()))
          .extracting(Found::name)
          .containsExactlyInAnyOrderElementsOf(near);
    }
  }

  @Test
  void theCellAloneMissesWhatIsNearInAnother() {
    table.client().execute(PlaceEntity.put(place("p1", 52.0121, 4.3620)));

    assertThat(nearby().inCell(52.0120, 4.3610)).isEmpty();
    assertThat(nearby().within(52.0120, 4.3610, 100)).containsExactly(new Found("p1", 69));
  }

  @Test
  void placesAreFoundAcrossTheDateLineAndAtAPole() {
    table.client().execute(PlaceEntity.put(place("east", 0, 179.999)));
    table.client().execute(PlaceEntity.put(place("pole", 89.999, 12)));

    assertThat(nearby().within(0, -179.999, 500)).extracting(Found::name).containsExactly("east");
    assertThat(Geohash.cellsAround(90, 12)).hasSize(6);
    assertThat(Geohash.reach(90, 12)).as("meridians meet, and cells have no width").isLessThan(1);
  }

  @Test
  void aRadiusThatTheCellsDontCoverIsRefused() {
    assertThatThrownBy(() -> nearby().within(52.0120, 4.3610, 700))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A radius of 700 m is larger than a cell. Here up to 610 m are possible.");
    assertThatThrownBy(() -> nearby().within(70, 4.3610, 500))
        .hasMessage("A radius of 500 m is larger than a cell. Here up to 417 m are possible.");
  }

  @Test
  void aPlaceThatMovesIsFoundWhereItIs() {
    Places places = new Places(table.client());
    places.add(place("p1", 52.0120, 4.3610));

    places.change("p1", place -> PlaceEntity.builder(place).latitude(52.1).longitude(4.4).build());

    assertThat(nearby().within(52.0120, 4.3610, 500)).isEmpty();
    assertThat(nearby().within(52.1, 4.4, 500)).hasSize(1);
  }

  @Test
  void cellsAreThoseOfEveryOtherProgram() {
    assertThat(Geohash.cell(57.64911, 10.40744)).isEqualTo("u4pruy");
    assertThat(Geohash.cell(-25.382708, -49.265506)).isEqualTo("6gkzwg");
    assertThat(Geohash.cellsAround(57.64911, 10.40744)).hasSize(9).doesNotHaveDuplicates();
  }

  private Nearby nearby() {
    return new Nearby(table.client());
  }

  private static double metres(Place place, double latitude, double longitude) {
    return Math.round(Sphere.metres(latitude, longitude, place.latitude(), place.longitude()));
  }

  private static Place place(String id, double latitude, double longitude) {
    return new Place(id, 0, "delft", id, latitude, longitude, Set.of());
  }
}
