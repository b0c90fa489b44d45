package dev.singlet.benchmarks.enhanced;

import dev.singlet.benchmarks.model.Milestone;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbIgnore;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** A milestone as an immutable object with a builder. */
@DynamoDbImmutable(builder = ImmutableMilestone.Builder.class)
public final class ImmutableMilestone {

  private final int number;
  private final String title;
  private final boolean open;

  private ImmutableMilestone(Builder builder) {
    number = builder.number;
    title = builder.title;
    open = builder.open;
  }

  public static ImmutableMilestone of(Milestone milestone) {
    return builder()
        .number(milestone.number())
        .title(milestone.title())
        .open(milestone.open())
        .build();
  }

  @DynamoDbIgnore
  public Milestone toMilestone() {
    return new Milestone(number, title, open);
  }

  public static Builder builder() {
    return new Builder();
  }

  public int number() {
    return number;
  }

  public String title() {
    return title;
  }

  public boolean open() {
    return open;
  }

  /** Sets the attributes of a milestone. */
  public static final class Builder {

    private int number;
    private String title;
    private boolean open;

    private Builder() {}

    public Builder number(int number) {
      this.number = number;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder open(boolean open) {
      this.open = open;
      return this;
    }

    public ImmutableMilestone build() {
      return new ImmutableMilestone(this);
    }
  }
}
