package dev.singlet.it.bulk.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import jakarta.validation.constraints.Size;

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
}
