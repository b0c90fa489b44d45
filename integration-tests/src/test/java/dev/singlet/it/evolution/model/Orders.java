package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Orders that get their ids. */
@Table(name = "Orders")
public sealed interface Orders {

  @Entity
  @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
  record Order(
      @GeneratedId @Nullable UUID id,
      @GeneratedId(IdFormat.UUID_V4) String receipt,
      @GeneratedId(IdFormat.KSUID) String parcel,
      @GeneratedId(IdFormat.NANO_ID) String ticket,
      String customer)
      implements Orders {}

  @Entity
  @LinkedKey(name = "of", partition = "LOG#{customer}", sort = "{id}")
  record Entry(String customer, @GeneratedId(IdFormat.ULID) String id, String text)
      implements Orders {}
}
