package dev.singlet.it.observability.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import java.util.Map;

/** A bureau with much that is not to be shown. */
@Table(
    name = "Bureau",
    indexes = {@Index("GSI1"), @Index(value = "LSI1", type = IndexType.LOCAL)})
public sealed interface Bureau {

  /** Where to find an agent. */
  record Contact(String city, @Sensitive String phone) {}

  /** The findings of one unit. */
  @ItemCollection(name = "ofUnit")
  sealed interface InUnit extends Bureau permits Agent, Car {}

  /** An agent, whose key may be shown. */
  @Entity
  @LinkedKey(name = "inUnit", partition = "UNIT#{unit}", sort = "AGENT#{no}")
  @LinkedKey(name = "byName", index = "GSI1", partition = "NAME#{name}", sort = "UNIT#{unit}")
  record Agent(
      String unit,
      String no,
      @Sensitive @Attribute(aliases = "called") String name,
      String rank,
      @Attribute(aliases = "reach") Contact contact,
      @Sensitive Map<String, Integer> marks,
      @Encrypt(with = BureauCipher.class) String orders)
      implements InUnit {

    @Computed(stored = true)
    static String reachable(Contact contact) {
      return "call " + contact.phone();
    }
  }

  /** A car, of which all may be shown. */
  @Entity
  @LinkedKey(name = "inUnit", partition = "UNIT#{unit}", sort = "CAR#{plate}")
  @LinkedKey(name = "byColor", index = "LSI1", sort = "COLOR#{color}")
  record Car(String unit, String plate, String color, int seats) implements InUnit {}

  /** Somebody whose key is not to be shown, and has a unique value that isn't either. */
  @Entity
  @LinkedKey(partition = "SOURCE#{phone}", sort = "SOURCE")
  @LinkedKey(name = "byTrust", index = "LSI1", sort = "TRUST#{trust:pad(2)}")
  record Source(@Sensitive String phone, @Sensitive @Unique String mail, int trust)
      implements Bureau {}
}
