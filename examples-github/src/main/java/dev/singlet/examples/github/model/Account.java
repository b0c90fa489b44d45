package dev.singlet.examples.github.model;

/** Users and organizations share one key space: a name belongs to one of them. */
public sealed interface Account extends GitHub permits User, Organization {}
