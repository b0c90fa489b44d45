package dev.singlet.it.types.model;

/** A temperature. */
public record Temperature(double celsius) {}
