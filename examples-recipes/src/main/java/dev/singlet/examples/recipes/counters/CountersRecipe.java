package dev.singlet.examples.recipes.counters;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Random;

/** Invoices of a shop, views of a page, and requests of a client. */
public final class CountersRecipe implements Recipe {

  @Override
  public String name() {
    return "counters";
  }

  @Override
  public String summary() {
    return "numbers without gaps, counters, counters spread over items, a rate limit";
  }

  @Override
  public void run(Steps steps) {
    TableClient counters = steps.table(CountersTable.SCHEMA);
    invoices(steps, counters);
    views(steps, counters);
    requests(steps, counters);
  }

  private static void invoices(Steps steps, TableClient counters) {
    Invoices invoices = new Invoices(counters);
    steps.step(
        "A shop opens",
        () -> counters.execute(SequenceEntity.put(new Sequence("delft", 0)).ifNotExists()));
    steps.step(
        "An invoice gets the next number",
        () -> invoices.create("o1", "delft", new BigDecimal("19.95")));
    steps.step(
        "The same order again", () -> invoices.create("o1", "delft", new BigDecimal("19.95")));
    invoices.create("o2", "delft", new BigDecimal("5.25"));
    steps.step(
        "The latest invoices",
        () -> counters.execute(InvoiceEntity.byNumber("delft").reverse().limit(10)));
    steps.step("A number in one request, if gaps do no harm", () -> invoices.next("delft"));
  }

  private static void views(Steps steps, TableClient counters) {
    Views views = new Views(counters, new Random(27));
    steps.step("A view of a page", () -> views.count("home"));
    steps.step("Another one", () -> views.count("home"));
    steps.step("A view, counted in one of ten items", () -> views.countSpread("news"));
    for (int view = 0; view < 19; view++) {
      views.countSpread("news");
    }
    steps.step("Their sum", () -> views.total("news"));
  }

  private static void requests(Steps steps, TableClient counters) {
    RateLimit limit = new RateLimit(counters, 2);
    Instant now = Instant.parse("2026-03-01T21:00:10Z");
    steps.step("A request", () -> limit.allows("c1", now));
    steps.step("The second one in this minute", () -> limit.allows("c1", now.plusSeconds(20)));
    steps.step("The third one is too many", () -> limit.allows("c1", now.plusSeconds(30)));
    steps.step("In the next minute", () -> limit.allows("c1", now.plusSeconds(50)));
  }
}
