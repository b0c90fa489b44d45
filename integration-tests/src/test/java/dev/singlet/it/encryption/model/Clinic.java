package dev.singlet.it.encryption.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Trim;
import dev.singlet.annotation.Version;
import dev.singlet.crypto.aes.AesGcm;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table with everything that transforms values. */
@Table(name = "Clinic", indexes = @Index("GSI1"))
public sealed interface Clinic {

  /** Where someone lives. */
  record Address(@Trim String city, @Compress String directions) {}

  /** Someone with secrets of several types. */
  @Entity
  @LinkedKey(name = "of", partition = "WARD#{ward}", sort = "PATIENT#{id}")
  @LinkedKey(
      name = "byDoctor",
      index = "GSI1",
      partition = "DOCTOR#{doctor}",
      sort = "PATIENT#{ward}#{id}")
  record Patient(
      String ward,
      String id,
      @Prefix("dr:") String doctor,
      @Encrypt(with = PatientCipher.class) @Size(max = 1000) String diagnosis,
      @Encrypt(with = PatientCipher.class) @Attribute(aliases = "notes") @Nullable String remark,
      @Encrypt(with = PatientCipher.class) @Compress Optional<Address> address,
      @Encrypt(with = PatientCipher.class) Set<Integer> codes,
      @Encrypt(with = PatientCipher.class) Map<String, List<Integer>> readings,
      @Encrypt(with = PatientCipher.class) @Default("3") int level)
      implements Clinic {}

  /** Some of it. */
  @Projection(of = Patient.class)
  record Summary(String id, String diagnosis) {}

  /** A secret with a version. */
  @Entity
  @LinkedKey(partition = "VAULT#{name}", sort = "SECRET")
  record Secret(
      String name, @Encrypt(with = PatientCipher.class) String text, @Version long version)
      implements Clinic {}

  /** A text that was not encrypted at first. */
  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "LETTER#{id}", sort = "LETTER")
  record Letter(String id, @Encrypt(with = PatientCipher.class) String text) implements Clinic {
    @Migrate(from = 1)
    static Map<String, AttributeValue> encryptText(Map<String, AttributeValue> item) {
      return item;
    }
  }

  /** Texts and large values. */
  @Entity
  @LinkedKey(name = "of", partition = "WARD#{ward}", sort = "REPORT#{number}")
  record Report(
      String ward,
      @Prefix("report:") String number,
      @Trim String title,
      @Trim @Prefix("tag:") Set<String> tags,
      @Prefix("line:") List<String> lines,
      @Compress String body,
      @Compress Map<String, List<Integer>> figures,
      Address place)
      implements Clinic {}

  /** Encrypts with keys that the tests choose. */
  final class PatientCipher extends AesGcm {
    public PatientCipher() {
      super(new TestKeys());
    }
  }
}
