package dev.singlet.it.docs.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** A table whose values contain {@code #}. */
@Table(name = "Notices")
public sealed interface Notices {

  @Entity
  @LinkedKey(name = "onBoard", partition = "BOARD#{board:any}", sort = "NOTICE#{title:any}")
  record Notice(String board, String title, String type) implements Notices {}

  @Entity
  @LinkedKey(
      name = "inFile",
      partition = "REPO#{repo}",
      sort = "FILE#{path:any}#LINE#{line:pad(6)}",
      givesUp = KeyProperty.ORDER)
  record Remark(String repo, String path, int line, String text) implements Notices {}

  @Entity
  @LinkedKey(partition = "DISTANCE#{places:any}", sort = "DISTANCE")
  record Distance(String from, String to, int km) implements Notices {

    @Computed
    public static String places(String from, String to) {
      return from + "#" + to;
    }
  }
}
