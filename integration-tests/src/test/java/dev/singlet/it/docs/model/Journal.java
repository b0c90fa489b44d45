package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.YearMonth;

@Table(name = "Journal")
public sealed interface Journal {

  @Entity
  @LinkedKey(
      name = "ofDevice",
      partition = "DEVICE#{device}",
      sort = "EVENT#{month}#{day:pad(2)}#{number:pad(4)}")
  record Event(String device, YearMonth month, int day, int number, String text)
      implements Journal {}
}
