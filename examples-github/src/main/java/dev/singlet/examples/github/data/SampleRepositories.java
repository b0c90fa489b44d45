package dev.singlet.examples.github.data;

import static dev.singlet.examples.github.data.SampleData.hour;
import static dev.singlet.examples.github.data.SampleData.pick;
import static dev.singlet.examples.github.data.SampleData.user;

import dev.singlet.examples.github.model.Counter;
import dev.singlet.examples.github.model.Fork;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Repository;
import dev.singlet.examples.github.model.Star;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Repositories, their counters, forks and stars. */
final class SampleRepositories {

  /**
   * A repository, and how many issues and pull requests it has together.
   *
   * @param owner the account it belongs to
   * @param name its name
   * @param discussions the last number given to an issue or a pull request
   */
  record Plan(String owner, String name, int discussions) {}

  static final List<Plan> PLANS =
      List.of(
          new Plan("aws", "dynamodb-toolbox", 45),
          new Plan("aws", "sdk-java", 18),
          new Plan("aws", "cli", 12),
          new Plan("aws", "labs.examples", 6),
          new Plan("singlet", "singlet", 24),
          new Plan("singlet", "docs", 6),
          new Plan("acme", "rocket-skates", 10),
          new Plan("acme", "anvil", 9),
          new Plan("hooli", "nucleus", 9),
          new Plan("hooli", "box", 5),
          new Plan("alice", "dotfiles", 4),
          new Plan("bob", "notes", 3),
          new Plan("carol", "raytracer", 5),
          new Plan("dave", "sudoku", 2));

  private static final List<String> LANGUAGES = List.of("Java", "TypeScript", "Python", "Rust");
  private static final int STARS = 5;

  private SampleRepositories() {}

  static List<GitHub> entities() {
    List<GitHub> entities = new ArrayList<>();
    for (int i = 0; i < PLANS.size(); i++) {
      entities.add(repository(i));
      entities.add(counter(i));
      for (int fork = 0; fork < forks(i); fork++) {
        entities.add(fork(i, fork));
      }
    }
    for (int user = 0; user < SampleData.USERS.size(); user++) {
      for (int star = 0; star < STARS; star++) {
        entities.add(star(user, star));
      }
    }
    return entities;
  }

  private static Repository repository(int i) {
    Plan plan = PLANS.get(i);
    @Nullable String description = i % 4 == 3 ? null : "The " + plan.name() + " of " + plan.owner();
    @Nullable String language = i % 5 == 4 ? null : pick(LANGUAGES, i);
    Instant created = hour(100 + i * 5);
    Instant updated = hour(900 + i * 37 % 91);
    return new Repository(
        plan.owner(), plan.name(), description, i % 6 == 5, language, created, updated);
  }

  private static Counter counter(int i) {
    Plan plan = PLANS.get(i);
    Instant created = hour(100 + i * 5);
    return new Counter(plan.owner(), plan.name(), plan.discussions(), created, hour(800 + i));
  }

  /** The better known a repository is, the more forks it has. */
  private static int forks(int repository) {
    return Math.max(0, 8 - repository);
  }

  private static Fork fork(int repository, int i) {
    Plan plan = PLANS.get(repository);
    String repoName = i % 3 == 2 ? plan.name() + "-fork" : plan.name();
    Instant created = hour(300 + repository * 10 + i);
    return new Fork(
        plan.owner(), plan.name(), user(repository + i * 2), repoName, created, created);
  }

  private static Star star(int user, int i) {
    Plan plan = pick(PLANS, user * 3 + i * 4);
    Instant starred = hour(400 + user * STARS + i);
    return new Star(user(user), plan.owner(), plan.name(), starred, starred, starred);
  }
}
