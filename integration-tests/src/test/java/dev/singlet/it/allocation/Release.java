package dev.singlet.it.allocation;

public record Release(String title, int number, String state) {}
