package dev.singlet.it.tables.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;

/** What another module keeps in the same table, in the same partitions. */
@Table(name = "Business", indexes = @Index("GSI1"))
public sealed interface Shipping {

  @Entity
  @LinkedKey(name = "of", partition = "CUSTOMER#{customer}", sort = "{number:pad(4)}")
  @LinkedKey(name = "byDay", index = "GSI1", partition = "DAY#{day}", sort = "{customer}")
  record Parcel(String customer, int number, String day, @Unique String reference)
      implements Shipping {}
}
