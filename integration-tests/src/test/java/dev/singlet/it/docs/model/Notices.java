package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

@Table(name = "Notices", delimiter = "!")
public sealed interface Notices {

  @Entity
  @LinkedKey(name = "onBoard", partition = "BOARD#{board}", sort = "NOTICE#{title}")
  record Notice(String board, String title, String type) implements Notices {}
}
