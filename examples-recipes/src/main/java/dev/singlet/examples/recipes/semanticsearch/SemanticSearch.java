package dev.singlet.examples.recipes.semanticsearch;

import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import dev.singlet.examples.shared.Embeddings;

/** Issues that are about the same thing. */
public final class SemanticSearch implements Recipe {

  @Override
  public String name() {
    return "semantic-search";
  }

  @Override
  public String summary() {
    return "issues that mean the same in other words, with filters; new vectors for changed texts";
  }

  @Override
  public boolean needsVectors() {
    return true;
  }

  @Override
  public void run(Steps steps) {
    IssueSearch issues =
        new IssueSearch(
            steps.tableWithVectors(TrackerTable.SCHEMA), new Embeddings(Tracker.DIMENSIONS)::of);
    steps.step(
        "An issue is filed",
        () ->
            issues.file(
                "acme", "site", 1, "Login page is blank", "After login the page stays white."));
    issues.file("acme", "site", 2, "White page after a login", "The page is blank on phones.");
    issues.file("acme", "site", 3, "Search finds no accents", "Cafe is found without one.");
    issues.file("acme", "app", 1, "Blank page", "Each page of the app is blank at first.");
    issues.file("acme", "app", 2, "Export is slow", "The export of large tables takes minutes.");
    issues.file("other", "site", 1, "Login page is blank", "An issue of somebody else.");
    issues.close("acme", "site", 2);
    search(steps, issues);
    changes(steps, issues);
  }

  private static void search(Steps steps, IssueSearch issues) {
    steps.step(
        "Issues of all repositories that are like a text",
        () -> issues.like("acme", "blank page after the login"));
    steps.step(
        "Open ones of a repository",
        () -> issues.openLike("acme", "site", "blank page after the login"));
    steps.step(
        "Possible duplicates",
        () -> issues.duplicates("acme", "app", "Slow export", "A large table takes minutes."));
  }

  private static void changes(Steps steps, IssueSearch issues) {
    steps.step(
        "An issue gets another text and its embedding",
        () -> issues.rewrite("acme", "site", 3, "Search is slow", "It takes seconds."));
    steps.step(
        "An issue gets another title only",
        () -> issues.retitle("acme", "app", 2, "Large exports take long"));
    steps.step(
        "A search for its earlier title", () -> issues.openLike("acme", "app", "export is slow"));
    steps.step("Issues that wait for an embedding", () -> issues.waiting("acme").toList());
    steps.step("The embeddings are made", () -> issues.embedWaiting("acme"));
    steps.step(
        "A search for its title", () -> issues.openLike("acme", "app", "large exports take long"));
  }
}
