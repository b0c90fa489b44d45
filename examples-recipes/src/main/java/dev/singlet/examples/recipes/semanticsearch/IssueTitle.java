package dev.singlet.examples.recipes.semanticsearch;

import dev.singlet.annotation.Projection;

/** A part of an issue, which the vector index holds. */
@Projection(of = Issue.class)
public record IssueTitle(String repo, int number, String title) {}
