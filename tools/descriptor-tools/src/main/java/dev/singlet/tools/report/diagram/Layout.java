package dev.singlet.tools.report.diagram;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.math.KVector;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.SizeConstraint;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkBendPoint;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * Finds places for boxes and lines with <a
 * href="https://eclipse.dev/elk/reference/algorithms/org-eclipse-elk-layered.html">ELK's layered
 * algorithm</a>. The same diagram always gets the same places.
 */
public final class Layout {

  static final double TITLE_HEIGHT = 30;
  static final double ROW_HEIGHT = 20;
  private static final double BOX_PADDING = 8;
  private static final double LETTER = 7.3;
  private static final double TITLE_LETTER = 8.4;
  private static final double MARK_WIDTH = 46;
  private static final double TYPE_WIDTH = 40;
  private static final double LABEL_LETTER = 6.4;
  private static final double LABEL_HEIGHT = 16;
  private static final double LEAST_WIDTH = 130;

  static {
    LayoutMetaDataService.getInstance()
        .registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
  }

  private final ElkNode graph = ElkGraphUtil.createGraph();
  private final Map<String, ElkNode> nodes = new LinkedHashMap<>();
  private final List<ElkEdge> edges = new ArrayList<>();

  private Layout() {}

  /**
   * Lays out a diagram.
   *
   * @param boxes the boxes, with different ids
   * @param lines lines between them
   * @return the drawing
   */
  public static Drawing of(List<Box> boxes, List<Line> lines) {
    Layout layout = new Layout();
    layout.set();
    boxes.forEach(layout::add);
    lines.forEach(layout::add);
    new RecursiveGraphLayoutEngine().layout(layout.graph, new BasicProgressMonitor());
    return layout.drawing(boxes, lines);
  }

  private void set() {
    graph.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
    graph.setProperty(LayeredOptions.DIRECTION, Direction.RIGHT);
    graph.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
    graph.setProperty(LayeredOptions.ASPECT_RATIO, 1.7);
    graph.setProperty(LayeredOptions.PADDING, new ElkPadding(12));
    graph.setProperty(
        LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.NETWORK_SIMPLEX);
    graph.setProperty(LayeredOptions.SPACING_NODE_NODE, 28.0);
    graph.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, 32.0);
    graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 34.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 28.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_NODE, 18.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 14.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 14.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_LABEL, 3.0);
  }

  private void add(Box box) {
    ElkNode node = ElkGraphUtil.createNode(graph);
    double width = width(box);
    double height = TITLE_HEIGHT + rowsHeight(box);
    node.setDimensions(width, height);
    // A box with more lines than room for crow's feet grows.
    node.setProperty(
        LayeredOptions.NODE_SIZE_CONSTRAINTS,
        EnumSet.of(SizeConstraint.PORTS, SizeConstraint.MINIMUM_SIZE));
    node.setProperty(LayeredOptions.NODE_SIZE_MINIMUM, new KVector(width, height));
    node.setProperty(LayeredOptions.SPACING_PORT_PORT, 14.0);
    if (nodes.put(box.id(), node) != null) {
      throw new IllegalArgumentException("Two boxes have the id " + box.id());
    }
  }

  private void add(Line line) {
    ElkEdge edge = ElkGraphUtil.createSimpleEdge(node(line.from()), node(line.to()));
    if (!line.label().isEmpty()) {
      ElkLabel label = ElkGraphUtil.createLabel(line.label(), edge);
      label.setDimensions(Letters.count(Letters.cut(line.label())) * LABEL_LETTER, LABEL_HEIGHT);
      label.setProperty(LayeredOptions.EDGE_LABELS_PLACEMENT, EdgeLabelPlacement.CENTER);
    }
    edges.add(edge);
  }

  private ElkNode node(String id) {
    ElkNode node = nodes.get(id);
    if (node == null) {
      throw new IllegalArgumentException("There is no box with the id " + id);
    }
    return node;
  }

  private static double width(Box box) {
    double width = Math.max(LEAST_WIDTH, Letters.count(Letters.cut(box.title())) * TITLE_LETTER);
    for (Box.Row row : box.rows()) {
      double name = Letters.count(Letters.cut(row.name())) * LETTER;
      width = Math.max(width, MARK_WIDTH + name + TYPE_WIDTH);
    }
    return Math.ceil(width + 2 * BOX_PADDING);
  }

  private static double rowsHeight(Box box) {
    return box.rows().isEmpty() ? 0 : box.rows().size() * ROW_HEIGHT + BOX_PADDING;
  }

  private Drawing drawing(List<Box> boxes, List<Line> lines) {
    List<PlacedBox> placedBoxes = new ArrayList<>();
    for (Box box : boxes) {
      ElkNode node = node(box.id());
      placedBoxes.add(
          new PlacedBox(box, node.getX(), node.getY(), node.getWidth(), node.getHeight()));
    }
    List<PlacedLine> placedLines = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      placedLines.add(placed(lines.get(i), edges.get(i)));
    }
    return new Drawing(graph.getWidth(), graph.getHeight(), placedBoxes, placedLines);
  }

  private static PlacedLine placed(Line line, ElkEdge edge) {
    ElkEdgeSection section = edge.getSections().get(0);
    List<Point> points = new ArrayList<>();
    points.add(new Point(section.getStartX(), section.getStartY()));
    for (ElkBendPoint bend : section.getBendPoints()) {
      points.add(new Point(bend.getX(), bend.getY()));
    }
    points.add(new Point(section.getEndX(), section.getEndY()));
    if (edge.getLabels().isEmpty()) {
      return new PlacedLine(line, points, points.get(0), 0, 0);
    }
    ElkLabel label = edge.getLabels().get(0);
    return new PlacedLine(
        line, points, new Point(label.getX(), label.getY()), label.getWidth(), label.getHeight());
  }
}
