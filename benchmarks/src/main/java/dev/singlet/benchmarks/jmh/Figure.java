package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.report.Spread;

/** The cost of one operation: its time in microseconds, and the memory it allocated in bytes. */
record Figure(Spread micros, Spread bytes) {}
