package dev.singlet.it.docs.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.LinkedKey;
import java.util.List;
import java.util.Locale;

@Entity
@LinkedKey(partition = "SHIPMENT#{id}", sort = "SHIPMENT")
public record Shipment(
    @GeneratedId(IdFormat.ULID) String id,
    String city,
    @Default("1") int parcels,
    @Default(constant = "NO_NOTES") List<String> notes,
    @Default(method = "label") String label)
    implements Shipping {

  public static final List<String> NO_NOTES = List.of();

  public static String label(String city, int parcels) {
    return city.toUpperCase(Locale.ROOT) + "/" + parcels;
  }
}
