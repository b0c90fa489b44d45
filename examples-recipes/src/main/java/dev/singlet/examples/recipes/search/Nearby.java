package dev.singlet.examples.recipes.search;

import static dev.singlet.value.Several.eachOf;

import dev.singlet.TableClient;
import java.util.Comparator;
import java.util.List;

/** Places around a point. */
final class Nearby {

  private final TableClient city;

  Nearby(TableClient city) {
    this.city = city;
  }

  /**
   * All places within a radius, the nearest first.
   *
   * @throws IllegalArgumentException if the radius is larger than what the cells around the point
   *     cover for certain
   */
  List<Found> within(double latitude, double longitude, int metres) {
    double reach = Geohash.reach(latitude, longitude);
    if (metres > reach) {
      throw new IllegalArgumentException(
          "A radius of %d m is larger than a cell. Here up to %.0f m are possible."
              .formatted(metres, Math.floor(reach)));
    }
    return city.stream(PlaceEntity.byCell(eachOf(Geohash.cellsAround(latitude, longitude))))
        .map(place -> found(place, latitude, longitude))
        .filter(found -> found.metres() <= metres)
        .sorted(Comparator.comparingLong(Found::metres))
        .toList();
  }

  /** Places in the cell of a point. It misses those that are near in another cell. */
  List<Found> inCell(double latitude, double longitude) {
    return city.stream(PlaceEntity.byCell(Geohash.cell(latitude, longitude)))
        .map(place -> found(place, latitude, longitude))
        .toList();
  }

  private static Found found(Place place, double latitude, double longitude) {
    double metres = Sphere.metres(latitude, longitude, place.latitude(), place.longitude());
    return new Found(place.name(), Math.round(metres));
  }
}
