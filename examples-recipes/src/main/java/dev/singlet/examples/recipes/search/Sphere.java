package dev.singlet.examples.recipes.search;

/** Distances on the earth, taken as a sphere. */
final class Sphere {

  private static final double RADIUS = 6_371_000;

  private Sphere() {}

  static double metres(double latitude1, double longitude1, double latitude2, double longitude2) {
    double north = Math.sin(Math.toRadians(latitude2 - latitude1) / 2);
    double east = Math.sin(Math.toRadians(longitude2 - longitude1) / 2);
    double cosines = Math.cos(Math.toRadians(latitude1)) * Math.cos(Math.toRadians(latitude2));
    return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(north * north + cosines * east * east)));
  }
}
