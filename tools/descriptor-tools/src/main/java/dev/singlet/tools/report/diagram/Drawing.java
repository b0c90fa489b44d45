package dev.singlet.tools.report.diagram;

import java.util.List;

/**
 * A diagram with coordinates.
 *
 * @param width its width
 * @param height its height
 * @param boxes its boxes, none over another
 * @param lines its lines
 */
public record Drawing(double width, double height, List<PlacedBox> boxes, List<PlacedLine> lines) {

  public Drawing {
    boxes = List.copyOf(boxes);
    lines = List.copyOf(lines);
  }
}
