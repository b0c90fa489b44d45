package dev.singlet.it.tables.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** What a third module keeps there, which says nothing of the table's index. */
@Table(name = "Business")
public sealed interface Remarks {

  @Entity
  @LinkedKey(name = "of", partition = "CUSTOMER#{customer}", sort = "{text}")
  record Remark(String customer, String text) implements Remarks {}
}
