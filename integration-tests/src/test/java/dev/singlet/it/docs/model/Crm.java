package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table that OneTable has filled. */
@Table(
    name = "Crm",
    partitionKey = "pk",
    sortKey = "sk",
    indexes = @Index(value = "gs1", partitionKey = "gs1pk", sortKey = "gs1sk"),
    entityAttribute = "_type",
    createdAttribute = "created",
    modifiedAttribute = "updated")
public sealed interface Crm {

  @ItemCollection(name = "account")
  sealed interface AccountItem extends Crm permits Account, User {}

  @Entity
  @LinkedKey(partition = "Account#{id}", sort = "Account#")
  @LinkedKey(
      name = "inRegion",
      index = "gs1",
      partition = "Region#{region}",
      sort = "Plan#{plan}#{name}")
  record Account(
      String id,
      String name,
      String region,
      @Default("FREE") @StoredCase(LetterCase.LOWER) Plan plan,
      @Nullable Address address,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt Instant created,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant updated)
      implements AccountItem {

    public enum Plan {
      FREE,
      PAID
    }

    public record Address(@Nullable String city, @Nullable Integer zip) {}
  }

  @Entity
  @LinkedKey(partition = "Account#{accountId}", sort = "User#{number:pad(5)}")
  @LinkedKey(name = "byEmail", index = "gs1", partition = "User#{email}", sort = "User#")
  record User(
      String accountId,
      int number,
      String email,
      @Attribute("nick") @Nullable String nickname,
      Set<String> roles,
      @Nullable Instant seen,
      @TimeToLive @Nullable Instant expires,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @CreatedAt Instant created,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @UpdatedAt Instant updated)
      implements AccountItem {}

  /** An item with which OneTable keeps a value unique. */
  @Entity(name = "_Unique")
  @LinkedKey(partition = "_unique#{model}#{attribute}#{value}", sort = "_unique#")
  record Taken(@OnlyInKey String model, @OnlyInKey String attribute, @OnlyInKey String value)
      implements Crm {}
}
