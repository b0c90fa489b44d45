package dev.singlet.benchmarks.allocation;

public record Release(String title, int number, String state) {}
