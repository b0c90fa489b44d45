package dev.singlet.benchmarks.handwritten;

import dev.singlet.benchmarks.model.IssueStatus;

/** The texts of key attributes. */
public final class Keys {

  /** The sort key of an issue. */
  public static final String ISSUE = "A#ISSUE";

  private static final String ZEROS = "00000000";

  private Keys() {}

  /** The partition key of an issue and its thread. */
  public static String issue(String owner, String repoName, long number) {
    return "ISSUE#" + owner + "#" + repoName + "#" + pad(number);
  }

  /** The sort key of a comment. */
  public static String comment(long number) {
    return "COMMENT#" + pad(number);
  }

  /** The sort key of an event. */
  public static String event(long number) {
    return "EVENT#" + pad(number);
  }

  /** The partition key of a repository's issues in both indexes. */
  public static String repo(String owner, String repoName) {
    return "REPO#" + owner + "#" + repoName;
  }

  /** The sort key of an issue in GSI1. */
  public static String byRepo(long number) {
    return "ISSUE#" + pad(number);
  }

  /** The sort key of an issue in GSI2. */
  public static String byStatus(IssueStatus status, long number) {
    return "STATUS#" + status.name() + "#" + pad(number);
  }

  private static String pad(long number) {
    String digits = Long.toString(number);
    return ZEROS.substring(digits.length()) + digits;
  }
}
