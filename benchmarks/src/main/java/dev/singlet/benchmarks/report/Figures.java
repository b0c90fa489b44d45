package dev.singlet.benchmarks.report;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Figures by operation and variant. */
public final class Figures {

  private record Cell(String operation, String variant) {}

  private final Map<Cell, Figure> figures = new LinkedHashMap<>();

  /** Keeps what one operation of a variant costs. */
  public void put(String operation, String variant, Figure figure) {
    figures.put(new Cell(operation, variant), figure);
  }

  @Nullable Figure get(String operation, String variant) {
    return figures.get(new Cell(operation, variant));
  }
}
