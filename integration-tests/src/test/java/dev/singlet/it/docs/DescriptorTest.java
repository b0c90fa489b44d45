package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The snippets of descriptor.md. */
class DescriptorTest {

  @Test
  void describe() {
    Lines System = new Lines(new Out(new ArrayList<>()));

    TableDescriptor model = GitHubTable.describe();
    EntityDescriptor issue = model.entity("Issue").orElseThrow();
    for (AccessPatternDescriptor pattern : issue.patterns()) {
      System.out.println(pattern.signature() + ": " + pattern.keyCondition());
    }

    assertThat(System.out.lines())
        .contains(
            "IssueEntity.open(String owner, String repoName): GSI1PK = 'ISSUE#{owner}#{repoName}'"
                + " AND begins_with(GSI1SK, 'OPEN#')");
  }

  private record Lines(Out out) {}

  private record Out(List<String> lines) {
    void println(String line) {
      lines.add(line);
    }
  }
}
