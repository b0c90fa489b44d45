package dev.singlet.it.docs.model;

public record Address(String street, String city) {}
