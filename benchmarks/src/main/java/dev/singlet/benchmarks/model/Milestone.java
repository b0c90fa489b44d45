package dev.singlet.benchmarks.model;

/** The milestone that an issue is planned for: a record within it. */
public record Milestone(int number, String title, boolean open) {}
