package dev.singlet.it.entities.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Validate;
import dev.singlet.annotation.Version;
import dev.singlet.it.docs.model.PatientCipher;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parcels and lockers with flattened records. */
@Table(
    name = "Depository",
    indexes = {@Index("GSI1"), @Index("GSI2")},
    naming = Naming.SNAKE_CASE)
public sealed interface Depository {

  record Stamped(
      @CreatedAt @Nullable Instant createdAt,
      @UpdatedAt @Nullable Instant updatedAt,
      @Version long version,
      @Attribute(readOnly = true) String author,
      @Default("web") @Nullable String source,
      @Default(method = "labelOf") @Nullable String label) {

    public static String labelOf(String author, String source) {
      return author + " by " + source;
    }
  }

  record Place(@NotBlank String street, @Size(max = 20) String city, OptionalInt floor, int no) {
    @Validate
    static boolean hasOwnName(String street, String city) {
      return !street.equals(city);
    }
  }

  record Person(
      @GeneratedId(IdFormat.ULID) @Nullable String id,
      @Flatten(prefix = "home_") Place home,
      @Attribute(value = "mail", aliases = "email") @Nullable String email) {}

  record Gift(String recipient, @Nullable String message) {}

  record Notes(
      @Nullable @Encrypt(with = PatientCipher.class) String secret,
      @Nullable @Compress String text,
      Set<String> labels,
      @Nullable Map<String, Long> counts) {}

  record Lease(@TimeToLive Instant until, List<String> keys) {}

  @Entity
  @LinkedKey(partition = "PARCEL#{sender.id}", sort = "PARCEL#{no}")
  @LinkedKey(
      name = "fromCity",
      index = "GSI1",
      partition = "CITY#{sender.home.city}",
      sort = "{stamped.author}#{no}")
  @LinkedKey(
      name = "toRecipient",
      index = "GSI2",
      partition = "GIFT#{gift.recipient}",
      sort = "{state}#{no}")
  @SuppressWarnings("singlet:argument-order")
  record Parcel(
      String no,
      String state,
      @Flatten Stamped stamped,
      @Flatten(prefix = "sender_") Person sender,
      @Flatten(prefix = "to_") @Nullable Place to,
      @Flatten(prefix = "gift_") @Nullable Gift gift,
      @Flatten(prefix = "notes_") @Nullable Notes notes,
      @Flatten(prefix = "lease_") @Nullable Lease lease,
      @Min(0) long weight)
      implements Depository {

    @Computed(stored = true)
    static String summary(String no, @Nullable Gift gift) {
      return gift == null ? no : no + " for " + gift.recipient();
    }
  }

  record Credentials(@Unique String email, @Unique(scope = "email") String phone) {}

  @Entity
  @LinkedKey(partition = "LOCKER#{id}", sort = "LOCKER")
  record Locker(String id, @Flatten Credentials credentials) implements Depository {}

  @Projection(of = Parcel.class)
  record Route(Person sender, @Nullable Place to) {}
}
