package dev.singlet.tools.cli;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Meters, whose serial numbers are numbers as text, which the model doesn't tell. */
@Table(name = "Meters")
public sealed interface Meters {

  /** A meter. */
  @Entity
  @LinkedKey(partition = "METER#{id}", sort = "METER")
  record Meter(int id, @Convert(with = Serial.Text.class) Serial serial) implements Meters {}

  /** Where meters are. */
  @Entity
  @LinkedKey(partition = "PLACE#{name}", sort = "PLACE")
  record Place(String name) implements Meters {}

  /** A serial number. */
  record Serial(int number) {

    /** Its stored form. */
    public static final class Text implements Converter<Serial, String> {

      @Override
      public String toStored(Serial serial) {
        return Integer.toString(serial.number());
      }

      @Override
      public Serial fromStored(String stored) {
        return new Serial(Integer.parseInt(stored));
      }
    }
  }
}
