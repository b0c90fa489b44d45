package dev.singlet.it.projections.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Mark;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.crypto.aes.AesGcm;
import dev.singlet.crypto.aes.KeyProvider;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Map;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Item collections, and projections of them: of each entity another part, or all of it. */
@Table(
    name = "Fleet",
    tenant = "LINE#{tenant}",
    indexes = {
      @Index("GSI1"),
      @Index(
          value = "GSI2",
          projection = ProjectionType.INCLUDE,
          include = {
            "_et", "id", "ship", "port", "home", "base", "owner", "tons", "number", "guest",
            "until", "name", "rank", "grade", "kind"
          })
    })
public sealed interface Fleet {

  /** A ship with all that is on it. */
  @ItemCollection(name = "ofShip")
  @ItemCollection(name = "inPort", index = "GSI1", across = "port")
  @ItemCollection(name = "all", index = "GSI2")
  sealed interface Aboard extends Fleet permits Ship, Cabin, Crew {}

  /** The people who work on a ship. */
  @ItemCollection(name = "ofShip")
  sealed interface Crew extends Aboard permits Officer, Sailor {}

  record Place(String city, @Nullable String street, @Sensitive String phone) {}

  @Entity
  @LinkedKey(partition = "SHIP#{id}", sort = "SHIP")
  @LinkedKey(index = "GSI1", partition = "PORT#{port}", sort = "{id}#A")
  @LinkedKey(index = "GSI2", partition = "ALL#{id:shard(2)}", sort = "{id}#A")
  record Ship(
      String id,
      String port,
      @Attribute(aliases = "base") Place home,
      @Sensitive String owner,
      int tons)
      implements Aboard {}

  /** Has a home under the name of a ship's, and a guest whose name is a secret. */
  @Entity
  @LinkedKey(partition = "SHIP#{ship}", sort = "CABIN#{number:pad(3)}")
  @LinkedKey(index = "GSI1", partition = "PORT#{port}", sort = "{ship}#B#{number:pad(3)}")
  @LinkedKey(index = "GSI2", partition = "ALL#{ship:shard(2)}", sort = "{ship}#B#{number:pad(3)}")
  record Cabin(
      String ship,
      String port,
      int number,
      Place home,
      @Encrypt(with = FleetCipher.class) String guest,
      @TimeToLive @Nullable Instant until)
      implements Aboard {}

  /** Marked by an attribute of its own. */
  @Entity
  @Mark(attribute = "kind")
  @LinkedKey(partition = "SHIP#{ship}", sort = "OFFICER#{name}")
  @LinkedKey(index = "GSI1", partition = "PORT#{port}", sort = "{ship}#C#{name}")
  @LinkedKey(index = "GSI2", partition = "ALL#{ship:shard(2)}", sort = "{ship}#C#{name}")
  record Officer(String ship, String port, String name, @Attribute(aliases = "grade") String rank)
      implements Crew {}

  /** Read whole by projections, too. */
  @Entity
  @LinkedKey(partition = "SHIP#{ship}", sort = "SAILOR#{name}")
  @LinkedKey(index = "GSI1", partition = "PORT#{port}", sort = "{ship}#D#{name}")
  @LinkedKey(index = "GSI2", partition = "ALL#{ship:shard(2)}", sort = "{ship}#D#{name}")
  record Sailor(String ship, String port, String name, @Size(max = 9) @Nullable String rank)
      implements Crew, CrewLine {}

  @Projection(of = Aboard.class)
  sealed interface Line permits ShipLine, CabinLine, CrewLine {}

  /** A part of the larger projection, and a projection of the smaller item collection. */
  @Projection(of = Crew.class)
  sealed interface CrewLine extends Line permits OfficerLine, Sailor {}

  @Projection(of = Ship.class)
  record ShipLine(Town home, String owner) implements Line {

    public record Town(String city) {}
  }

  @Projection(of = Cabin.class)
  record CabinLine(Place home, String guest) implements Line {}

  @Projection(of = Officer.class)
  record OfficerLine(String rank) implements CrewLine {}

  /** Cities alone, so that the request has no whole attribute of theirs. */
  @Projection(of = Aboard.class)
  sealed interface Towns {

    @Projection(of = Ship.class)
    record OfShip(ShipLine.Town home) implements Towns {}

    @Projection(of = Cabin.class)
    record OfCabin(Phone home) implements Towns {}

    record Phone(String city, String phone) {}

    @Projection(of = Officer.class)
    record OfOfficer(String name) implements Towns {}

    @Projection(of = Sailor.class)
    record OfSailor(String name) implements Towns {}
  }

  /** Two entities with the same key, of which one has older items. */
  sealed interface Logged extends Fleet permits Entry, Remark {}

  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "LOG#{no}", sort = "LOG")
  record Entry(int no, String text, int words) implements Logged {

    @Migrate(from = 1)
    static Map<String, AttributeValue> countWords(Map<String, AttributeValue> item) {
      int words = item.get("text").s().split(" ", -1).length;
      item.put("words", AttributeValue.createN(String.valueOf(words)));
      return item;
    }
  }

  @Entity
  @LinkedKey(partition = "LOG#{no}", sort = "LOG")
  record Remark(int no, String text, String by) implements Logged {}

  @Projection(of = Logged.class)
  sealed interface LogLine {

    @Projection(of = Entry.class)
    record Counted(int words) implements LogLine {}

    @Projection(of = Remark.class)
    record Said(String by) implements LogLine {}
  }

  /** Encrypts with one key. */
  final class FleetCipher extends AesGcm {
    public FleetCipher() {
      super(new OneKey());
    }
  }

  /** The key. */
  final class OneKey implements KeyProvider {

    @Override
    public String currentKeyId() {
      return "one";
    }

    @Override
    public SecretKey key(String id) {
      return new SecretKeySpec(new byte[32], "AES");
    }
  }
}
