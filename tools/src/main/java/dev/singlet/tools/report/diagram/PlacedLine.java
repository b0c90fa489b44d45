package dev.singlet.tools.report.diagram;

import java.util.List;

/**
 * A line and its place.
 *
 * @param line the line
 * @param points the points that it goes through; the first and the last one lie on boxes
 * @param label the upper left corner of its label
 * @param labelWidth the width of its label
 * @param labelHeight the height of its label
 */
public record PlacedLine(
    Line line, List<Point> points, Point label, double labelWidth, double labelHeight) {

  private static final double CORNER = 6;
  private static final double FOOT_LENGTH = 11;
  private static final double FOOT_WIDTH = 5;

  public PlacedLine {
    points = List.copyOf(points);
  }

  /** Returns the line as a path of SVG, with round corners. */
  public String path() {
    StringBuilder path = new StringBuilder("M").append(text(points.get(0)));
    for (int i = 1; i < points.size() - 1; i++) {
      Point corner = points.get(i);
      Point before = toward(corner, points.get(i - 1), CORNER);
      Point after = toward(corner, points.get(i + 1), CORNER);
      path.append('L').append(text(before));
      path.append('Q').append(text(corner)).append(' ').append(text(after));
    }
    return path.append('L').append(text(points.get(points.size() - 1))).toString();
  }

  /** Returns what is drawn at both ends, as a path of SVG; empty for nothing. */
  public String ends() {
    int last = points.size() - 1;
    return end(line.begin(), points.get(0), points.get(1))
        + end(line.end(), points.get(last), points.get(last - 1));
  }

  private static String end(Line.End end, Point at, Point next) {
    Point inward = toward(at, next, FOOT_LENGTH);
    // At a right angle to the line.
    double acrossX = (inward.y() - at.y()) / FOOT_LENGTH * FOOT_WIDTH;
    double acrossY = (at.x() - inward.x()) / FOOT_LENGTH * FOOT_WIDTH;
    return switch (end) {
      case NONE -> "";
      case ONE ->
          "M"
              + text(new Point(inward.x() + acrossX, inward.y() + acrossY))
              + "L"
              + text(new Point(inward.x() - acrossX, inward.y() - acrossY));
      case MANY ->
          "M"
              + text(new Point(at.x() + acrossX, at.y() + acrossY))
              + "L"
              + text(inward)
              + "L"
              + text(new Point(at.x() - acrossX, at.y() - acrossY));
    };
  }

  /** Returns the point at a distance from one point toward another, at most halfway. */
  private static Point toward(Point from, Point to, double distance) {
    double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
    if (length == 0) {
      return from;
    }
    double part = Math.min(distance / length, 0.5);
    return new Point(from.x() + (to.x() - from.x()) * part, from.y() + (to.y() - from.y()) * part);
  }

  private static String text(Point point) {
    return tenths(point.x()) + "," + tenths(point.y());
  }

  private static String tenths(double value) {
    long tenths = Math.round(value * 10);
    return tenths % 10 == 0 ? Long.toString(tenths / 10) : Double.toString(tenths / 10.0);
  }
}
