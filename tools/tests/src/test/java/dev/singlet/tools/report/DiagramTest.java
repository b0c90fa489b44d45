package dev.singlet.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.relationship.Relationships;
import dev.singlet.tools.report.diagram.Box;
import dev.singlet.tools.report.diagram.Drawing;
import dev.singlet.tools.report.diagram.Layout;
import dev.singlet.tools.report.diagram.Line;
import dev.singlet.tools.report.diagram.PlacedBox;
import dev.singlet.tools.report.diagram.PlacedLine;
import dev.singlet.tools.report.diagram.Point;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The places of boxes and lines. */
class DiagramTest {

  @ParameterizedTest
  @EnumSource
  void noTwoBoxesOverlap(ReportModel model) {
    List<PlacedBox> boxes = drawing(model).boxes();

    for (int i = 0; i < boxes.size(); i++) {
      for (PlacedBox other : boxes.subList(i + 1, boxes.size())) {
        assertThat(overlap(boxes.get(i), other))
            .as("%s and %s", boxes.get(i).box().title(), other.box().title())
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void linesEndAtTheirBoxes(ReportModel model) {
    Drawing drawing = drawing(model);

    assertThat(drawing.lines()).isNotEmpty();
    for (PlacedLine placed : drawing.lines()) {
      Point first = placed.points().get(0);
      Point last = placed.points().get(placed.points().size() - 1);
      assertThat(isOnEdge(first, box(drawing, placed.line().from()))).isTrue();
      assertThat(isOnEdge(last, box(drawing, placed.line().to()))).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void linesGoAroundBoxes(ReportModel model) {
    Drawing drawing = drawing(model);

    for (PlacedLine placed : drawing.lines()) {
      for (int i = 1; i < placed.points().size(); i++) {
        Point from = placed.points().get(i - 1);
        Point to = placed.points().get(i);
        assertThat(drawing.boxes()).noneMatch(box -> crosses(from, to, box));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void allIsWithinTheDrawing(ReportModel model) {
    Drawing drawing = drawing(model);

    for (PlacedBox box : drawing.boxes()) {
      assertThat(box.x()).isNotNegative();
      assertThat(box.y()).isNotNegative();
      assertThat(box.x() + box.width()).isLessThanOrEqualTo(drawing.width());
      assertThat(box.y() + box.height()).isLessThanOrEqualTo(drawing.height());
    }
  }

  @Test
  void aLineFromABoxToItself() {
    Box box = new Box("Tree", "Tree", List.of());
    Line line = new Line("Tree", "Tree", Line.End.ONE, Line.End.MANY, "children", "");

    PlacedLine placed = Layout.of(List.of(box), List.of(line)).lines().get(0);
    assertThat(placed.points().size()).isGreaterThan(2);
    assertThat(placed.path()).startsWith("M").contains("Q").doesNotContain("NaN");
    assertThat(placed.ends()).doesNotContain("NaN");
  }

  @Test
  void thereMayBeNoEntity() {
    assertThat(Layout.of(List.of(), List.of()).boxes()).isEmpty();
  }

  private static Drawing drawing(ReportModel model) {
    TableDescriptor table = model.table();
    return Layout.of(
        table.entities().stream().map(EntityBox::of).toList(),
        Relationships.of(table).stream()
            .map(
                each ->
                    new Line(
                        each.from(),
                        each.to(),
                        each.isOptional() ? Line.End.OPTIONAL : Line.End.ONE,
                        Line.End.MANY,
                        each.label(),
                        each.rule()))
            .toList());
  }

  private static PlacedBox box(Drawing drawing, String id) {
    return drawing.boxes().stream().filter(each -> each.box().id().equals(id)).findFirst().get();
  }

  private static boolean overlap(PlacedBox one, PlacedBox other) {
    return one.x() < other.x() + other.width()
        && other.x() < one.x() + one.width()
        && one.y() < other.y() + other.height()
        && other.y() < one.y() + one.height();
  }

  private static boolean isOnEdge(Point point, PlacedBox box) {
    double right = box.x() + box.width();
    double bottom = box.y() + box.height();
    boolean isWithin =
        point.x() >= box.x() - 0.1
            && point.x() <= right + 0.1
            && point.y() >= box.y() - 0.1
            && point.y() <= bottom + 0.1;
    boolean isInside =
        point.x() > box.x() + 0.1
            && point.x() < right - 0.1
            && point.y() > box.y() + 0.1
            && point.y() < bottom - 0.1;
    return isWithin && !isInside;
  }

  /** Lines are horizontal or vertical, so that their boxes are the lines themselves. */
  private static boolean crosses(Point from, Point to, PlacedBox box) {
    return Math.max(from.x(), to.x()) > box.x() + 0.1
        && Math.min(from.x(), to.x()) < box.x() + box.width() - 0.1
        && Math.max(from.y(), to.y()) > box.y() + 0.1
        && Math.min(from.y(), to.y()) < box.y() + box.height() - 0.1;
  }
}
