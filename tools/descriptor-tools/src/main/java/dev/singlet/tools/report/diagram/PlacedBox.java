package dev.singlet.tools.report.diagram;

/** A box and its place: the upper left corner and the size. */
public record PlacedBox(Box box, double x, double y, double width, double height) {}
