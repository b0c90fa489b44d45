package dev.singlet.examples.recipes.booking;

import java.time.LocalDate;
import java.util.List;

/** Others have some of the nights. Nothing was written. */
final class TakenException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<LocalDate> days;

  TakenException(List<Night> nights) {
    super("taken: " + nights);
    days = nights.stream().map(Night::day).sorted().toList();
  }

  List<LocalDate> days() {
    return days;
  }
}
