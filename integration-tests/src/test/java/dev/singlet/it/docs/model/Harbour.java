package dev.singlet.it.docs.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Mark;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Stamps;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.value.Document;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table that other programs have filled. */
@Table(
    name = "Harbour",
    indexes = @Index("GSI1"),
    entityAttribute = "type",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Harbour {

  final class FourDigits implements Converter<Integer, String> {
    @Override
    public String toStored(Integer number) {
      return "%04d".formatted(number);
    }

    @Override
    public Integer fromStored(String text) {
      return Integer.valueOf(text);
    }
  }

  final class TextOrNumber implements Converter<Integer, Document> {
    @Override
    public Document toStored(Integer number) {
      return Document.of(number);
    }

    @Override
    public Integer fromStored(Document value) {
      return value instanceof Document.Text text
          ? Integer.valueOf(text.value())
          : value.asNumber().intValueExact();
    }
  }

  final class AsList implements Converter<Set<String>, List<String>> {
    @Override
    public List<String> toStored(Set<String> values) {
      return List.copyOf(values);
    }

    @Override
    public Set<String> fromStored(List<String> values) {
      return new LinkedHashSet<>(values);
    }
  }

  @Entity
  @LinkedKey(
      name = "ofShip",
      partition = "SHIP#{ship}",
      sort = "ARRIVAL#{arrivedAt}",
      givesUp = KeyProperty.ORDER)
  record Arrival(String ship, @StoredTime(TimeFormat.TO_STRING) Instant arrivedAt, String pier)
      implements Harbour {}

  @Entity
  @LinkedKey(name = "ofGauge", partition = "GAUGE#{gauge}", sort = "{time}")
  record Level(String gauge, @StoredTime(TimeFormat.TO_STRING) Instant measuredAt, int centimetres)
      implements Harbour {

    @Computed
    static String time(Instant measuredAt) {
      return measuredAt.toString();
    }
  }

  @Entity
  @LinkedKey(name = "ofCrane", partition = "CRANE#{crane}", sort = "SHIFT#{beginsAt}")
  record Shift(String crane, @StoredTime(TimeFormat.TO_STRING) LocalDateTime beginsAt)
      implements Harbour {}

  @Entity
  @LinkedKey(name = "ofTug", partition = "TUG#{tug}", sort = "TRIP#{startsAt}#{no:pad(2)}")
  record Trip(String tug, @StoredTime(TimeFormat.SECONDS) LocalDateTime startsAt, int no)
      implements Harbour {}

  @Entity
  @LinkedKey(name = "ofShip", partition = "BUNKS#{ship}", sort = "{number:pad(3)}")
  record Bunk(@OnlyInKey String ship, @OnlyInKey int number, String sailor) implements Harbour {}

  @Entity
  @LinkedKey(partition = "BILL#{number}", sort = "{numberText}")
  record Bill(int number, int cents) implements Harbour {

    @Computed
    static String numberText(int number) {
      return "B-%06d".formatted(number);
    }
  }

  @Entity(
      name = "pilot",
      aliases = {"PILOT", "Pilot"})
  @LinkedKey(partition = "pilot_{no}", sort = "pilot")
  record Pilot(int no, String name) implements Harbour {}

  @Entity
  @LinkedKey(name = "inBerth", partition = "L:{quay:any}-{berth}", sort = "MOORING")
  record Mooring(String quay, String berth) implements Harbour {}

  @Entity
  @LinkedKey(
      name = "ofYear",
      partition = "INV:{year}",
      sort = "INV:{number}",
      givesUp = KeyProperty.ORDER)
  record Invoice(int year, int number) implements Harbour {}

  @Entity
  @LinkedKey(name = "ofYard", partition = "YARD#{yard}", sort = "BOX#{number:pad(4)}")
  record Box(String yard, @Convert(with = FourDigits.class) int no) implements Harbour {

    @Computed
    static int number(int no) {
      return no;
    }
  }

  @Entity
  @LinkedKey(partition = "AGENT#{mail}", sort = "AGENT", letterCase = LetterCase.LOWER)
  @LinkedKey(
      name = "inPort",
      index = "GSI1",
      when = "port != ''",
      partition = "port#{port:lower}",
      sort = "{mail:lower}")
  record Agent(String mail, String port) implements Harbour {}

  @Entity
  @LinkedKey(partition = "CARGO#{id}", sort = "CARGO")
  record Cargo(
      String id,
      @Convert(with = TextOrNumber.class) int pieces,
      @Convert(with = AsList.class) Set<String> marks,
      @Nullable String note,
      Document customs,
      Danger danger)
      implements Harbour {}

  @Entity
  @Stamps(created = "issuedAt", modified = "")
  @LinkedKey(partition = "PASS#{no}", sort = "PASS")
  record Pass(int no, String holder) implements Harbour {}

  @Entity(name = "3", aliases = "30")
  @Mark(attribute = "class", type = ScalarType.N)
  @LinkedKey(name = "ofDock", partition = "DOCK#{dock}", sort = "SHIP#{no:pad(3)}")
  record Barge(String dock, int no) implements Harbour {}

  @Entity(toldByKey = true)
  @LinkedKey(name = "ofFairway", partition = "FAIRWAY#{fairway}", sort = "BUOY#{number:pad(3)}")
  record Buoy(String fairway, int number, String light) implements Harbour {}

  enum Danger {
    @StoredAs("")
    NONE,
    FIRE
  }
}
