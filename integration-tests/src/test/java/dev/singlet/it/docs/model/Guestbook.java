package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** The greetings of guests. */
@Table(name = "Guestbook", hooks = CleanTexts.class)
public sealed interface Guestbook {

  @Entity
  @LinkedKey(partition = "GUEST#{guest}", sort = "GUEST")
  record Greeting(String guest, String text) implements Guestbook {}
}
