package dev.singlet.it.entities.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Stamps;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Entities with the table's stamps, with stamps of their own, and without stamps. */
@Table(name = "Clinic")
public sealed interface Clinic {

  @ItemCollection(name = "file")
  sealed interface Filed extends Clinic permits Patient, Visit, Note {}

  @Entity
  @LinkedKey(partition = "PATIENT#{patient}", sort = "PATIENT")
  record Patient(String patient, @Default("?") String name) implements Filed {}

  /** Shows both of its stamps, one in another form. */
  @Entity
  @Stamps(created = "begun", modified = "changed")
  @LinkedKey(name = "visits", partition = "PATIENT#{patient}", sort = "VISIT#{no:pad(3)}")
  record Visit(
      String patient,
      int no,
      @Default("?") String reason,
      @CreatedAt @Nullable Instant since,
      @UpdatedAt @StoredTime(TimeFormat.EPOCH_MILLIS) @Nullable Instant last)
      implements Filed {}

  @Projection(of = Visit.class)
  record Begin(@Nullable Instant since) {}

  /** Has no stamps, so that attributes with the table's names are unknown ones. */
  @Entity
  @Stamps(created = "", modified = "")
  @LinkedKey(partition = "PATIENT#{patient}", sort = "NOTE#{no:pad(3)}")
  record Note(
      String patient, int no, @Default("?") String text, @Extras Map<String, Document> others)
      implements Filed {}

  /** Has only the time of the last write, and doesn't show it. */
  @Entity
  @Stamps(created = "", modified = "changed")
  @LinkedKey(partition = "PATIENT#{patient}", sort = "BILL#{no:pad(3)}")
  record Bill(String patient, int no, @Default("0") long amount) implements Clinic {}
}
