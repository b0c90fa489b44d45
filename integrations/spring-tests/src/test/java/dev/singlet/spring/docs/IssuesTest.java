package dev.singlet.spring.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.spring.boot.test.SingletTest;
import dev.singlet.spring.docs.model.Issue;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DuplicateKeyException;

@SingletTest
class IssuesTest {
  @Autowired Issues issues;

  @Test
  void anIssueIsOpenedOnce() {
    Issue issue = new Issue("aws", "sdk", 42, "Help", null);
    issues.open(issue);

    assertThat(issues.find("aws", "sdk", 42)).contains(issue);
    assertThatThrownBy(() -> issues.open(issue)).isInstanceOf(DuplicateKeyException.class);
  }
}
