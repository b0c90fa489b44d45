package dev.singlet.it.enhancedclient.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.extensions.annotations.DynamoDbVersionAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;

/** An immutable class that both libraries map. */
@Entity
@LinkedKey(partition = "{id}")
@DynamoDbImmutable(builder = Label.Builder.class)
public final class Label implements Labels {

  private final String id;
  private final @Nullable String text;
  private final long version;

  public Label(String id, @Nullable String text, @Version long version) {
    this.id = id;
    this.text = text;
    this.version = version;
  }

  public static Builder builder() {
    return new Builder();
  }

  @DynamoDbPartitionKey
  public String getId() {
    return id;
  }

  public @Nullable String getText() {
    return text;
  }

  @DynamoDbVersionAttribute
  public long getVersion() {
    return version;
  }

  /** The enhanced client sets what it reads one by one. */
  public static final class Builder {
    private String id = "";
    private @Nullable String text;
    private long version;

    public Builder id(String value) {
      id = value;
      return this;
    }

    public Builder text(@Nullable String value) {
      text = value;
      return this;
    }

    public Builder version(long value) {
      version = value;
      return this;
    }

    public Label build() {
      return new Label(id, text, version);
    }
  }
}
