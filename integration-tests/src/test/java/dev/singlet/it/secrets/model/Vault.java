package dev.singlet.it.secrets.model;

import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Unique;
import dev.singlet.crypto.aes.AesGcm;
import dev.singlet.crypto.aes.KeyProvider;
import dev.singlet.value.Document;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Entities with what is sensitive in each place. */
@Table(name = "Vault", indexes = @Index("GSI1"))
public sealed interface Vault {

  @ItemCollection(name = "ofUser")
  sealed interface UserItems extends Vault permits Session, Device {}

  @Entity
  @LinkedKey(name = "sessions", partition = "USER#{user}", sort = "SESSION#{token}")
  @LinkedKey(name = "byPin", index = "GSI1", partition = "PIN#{pin}", sort = "{token}")
  record Session(
      String user,
      @Sensitive String token,
      @Sensitive String pin,
      @Sensitive @Unique String mail,
      @Sensitive Map<String, String> marks,
      @Sensitive List<String> codes,
      @Sensitive Set<String> tags,
      Contact contact,
      Map<String, Contact> contacts,
      List<Contact> all,
      @Sensitive @Nullable Channel channel,
      List<Channel> channels,
      Place place,
      @Encrypt(with = SessionCipher.class) @Sensitive String sealed,
      @Sensitive @Max(999_999) int level,
      @Nullable Integer attempts,
      @Extras Map<String, Document> extras)
      implements UserItems {

    /** Refuses some values, with a message that quotes them. */
    public Session {
      if (pin.contains("refused")) {
        throw new IllegalArgumentException("no such pin: " + pin);
      }
    }
  }

  /** A record that holds what is sensitive. */
  record Contact(
      String name, @Sensitive @Nullable Integer number, @Sensitive @Nullable String street) {

    /** Refuses some values, with a message that quotes them. */
    public Contact {
      if (name.equals("refused")) {
        throw new IllegalArgumentException("no such number: " + number + street);
      }
    }
  }

  /** A union with what is sensitive in one of its records. */
  @Union(discriminator = "is")
  sealed interface Channel {
    record Mail(@Sensitive String address) implements Channel {}

    record Phone(String code, @Sensitive Set<String> numbers) implements Channel {}
  }

  /** A tuple with a sensitive element. */
  @Tuple
  record Place(String city, @Sensitive String street) {}

  @Entity
  @LinkedKey(partition = "USER#{user}", sort = "DEVICE#{device}")
  record Device(String user, String device, @Sensitive @Pattern(regexp = "[a-zA-Z0-9]+") String key)
      implements UserItems {}

  /** An entity that marks nothing. */
  @Entity
  @LinkedKey(name = "notes", partition = "NOTE#{id}", sort = "NOTE")
  record Note(String id, String text) implements Vault {}

  /** Encrypts with one key. */
  final class SessionCipher extends AesGcm {
    SessionCipher() {
      super(KeyProvider.of("k", Map.of("k", new SecretKeySpec(new byte[32], "AES"))));
    }
  }
}
