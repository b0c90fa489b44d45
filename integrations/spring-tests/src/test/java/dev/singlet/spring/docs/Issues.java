package dev.singlet.spring.docs;

import dev.singlet.TableClient;
import dev.singlet.spring.PageWindow;
import dev.singlet.spring.TokenScrollPosition;
import dev.singlet.spring.docs.model.Issue;
import dev.singlet.spring.docs.model.IssueEntity;
import java.util.Optional;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.stereotype.Repository;

@Repository
class Issues {
  private final TableClient github;

  Issues(TableClient github) {
    this.github = github;
  }

  void open(Issue issue) {
    github.execute(IssueEntity.put(issue).ifNotExists());
  }

  Optional<Issue> find(String owner, String repo, long number) {
    return github.execute(IssueEntity.get(owner, repo, number));
  }

  PageWindow<Issue> list(String owner, String repo, ScrollPosition position) {
    return PageWindow.of(
        github.execute(
            IssueEntity.open(owner, repo)
                .limit(20)
                .from(TokenScrollPosition.of(position).token())));
  }
}
