package dev.singlet.examples.recipes.changes.authors;

import static dev.singlet.examples.recipes.changes.authors.AfterIssueEntity.AUTHOR;

import dev.singlet.TableClient;
import dev.singlet.scan.ScanProgress;

/** Writes the key of the new index to issues that lack it, while programs of release 1 write. */
final class Backfill {

  private final TableClient program;

  Backfill(TableClient program) {
    this.program = program;
  }

  ScanProgress run() {
    return program.execute(AfterTable.scan(AfterIssueEntity.type()).forEach(this::writeKey));
  }

  /** An update of a part of the key writes the key. It is refused if the author has changed. */
  private void writeKey(After.Issue issue) {
    program.tryExecute(
        AfterIssueEntity.update(issue.owner(), issue.repoName(), issue.issueNumber())
            .author(issue.author())
            .when(AUTHOR.eq(issue.author())));
  }
}
