package dev.singlet.spring.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;

/** Cases of tenants. */
@Table(name = "Helpdesk", tenant = "TENANT#{tenant}")
public sealed interface Helpdesk {

  @Entity
  @LinkedKey(name = "all", partition = "CASES", sort = "CASE#{number:pad(6)}")
  record Case(long number, @Unique String title) implements Helpdesk {}
}
