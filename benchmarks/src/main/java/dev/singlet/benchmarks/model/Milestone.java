package dev.singlet.benchmarks.model;

/** What an issue is planned for: a record within it. */
public record Milestone(int number, String title, boolean open) {}
