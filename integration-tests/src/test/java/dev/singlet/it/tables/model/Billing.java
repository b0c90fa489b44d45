package dev.singlet.it.tables.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;

/** What one module keeps in a table. */
@Table(name = "Business", indexes = @Index("GSI1"))
public sealed interface Billing {

  @Entity
  @LinkedKey(name = "of", partition = "CUSTOMER#{customer}", sort = "{day}")
  @LinkedKey(name = "byDay", index = "GSI1", partition = "DAY#{day}", sort = "{customer}")
  record Invoice(String customer, String day, @Unique String reference, @Version long version)
      implements Billing {}
}
