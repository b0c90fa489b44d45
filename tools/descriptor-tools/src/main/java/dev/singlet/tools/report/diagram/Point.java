package dev.singlet.tools.report.diagram;

/** A point of a drawing. */
public record Point(double x, double y) {}
