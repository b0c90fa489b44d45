package dev.singlet.it.otherlibraries.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Mark;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.Stamps;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Trim;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Unwrapped;
import dev.singlet.value.Document;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Entities of four libraries. Their components are rows of the pages on them. */
@Table(
    name = "Peers",
    partitionKey = "pk",
    sortKey = "sk",
    indexes = {
      @Index(value = "gs1", partitionKey = "g1pk", sortKey = "g1sk"),
      @Index(value = "gs2", partitionKey = "g2pk", sortKey = "g2sk"),
      @Index(value = "gs3", partitionKey = "g3pk", sortKey = "g3sk"),
      @Index(value = "gs4", partitionKey = "g4pk", sortKey = "g4sk"),
      @Index(value = "gs5", partitionKey = "g5pk", sortKey = "g5sk"),
      @Index(value = "gs6", partitionKey = "g6pk", sortKey = "g6sk")
    })
public sealed interface Peers {

  enum Color {
    @StoredAs("red")
    RED
  }

  final class WithSuffix implements Converter<String, String> {
    @Override
    public String toStored(String text) {
      return text + "#x";
    }

    @Override
    public String fromStored(String stored) {
      return stored.substring(0, stored.length() - 2);
    }
  }

  /** DynamoDB Toolbox. */
  @Entity
  @LinkedKey(partition = "TEXT#{id}", sort = "TEXT")
  record Text(
      String id,
      @Prefix("PK-#") String prefixed,
      @Prefix("PK-") String joined,
      @Prefix("PK-") String delimited,
      @Convert(with = WithSuffix.class) String suffixed,
      @Trim String trimmed,
      @Trim @Prefix("A#") String piped,
      @Min(1) @Max(3) int rank,
      @Default("RED") Color color,
      List<@Nullable String> gaps,
      Place place,
      Note plain,
      Note formatted,
      @Convert(with = JsonText.class) JsonNode json,
      Document anything)
      implements Peers {}

  @Tuple
  record Place(double latitude, double longitude) {}

  @Union(discriminator = Union.NONE)
  sealed interface Note {

    @Unwrapped
    record Plain(String text) implements Note {}

    record Formatted(String text) implements Note {}
  }

  final class JsonText implements Converter<JsonNode, String> {
    @Override
    public String toStored(JsonNode json) {
      return json.toString();
    }

    @Override
    public JsonNode fromStored(String text) {
      try {
        return new ObjectMapper().readTree(text);
      } catch (JsonProcessingException invalid) {
        throw new IllegalArgumentException(invalid);
      }
    }
  }

  /** DynamoDB Toolbox, without the entity's name and with one time. */
  @Entity(toldByKey = true)
  @Stamps(created = "madeAt", modified = "")
  @LinkedKey(partition = "BARE#{id}", sort = "BARE")
  record Bare(String id, @CreatedAt Instant madeAt) implements Peers {}

  final class Base64Text implements Converter<SdkBytes, String> {
    @Override
    public String toStored(SdkBytes bytes) {
      return Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe());
    }

    @Override
    public SdkBytes fromStored(String text) {
      return SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(text));
    }
  }

  record Packed(String nick) {}

  /** OneTable. */
  @Entity
  @Mark(attribute = "_type")
  @Stamps(created = "", modified = "")
  @LinkedKey(partition = "Blob#{id}", sort = "Blob")
  record Blob(
      String id,
      @Convert(with = Base64Text.class) SdkBytes bytes,
      SdkBytes raw,
      String lost,
      String secret,
      Set<Integer> numbers,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Instant day,
      Packed packed,
      String empty)
      implements Peers {}

  /** OneTable, with a date as a number and a value in the key alone. */
  @Entity
  @Mark(attribute = "_type")
  @Stamps(created = "", modified = "")
  @LinkedKey(
      name = "ofHost",
      partition = "Visit#{host}",
      sort = "Visit#{at:epochMillis:pad(13)}#{count}#{room}",
      givesUp = KeyProperty.ORDER)
  record Visit(
      String host,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Instant at,
      int count,
      @OnlyInKey String room,
      String first,
      String last,
      List<String> tags,
      Document open)
      implements Peers {

    @Computed(stored = true)
    static String full(String first, String last) {
      return first + " " + last;
    }
  }

  /** OneTable, with a date as text. */
  @Entity
  @Mark(attribute = "_type")
  @Stamps(created = "", modified = "")
  @LinkedKey(name = "ofHost", partition = "Stay#{host}", sort = "Stay#{at:millis}")
  record Stay(String host, Instant at) implements Peers {}

  /** OneTable, with a value that is unique in its scope. */
  @Entity
  @Mark(attribute = "_type")
  @Stamps(created = "", modified = "")
  @LinkedKey(partition = "Member#{id}", sort = "Member")
  record Member(String id, String club, String email) implements Peers {}

  /** The item of OneTable for such a value. */
  @Entity(name = "_Unique")
  @Mark(attribute = "_type")
  @Stamps(created = "", modified = "")
  @LinkedKey(partition = "_unique#{scope}#{model}#{attribute}#{value}", sort = "_unique#")
  record Taken(
      @OnlyInKey String scope,
      @OnlyInKey String model,
      @OnlyInKey String attribute,
      @OnlyInKey String value)
      implements Peers {}

  /** Tempest. */
  @Entity(toldByKey = true)
  @Stamps(created = "", modified = "")
  @LinkedKey(partition = "{id}", sort = "PATIENT_")
  record Patient(@Attribute("pk") String id, @Prefix("dr:") String doctor) implements Peers {}

  enum Status {
    @StoredAs("Open")
    OPEN,
    @StoredAs("Done")
    DONE
  }

  /** ElectroDB. */
  @Entity(name = "job")
  @Mark(attribute = "__edb_e__")
  @Stamps(created = "", modified = "")
  @LinkedKey(partition = "$studio#p_{projectId:lower}", sort = "$job_1#jobid_{jobId:lower}")
  @LinkedKey(
      name = "upper",
      index = "gs1",
      partition = "$studio_X#dueDay_{dueDay}",
      sort = "$job_1#status_{status}",
      letterCase = LetterCase.UPPER)
  @LinkedKey(
      index = "gs2",
      partition = "$studio_Y#dueDay_{dueDay}",
      sort = "$job_1#status_{status}#urgent_{urgent}#points_{points}",
      givesUp = KeyProperty.ORDER)
  @LinkedKey(
      index = "gs3",
      partition = "DAYS#{dueDay}",
      sort = "St_{status}",
      letterCase = LetterCase.LOWER)
  @LinkedKey(
      index = "gs4",
      partition = "$studio#p_{projectId}",
      sort = "$Load#job_1",
      letterCase = LetterCase.UPPER)
  @LinkedKey(
      index = "gs5",
      partition = "$studio#p_{projectId:lower}",
      sort = "$board#dueday_{dueDay:lower}#job_1")
  @LinkedKey(
      index = "gs6",
      partition = "$studio#p_{projectId:lower}",
      sort = "$one#two#job_1#dueday_{dueDay:lower}")
  record Job(
      String projectId,
      String jobId,
      String dueDay,
      Status status,
      int points,
      boolean urgent,
      List<String> steps,
      Document extra,
      @Attribute("s") String shortName)
      implements Peers {

    @Computed(stored = true)
    @Attribute("__edb_v__")
    static String modelVersion() {
      return "1";
    }
  }
}
