package dev.singlet.it.keys.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.net.URI;

/** Keys of values whose text can hold the delimiter, and which are not text themselves. */
@Table(name = "Escaped")
public sealed interface Escaped {

  /** Takes addresses without a fragment. */
  @Entity
  @LinkedKey(partition = "LINK#{address}", sort = "LINK")
  record Link(URI address, String title) implements Escaped {}

  /** Takes all. */
  @Entity
  @LinkedKey(partition = "PAGE#{text:escape}", sort = "PAGE")
  record Page(URI address, String title) implements Escaped {

    @Computed
    public static String text(URI address) {
      return address.toString();
    }
  }
}
