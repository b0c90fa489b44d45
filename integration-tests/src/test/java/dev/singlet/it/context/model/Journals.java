package dev.singlet.it.context.model;

import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.FromContext.On;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;
import dev.singlet.it.docs.model.PatientCipher;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Items of tenants that take each kind of value from the context. */
@Table(
    name = "Journals",
    tenant = "T#{tenant}",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3")})
public sealed interface Journals {

  /** Its index keys are made of the first writer, of the last one, and of a value that can lack. */
  @Entity
  @LinkedKey(partition = "ENTRY#{id}", sort = "ENTRY")
  @LinkedKey(name = "byWriter", index = "GSI1", partition = "WRITER#{writer}", sort = "ENTRY#{id}")
  @LinkedKey(
      name = "byEditor",
      index = "GSI2",
      partition = "EDITOR#{trail.editor}",
      sort = "ENTRY#{id}")
  @LinkedKey(name = "byDevice", index = "GSI3", partition = "DEVICE#{device}", sort = "ENTRY#{id}")
  record Entry(
      String id,
      String text,
      @FromContext(name = "user", on = On.CREATE) String writer,
      @Flatten Trail trail,
      @FromContext @Sensitive @Size(max = 8) @Nullable String device,
      @FromContext @Encrypt(with = PatientCipher.class) @Nullable String phone,
      @FromContext Set<String> roles)
      implements Journals {}

  record Trail(
      @FromContext(name = "user") String editor,
      @FromContext(name = "request") Optional<UUID> request) {}

  /** Its writes can be transactions, and count. */
  @Entity
  @LinkedKey(partition = "BOOK#{id}", sort = "BOOK")
  record Book(
      String id,
      @Unique String title,
      @FromContext(name = "user", on = On.CREATE) String writer,
      @Flatten Last last)
      implements Journals {}

  record Last(@FromContext(name = "user") String editor, @Version int version) {}

  @Entity
  @LinkedKey(partition = "LABEL#{name}", sort = "LABEL")
  record Label(String name, @Nullable String color) implements Journals {}
}
