package dev.singlet.it.bulk.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Articles of a store, and its members. */
@Table(name = "Store", indexes = @Index("GSI1"))
public sealed interface Store {

  @Entity
  @LinkedKey(partition = "ARTICLE#{sku}", sort = "ARTICLE")
  @LinkedKey(name = "inShelf", index = "GSI1", partition = "SHELF#{shelf}", sort = "{sku}")
  record Article(String sku, String shelf, @Size(max = 20) String title) implements Store {}

  @Entity
  @LinkedKey(partition = "MEMBER#{name}", sort = "MEMBER")
  record Member(String name, @Unique String email) implements Store {}

  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  record Parcel(@GeneratedId @Nullable String id, String town) implements Store {}

  @Entity
  @LinkedKey(partition = "NOTE#{number:pad(6)}", sort = "NOTE")
  record Note(int number, @FromContext(name = "user") @Nullable String author) implements Store {}
}
