package dev.singlet.examples.recipes.semanticsearch;

import dev.singlet.search.VectorMatch;

/** An issue, and how far its embedding is from that of the text that was searched for. */
public record Found(String repo, int number, String title, Status status, double score) {

  private static final double SHOWN = 100;

  static Found of(VectorMatch<Issue> match) {
    Issue issue = match.item();
    return new Found(
        issue.repo(),
        issue.number(),
        issue.title(),
        issue.status(),
        Math.round(match.score() * SHOWN) / SHOWN);
  }
}
