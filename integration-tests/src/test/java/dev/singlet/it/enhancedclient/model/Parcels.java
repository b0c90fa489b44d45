package dev.singlet.it.enhancedclient.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The table of {@link ParcelBean}, whose key attributes are properties of the bean. */
@Table(
    name = "Parcels",
    partitionKey = "id",
    sortKey = "sentAt",
    indexes =
        @Index(
            value = "byShelf",
            partitionKey = "shelf",
            sortKey = "grams",
            sortKeyType = ScalarType.N),
    entityAttribute = "",
    createdAttribute = "createdAt",
    modifiedAttribute = "changedAt",
    storedTime = TimeFormat.TO_STRING)
public sealed interface Parcels permits Parcels.Parcel {

  /** An amount that the bean stores by a converter of its own. */
  record Money(long cents) {}

  /** Stores what {@link MoneyAttribute} stores. */
  final class MoneyConverter implements Converter<Money, String> {
    @Override
    public String toStored(Money money) {
      return money.cents() + " cents";
    }

    @Override
    public Money fromStored(String text) {
      return new Money(Long.parseLong(text.replace(" cents", "")));
    }
  }

  /** A nested bean. */
  record Address(@Nullable String city, @Nullable Integer code, @Nullable Geo geo) {}

  /** A bean in a nested one. */
  record Geo(@Nullable Double latitude, @Nullable Double longitude) {}

  /** A bean whose attributes are those of the item. */
  record Size(int width, int height) {}

  /** The record of the bean. */
  @Entity
  @LinkedKey(partition = "{id}", sort = "{sentAt}", givesUp = KeyProperty.ORDER)
  @LinkedKey(name = "onShelf", index = "byShelf", partition = "{shelf}", sort = "{grams}")
  record Parcel(
      String id,
      Instant sentAt,
      @Nullable String shelf,
      @Nullable Integer grams,
      @Attribute("n") @Nullable String note,
      @Nullable Address sender,
      @Nullable Address receiver,
      @Nullable List<Address> stops,
      @Nullable Map<String, Address> contacts,
      @Nullable Map<Instant, Integer> scans,
      @Flatten Size size,
      @Convert(with = MoneyConverter.class) @Nullable Money price,
      @GeneratedId(IdFormat.UUID_V4) String label,
      long writes,
      @Version long version,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant changedAt,
      @Extras Map<String, Document> more)
      implements Parcels {}
}
