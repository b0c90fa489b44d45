package dev.singlet.examples.recipes.tenants;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;

/** Two tenants with documents, one of which is shared. */
public final class Tenants implements Recipe {

  @Override
  public String name() {
    return "tenants";
  }

  @Override
  public String summary() {
    return "several customers in one table, access lists, a document shared with another customer";
  }

  @Override
  public void run(Steps steps) {
    TableClient all = steps.table(WorkspacesTable.SCHEMA);
    Documents acme = new Documents(all.onlyForTenant("acme"));
    Documents globex = new Documents(all.onlyForTenant("globex"));
    access(steps, acme);
    steps.step(
        "Another tenant has a document of the same id",
        () -> globex.add(new Document("d1", "Notes", "Call acme."), "gus"));
    sharing(steps, new Sharing(all, "acme"), new Sharing(all, "globex"));
  }

  private static void access(Steps steps, Documents acme) {
    steps.step("Ann adds a plan", () -> acme.add(new Document("d1", "Plan", "Begin."), "ann"));
    steps.step("She lets Bob read it", () -> acme.allow("ann", "d1", "bob", Level.READ));
    steps.step("Bob reads it", () -> acme.read("bob", "d1"));
    steps.step("Bob can't write it", () -> acme.write("bob", "d1", "Stop."));
    steps.step("Ann can", () -> acme.write("ann", "d1", "Go on."));
    steps.step("Cy can't read it", () -> acme.read("cy", "d1"));
    acme.add(new Document("d2", "Budget", "7"), "bob");
    steps.step("All documents that Bob may read", () -> acme.readable("bob"));
  }

  private static void sharing(Steps steps, Sharing acme, Sharing globex) {
    steps.step("Ann shares the plan", () -> acme.share("ann", "d1", "globex", Level.READ));
    steps.step("What others share with Gus", globex::incoming);
    steps.step("Gus reads it", () -> globex.read("acme", "d1"));
    steps.step("Gus can't write it", () -> globex.write("acme", "d1", "Ours."));
    steps.step("Gus can't read what is not shared", () -> globex.read("acme", "d2"));
    steps.step("Ann ends it", () -> acme.revoke("ann", "d1", "globex"));
    steps.step("Gus tries again", () -> globex.read("acme", "d1"));
    acme.share("ann", "d1", "globex", Level.WRITE);
  }
}
