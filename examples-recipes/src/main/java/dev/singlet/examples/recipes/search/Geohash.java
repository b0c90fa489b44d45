package dev.singlet.examples.recipes.search;

import java.util.ArrayList;
import java.util.List;

/**
 * Geohash cells of six symbols. They are 0.0055 degrees high (611 m) and 0.011 degrees wide (1.2 km
 * at the equator, half of that at 60 degrees). See <a
 * href="https://en.wikipedia.org/wiki/Geohash">Geohash</a>.
 */
final class Geohash {

  private static final String SYMBOLS = "0123456789bcdefghjkmnpqrstuvwxyz";
  private static final int SYMBOL_BITS = 5;
  private static final int LENGTH = 6;

  /** Bits of a row, and of a column. */
  private static final int BITS = LENGTH * SYMBOL_BITS / 2;

  /** The number of rows, and of columns. */
  private static final int COUNT = 1 << BITS;

  private Geohash() {}

  /** The cell of a point. */
  static String cell(double latitude, double longitude) {
    return text(row(latitude), column(longitude));
  }

  /** The cell of a point and those around it: nine, or six at a pole. */
  static List<String> cellsAround(double latitude, double longitude) {
    List<String> cells = new ArrayList<>();
    int row = row(latitude);
    int column = column(longitude);
    for (int each = Math.max(0, row - 1); each <= Math.min(COUNT - 1, row + 1); each++) {
      for (int step = -1; step <= 1; step++) {
        cells.add(text(each, Math.floorMod(column + step, COUNT)));
      }
    }
    return cells;
  }

  /** How far from a point the cells around it reach in each direction, in metres. */
  static double reach(double latitude, double longitude) {
    double height = 180.0 / COUNT;
    double width = 360.0 / COUNT;
    double nearestToPole = Math.min(90, Math.abs(latitude) + height);
    return Math.min(
        Sphere.metres(latitude, longitude, latitude + height, longitude),
        Sphere.metres(nearestToPole, longitude, nearestToPole, longitude + width));
  }

  private static int row(double latitude) {
    return Math.min((int) ((latitude + 90) / 180 * COUNT), COUNT - 1);
  }

  private static int column(double longitude) {
    return Math.min((int) ((longitude + 180) / 360 * COUNT), COUNT - 1);
  }

  /** Bits of the column and of the row in turn, from the highest. */
  private static String text(int row, int column) {
    StringBuilder text = new StringBuilder(LENGTH);
    int symbol = 0;
    for (int bit = 0; bit < 2 * BITS; bit++) {
      int from = bit % 2 == 0 ? column : row;
      symbol = (symbol << 1) | ((from >> (BITS - 1 - bit / 2)) & 1);
      if (bit % SYMBOL_BITS == SYMBOL_BITS - 1) {
        text.append(SYMBOLS.charAt(symbol));
        symbol = 0;
      }
    }
    return text.toString();
  }
}
