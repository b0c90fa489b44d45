package dev.singlet.spring.docs;

import dev.singlet.spring.PageWindow;
import dev.singlet.spring.docs.model.Issue;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
class IssueController {
  private final Issues issues;

  IssueController(Issues issues) {
    this.issues = issues;
  }

  record IssueList(List<Issue> issues, @Nullable String next) {}

  @GetMapping("/repos/{owner}/{repo}/issues")
  IssueList list(@PathVariable String owner, @PathVariable String repo, ScrollPosition position) {
    PageWindow<Issue> window = issues.list(owner, repo, position);
    return new IssueList(window.getContent(), window.page().nextToken());
  }
}
