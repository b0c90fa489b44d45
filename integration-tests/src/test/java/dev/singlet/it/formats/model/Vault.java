package dev.singlet.it.formats.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Union;
import dev.singlet.value.Document;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is not for all to see, and what is more than JSON can tell. */
@Table(name = "Vault")
public sealed interface Vault {

  @Entity
  @LinkedKey(partition = "LOGIN#{name}", sort = "LOGIN")
  record Login(
      String name,
      @Attribute(value = "pw", hidden = true) @Nullable String passwordHash,
      @Attribute(hidden = true) @Default("0") int failures)
      implements Vault {

    @Computed(stored = true)
    static String greeting(String name) {
      return "Hello " + name;
    }

    @Computed(stored = true)
    static @Nullable String warning(int failures) {
      return failures > 2 ? "locked" : null;
    }

    @Attribute(hidden = true)
    @Computed(stored = true)
    static int digest(String name) {
      return name.length();
    }
  }

  @Entity
  @LinkedKey(partition = "TOKEN#{id}", sort = "TOKEN")
  record Token(String id, @Attribute(hidden = true) String secret) implements Vault {}

  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
  record Note(String id, Document content, @Nullable Document other, List<Document> more)
      implements Vault {

    @Migrate(from = 1)
    static Map<String, AttributeValue> wrap(Map<String, AttributeValue> item) {
      item.put("content", AttributeValue.fromS("migrated"));
      return item;
    }
  }

  @Entity
  @LinkedKey(partition = "SAFE#{id}", sort = "SAFE")
  record Safe(
      String id,
      @Attribute(hidden = true) @Nullable String code,
      @Attribute(aliases = "door") @Nullable Box box,
      @Nullable Thing thing,
      @Extras Map<String, Document> extras)
      implements Vault {}

  record Box(int size, @Extras Map<String, Document> extras) {}

  @Union(discriminator = "is")
  sealed interface Thing {
    record Coin(int value, @Extras Map<String, Document> extras) implements Thing {}

    record Deed(String text) implements Thing {}
  }

  @Entity
  @LinkedKey(partition = "LEDGER#{id}", sort = "LEDGER")
  record Ledger(
      @Pattern(regexp = "[a-z]+") @Size(max = 3) String id,
      @Nullable @Email String contact,
      @Default("none") @NotBlank String note,
      @Nullable @Positive @Max(9) Integer rank,
      @Nullable @DecimalMin(value = "0.5", inclusive = false) @DecimalMax("2.5") BigDecimal share,
      @Nullable @Digits(integer = 2, fraction = 1) BigDecimal rate,
      @Nullable @NegativeOrZero Byte debt,
      @Nullable @AssertTrue Boolean isOpen,
      @NotEmpty @Size(max = 2) List<@NotBlank @Size(max = 3) String> tags,
      @Nullable @Size(min = 1) Map<@Size(min = 2) String, List<@Min(3) Integer>> counts,
      @SuppressWarnings("ArrayRecordComponent") @Size(max = 2) byte @Nullable [] seal)
      implements Vault {}
}
