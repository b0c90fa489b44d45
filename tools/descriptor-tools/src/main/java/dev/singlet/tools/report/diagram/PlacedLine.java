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
      double radius = radius(points.get(i - 1), corner, points.get(i + 1));
      Point before = toward(corner, points.get(i - 1), radius);
      Point after = toward(corner, points.get(i + 1), radius);
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
    Point foot = toward(at, next, FOOT_LENGTH);
    return switch (end) {
      case ONE -> bar(at, foot);
      case OPTIONAL -> bar(at, foot) + circle(toward(at, next, FOOT_LENGTH + FOOT_WIDTH));
      case MANY ->
          "M"
              + text(beside(at, at, foot, 1))
              + "L"
              + text(foot)
              + "L"
              + text(beside(at, at, foot, -1));
    };
  }

  private static String bar(Point at, Point foot) {
    return "M" + text(beside(foot, at, foot, 1)) + "L" + text(beside(foot, at, foot, -1));
  }

  private static String circle(Point middle) {
    double radius = FOOT_WIDTH - 1;
    String arc = "a%1$s,%1$s 0 1 0 ".formatted(tenths(radius));
    return "M"
        + text(new Point(middle.x() - radius, middle.y()))
        + arc
        + tenths(2 * radius)
        + ",0"
        + arc
        + tenths(-2 * radius)
        + ",0";
  }

  /** Returns the point at a right angle to the line from one point to another. */
  private static Point beside(Point point, Point from, Point to, int side) {
    double acrossX = (to.y() - from.y()) / FOOT_LENGTH * FOOT_WIDTH * side;
    double acrossY = (from.x() - to.x()) / FOOT_LENGTH * FOOT_WIDTH * side;
    return new Point(point.x() + acrossX, point.y() + acrossY);
  }

  /** Two corners share the part of the line between them. */
  private static double radius(Point before, Point corner, Point after) {
    return Math.min(CORNER, Math.min(distance(before, corner), distance(corner, after)) / 2);
  }

  private static double distance(Point one, Point other) {
    return Math.hypot(other.x() - one.x(), other.y() - one.y());
  }

  /** Returns the point at a distance from one point toward another, at most nearly there. */
  private static Point toward(Point from, Point to, double distance) {
    double length = distance(from, to);
    if (length == 0) {
      return from;
    }
    double part = Math.min(distance / length, 0.9);
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
