package dev.singlet.benchmarks.report;

/** The cost of one operation: its time in microseconds, and the memory it allocated in bytes. */
public record Figure(Spread micros, Spread bytes) {}
