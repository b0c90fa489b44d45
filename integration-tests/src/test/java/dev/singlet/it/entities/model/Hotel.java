package dev.singlet.it.entities.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Components;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Validate;
import dev.singlet.annotation.Version;
import dev.singlet.value.Document;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Classes as entities, beside a record. */
@Table(name = "Hotel", indexes = @Index("GSI1"))
public sealed interface Hotel {

  /** The parts of a hotel, which have a common base class. */
  abstract class Part {

    private final String hotel;
    private final int number;

    Part(String hotel, int number) {
      this.hotel = hotel;
      this.number = number;
    }

    public String hotel() {
      return hotel;
    }

    public int getNumber() {
      return number;
    }
  }

  /** The items that guests see. */
  @ItemCollection(name = "of")
  sealed interface Open extends Hotel {}

  /** A bed. */
  record Bed(String size, @Nullable Integer pillows) {}

  /** Has a factory, inherited accessors and a mutable field that is not a component. */
  @Entity
  @LinkedKey(name = "in", partition = "HOTEL#{hotel}", sort = "ROOM#{number:pad(4)}")
  @LinkedKey(
      name = "byState",
      index = "GSI1",
      partition = "STATE#{state}",
      sort = "{floor:pad(2)}#{number:pad(4)}")
  final class Room extends Part implements Open {

    private final String state;
    private final @Nullable String guest;
    private final Set<String> features;
    private final List<String> notes;
    private final Bed bed;
    private final boolean quiet;
    private final OptionalInt seats;
    private final @Nullable String code;
    private final long version;
    private final Instant changedAt;
    private final Map<String, Document> others;
    private int reads;

    private Room(
        String hotel,
        int number,
        String state,
        @Nullable String guest,
        Set<String> features,
        List<String> notes,
        Bed bed,
        boolean quiet,
        OptionalInt seats,
        @Nullable String code,
        long version,
        Instant changedAt,
        Map<String, Document> others) {
      super(hotel, number);
      this.state = state;
      this.guest = guest;
      this.features = Set.copyOf(features);
      this.notes = List.copyOf(notes);
      this.bed = bed;
      this.quiet = quiet;
      this.seats = seats;
      this.code = code;
      this.version = version;
      this.changedAt = changedAt;
      this.others = Map.copyOf(others);
    }

    /**
     * Makes a room.
     *
     * @param number the number on the door
     */
    @Components
    static Room of(
        String hotel,
        int number,
        @Default("FREE") @Attribute("st") String state,
        @Sensitive @Nullable String guest,
        Set<String> features,
        List<@NotBlank @Size(max = 9) String> notes,
        @Flatten(prefix = "bed_") Bed bed,
        boolean quiet,
        OptionalInt seats,
        @Unique @Nullable String code,
        @Version long version,
        @UpdatedAt Instant changedAt,
        @Extras Map<String, Document> others) {
      return new Room(
          hotel, number, state, guest, features, notes, bed, quiet, seats, code, version, changedAt,
          others);
    }

    @Computed
    static int floor(int number) {
      return number / 100;
    }

    @Validate
    static boolean isFreeWithoutGuest(String state, @Nullable String guest) {
      return !state.equals("FREE") || guest == null;
    }

    public String getState() {
      return state;
    }

    public @Nullable String getGuest() {
      return guest;
    }

    public Set<String> getFeatures() {
      return features;
    }

    public List<String> getNotes() {
      return notes;
    }

    public Bed bed() {
      reads++;
      return bed;
    }

    public boolean isQuiet() {
      return quiet;
    }

    public OptionalInt seats() {
      return seats;
    }

    public @Nullable String code() {
      return code;
    }

    public long getVersion() {
      return version;
    }

    public Instant getChangedAt() {
      return changedAt;
    }

    public Map<String, Document> others() {
      return others;
    }

    public int reads() {
      return reads;
    }
  }

  /** Has annotations on its fields, as Lombok's classes do. */
  @Entity
  @LinkedKey(name = "in", partition = "HOTEL#{hotel}", sort = "HALL#{id}")
  final class Hall implements Open {

    private final String hotel;

    @GeneratedId private final String id;

    @Attribute("n")
    @Size(max = 5)
    private final String name;

    public Hall(String hotel, String id, String name) {
      this.hotel = hotel;
      this.id = id;
      this.name = name;
    }

    public String getHotel() {
      return hotel;
    }

    public String getId() {
      return id;
    }

    public String getName() {
      return name;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Hall hall
          && hotel.equals(hall.hotel)
          && id.equals(hall.id)
          && name.equals(hall.name);
    }

    @Override
    public int hashCode() {
      return Objects.hash(hotel, id, name);
    }
  }

  /** A record among classes. */
  @Entity
  @LinkedKey(name = "in", partition = "HOTEL#{hotel}", sort = "POOL")
  record Pool(String hotel, int length) implements Open {}

  /** A projection of a class. */
  @Projection(of = Room.class)
  record Door(int number, boolean quiet, @Nullable String guest) {}
}
