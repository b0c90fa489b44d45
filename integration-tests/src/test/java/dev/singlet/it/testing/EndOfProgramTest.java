package dev.singlet.it.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that uses DynamoDB Local ends when its own threads have ended. */
class EndOfProgramTest {

  private static final long MINUTES = 3;

  /** A program that closes nothing. */
  static final class Program {

    private Program() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
      TableClient github = GitHubTable.client(DynamoDbLocal.shared());
      github.execute(CreateTable.of(GitHubTable.SCHEMA));
      HttpRequest request =
          HttpRequest.newBuilder(DynamoDbLocal.sharedEndpoint())
              .header("X-Amz-Target", "DynamoDB_20120810.ListTables")
              .POST(HttpRequest.BodyPublishers.ofString("{}"))
              .build();
      HttpResponse<Void> answer =
          HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding());
      System.out.println("Answered by " + answer.uri().getHost());
      DynamoDbLocal.start().client().listTables();
      new Thread(
              () -> {
                Issue issue =
                    IssueEntity.builder()
                        .owner("a")
                        .repoName("b")
                        .issueNumber(1)
                        .title("t")
                        .build();
                github.execute(IssueEntity.put(issue));
                System.out.println(
                    github.execute(IssueEntity.get("a", "b", 1)).orElseThrow().title());
              })
          .start();
    }
  }

  @Test
  void itEndsAfterItsLastThread(@TempDir Path folder) throws IOException, InterruptedException {
    Path printed = folder.resolve("printed");
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                Program.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .redirectOutput(printed.toFile())
            .start();
    try {
      assertThat(program.waitFor(MINUTES, TimeUnit.MINUTES)).as("ended").isTrue();
      assertThat(program.exitValue()).isZero();
      assertThat(printed).hasContent("Answered by localhost" + System.lineSeparator() + "t");
    } finally {
      program.destroyForcibly();
    }
  }
}
