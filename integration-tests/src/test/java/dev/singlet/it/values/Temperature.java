package dev.singlet.it.values;

/** A temperature. */
public record Temperature(double celsius) {}
