package dev.singlet.generated.item;

import java.time.ZoneId;
import java.time.ZoneOffset;

/** Codecs of time zones. */
final class TimeZones {

  private TimeZones() {}

  record Zone() implements ParsedCodec<ZoneId> {
    @Override
    public String format(ZoneId value) {
      return value.getId();
    }

    @Override
    public ZoneId read(String text) {
      return ZoneId.of(text);
    }

    @Override
    public String expected() {
      return "id of a time zone such as Europe/Paris";
    }
  }

  record Offset() implements ParsedCodec<ZoneOffset> {
    @Override
    public String format(ZoneOffset value) {
      return value.getId();
    }

    @Override
    public ZoneOffset read(String text) {
      return ZoneOffset.of(text);
    }

    @Override
    public String expected() {
      return "offset from UTC such as +01:00";
    }
  }
}
