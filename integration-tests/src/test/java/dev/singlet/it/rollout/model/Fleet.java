package dev.singlet.it.rollout.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One table as programs of several releases know it. */
public final class Fleet {

  private Fleet() {}

  @SuppressWarnings("singlet:unused-index")
  @Table(name = "Fleet", indexes = @Index("GSI1"))
  public sealed interface Old {

    @Entity
    @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
    record Order(String id, String city, State state) implements Old {}

    enum State {
      OPEN,
      DONE
    }

    @Entity
    @LinkedKey(partition = "ACCOUNT#{id}", sort = "ACCOUNT")
    record Account(String id, @Nullable String mail, @Nullable String note) implements Old {}

    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record User(String id, String mail) implements Old {}

    @Entity
    @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
    record Parcel(String id, String note) implements Old {}

    @Entity(schemaVersion = 1)
    @LinkedKey(partition = "LETTER#{id}", sort = "LETTER")
    record Letter(String id, @Nullable String note) implements Old {}

    @Entity
    @LinkedKey(partition = "CART#{id}", sort = "CART")
    record Cart(String id, @Nullable String note) implements Old {}

    @Entity
    @LinkedKey(partition = "BOOK#{id}", sort = "BOOK")
    record Book(String id, String title, @Extras Map<String, Document> extras) implements Old {}
  }

  @Table(name = "Fleet", indexes = @Index("GSI1"))
  public sealed interface New {

    @Entity
    @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
    @LinkedKey(name = "inCity", index = "GSI1", partition = "CITY#{city}", sort = "{id}")
    record Order(
        String id, String city, Phase state, @Nullable String remark, @Default("1") int weight)
        implements New {}

    enum Phase {
      OPEN,
      DONE,
      LOST
    }

    @Entity
    @LinkedKey(partition = "ACCOUNT#{id}", sort = "ACCOUNT")
    record Account(
        String id, @Attribute(aliases = "mail") @Nullable String email, @Nullable String note)
        implements New {}

    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record User(String id, @Unique String mail) implements New {}

    @Entity(schemaVersion = 2)
    @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
    record Parcel(String id, String text) implements New {

      @Migrate(from = 1)
      static Map<String, AttributeValue> renamed(Map<String, AttributeValue> item) {
        item.put("text", item.remove("note"));
        return item;
      }
    }

    @Entity(schemaVersion = 2)
    @LinkedKey(partition = "LETTER#{id}", sort = "LETTER")
    record Letter(String id, @Nullable String text) implements New {

      @Migrate(from = 1)
      static Map<String, AttributeValue> renamed(Map<String, AttributeValue> item) {
        item.put("text", item.remove("note"));
        return item;
      }
    }

    @Entity
    @LinkedKey(partition = "CART#{id}", sort = "CART")
    record Cart(String id, @Nullable String note, @TimeToLive @Nullable Instant until)
        implements New {}

    @Entity
    @LinkedKey(partition = "BOOK#{id}", sort = "BOOK")
    record Book(String id, String title, @Nullable String subtitle) implements New {}
  }

  /** A release with versions. */
  @SuppressWarnings("singlet:unused-index")
  @Table(name = "Fleet", indexes = @Index("GSI1"))
  public sealed interface Counted {

    @Entity
    @LinkedKey(partition = "ACCOUNT#{id}", sort = "ACCOUNT")
    record Account(String id, @Nullable String mail, @Nullable String note, @Version long version)
        implements Counted {}
  }

  /** A release in which what is unique has another name, in Java and in items. */
  @SuppressWarnings("singlet:unused-index")
  @Table(name = "Fleet", indexes = @Index("GSI1"))
  public sealed interface Renamed {

    @Entity(name = "Person", aliases = "User", writes = "User")
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record Person(String id, @Attribute("mail") @Unique(name = "mail") String email)
        implements Renamed {}
  }
}
