package dev.singlet.it.docs;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Repository;
import dev.singlet.it.docs.model.RepositoryEntity;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;

/** A local table for other programs, until the program is ended. */
final class LocalGitHub {

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
