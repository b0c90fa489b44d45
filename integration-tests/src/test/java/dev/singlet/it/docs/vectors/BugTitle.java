package dev.singlet.it.docs.vectors;

import dev.singlet.annotation.Projection;

@Projection(of = Bug.class)
public record BugTitle(int number, String title) {}
