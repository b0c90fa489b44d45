package dev.singlet.examples.recipes.unique;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;

/** Two accounts, two articles and a vote. */
public final class UniqueValues implements Recipe {

  @Override
  public String name() {
    return "unique";
  }

  @Override
  public String summary() {
    return "values that only one item has: an e-mail address and a handle; a pair of values";
  }

  @Override
  public void run(Steps steps) {
    TableClient site = steps.table(SiteTable.SCHEMA);
    accounts(steps, site);
    pairs(steps, site);
  }

  private static void accounts(Steps steps, TableClient site) {
    Accounts accounts = new Accounts(site);
    String ann = "ann@example.com";
    String bob = "bob@example.com";
    steps.step("Ann signs up", () -> accounts.signUp("a1", ann, "ann").orElse("ok"));
    steps.step(
        "Somebody else tries her address, written in another way",
        () -> accounts.signUp("a2", "Ann@Example.com", "anne").get());
    steps.step("Bob tries her handle", () -> accounts.signUp("a2", bob, "ann").get());
    steps.step("Bob takes another one", () -> accounts.signUp("a2", bob, "bob").orElse("ok"));
    steps.step(
        "Ann changes her address",
        () -> site.execute(AccountEntity.update("a1").email("ann@example.org")));
    steps.refused(
        "Bob can't take the new one",
        () -> site.execute(AccountEntity.update("a2").email("ann@example.org")));
    steps.step("The old one is free", () -> site.execute(AccountEntity.update("a2").email(ann)));
    steps.step("The account of an address", () -> site.execute(AccountEntity.byEmail(ann)));
    steps.step("A sixteenth of all accounts", () -> new AllAccounts(site).sixteenth(6).toList());
    steps.step("All accounts, by address", () -> new AllAccounts(site).all().toList());
    steps.step("Bob leaves, and frees both", () -> site.execute(AccountEntity.delete("a2")));
  }

  private static void pairs(Steps steps, TableClient site) {
    steps.step(
        "An article takes its slug in its workspace",
        () ->
            site.execute(
                ArticleEntity.put(new Article("p1", "red", "start", "Start")).ifNotExists()));
    steps.refused(
        "Another article can't have it there",
        () ->
            site.execute(
                ArticleEntity.put(new Article("p2", "red", "start", "Begin")).ifNotExists()));
    steps.step(
        "In another workspace it can",
        () ->
            site.execute(
                ArticleEntity.put(new Article("p2", "blue", "start", "Begin")).ifNotExists()));
    steps.step(
        "Ann votes", () -> site.execute(VoteEntity.put(new Vote("p1", "a1", 5)).ifNotExists()));
    steps.refused(
        "She can't vote twice",
        () -> site.execute(VoteEntity.put(new Vote("p1", "a1", 1)).ifNotExists()));
  }
}
