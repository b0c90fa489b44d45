package dev.singlet.it.docs.model;

import dev.singlet.TableClient;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;

public final class LocalGitHub {

  private LocalGitHub() {}

  public static void main(String[] arguments) throws InterruptedException {
    System.out.println("DynamoDB Local is at " + start().endpoint());
    Thread.currentThread().join();
  }

  public static DynamoDbLocal start() {
    DynamoDbLocal local = DynamoDbLocal.start();
    TableClient github = GitHubTable.client(local.client());
    github.execute(CreateTable.of(GitHubTable.SCHEMA));
    github.execute(RepositoryEntity.put(new Repository("aws", "toolbox", null)));
    return local;
  }
}
